/** The legislature whose bills and members are fetched: the current one. */
export const LEGISLATURA = 19;
