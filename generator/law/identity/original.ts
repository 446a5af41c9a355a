/** Stands for a day where the text of an act as it was published is wanted. */
export const ORIGINAL = "originale";
