/**
 * What stands for a type of act among the words of titles: the type whole between two spaces, which no word can hold, so that only the
 * whole type begins with it.
 *
 * @example typeTerm("decreto-legge") // " decreto-legge "
 */
export const typeTerm = (tipo: string): string => ` ${tipo} `;
