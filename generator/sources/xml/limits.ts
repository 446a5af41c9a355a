/** How deep elements may nest; official files reach 31. */
export const MAX_DEPTH = 256;

/**
 * How many characters may stand between two tags, as they are written; the longest of the official files has 84,000. While a text is read
 * each takes up to 60 bytes, so that one of this length takes 120 MB.
 */
export const MAX_TEXT = 2 * 1024 * 1024;
