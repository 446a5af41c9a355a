/** How deep elements may nest; official files reach 31. */
export const MAX_DEPTH = 256;

/** How many characters may stand between two tags, as they are written: more than the largest act has in all (10 MB, tags included). */
export const MAX_TEXT = 16 * 1024 * 1024;
