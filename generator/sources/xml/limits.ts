/** How deep elements may nest; official files reach 31. */
export const MAX_DEPTH = 256;
