/** Names that several acts have borne, one after the other. */

import type { BorneNameRow } from "../citations/tables.ts";
import { identityIn, tableRows } from "./rows.ts";

/** `type date number from [to]` */
function bearerIn(cell: string) {
  const [dal = "", al = ""] = cell.split(" ").slice(3);
  const { numero, ...act } = identityIn(cell);
  return { ...act, numero: numero === "-" ? null : numero, dal, al };
}

/**
 * The acts whose names others bore before them, or that are called by the year of their entry into force. Columns: the act that bears the names today and the day from
 * which it applied; those before it, each with its first and last day (that of the act where its first one is not known).
 */
export const BORNE_NAMES: readonly BorneNameRow[] = tableRows(`
costituzione 1947-12-27 - 1948-01-01
regio-decreto 1942-03-16 262 1942-04-21 | regio-decreto 1865-06-25 2358 1866-01-01 1942-04-20
regio-decreto 1930-10-19 1398 1931-07-01 | regio-decreto 1889-06-30 6133 1890-01-01 1931-06-30
regio-decreto 1940-10-28 1443 1942-04-21 | regio-decreto 1865-06-25 2366 1866-01-01 1942-04-20
dpr 1988-09-22 447 1989-10-24 | regio-decreto 1930-10-19 1399 1931-07-01 1989-10-23; regio-decreto 1913-02-27 127 1914-01-01 1931-06-30
decreto-legislativo 1989-07-28 271 1989-10-24 | regio-decreto 1931-05-28 602 1931-07-01 1989-10-23
decreto-legislativo 1992-04-30 285 1993-01-01 | dpr 1959-06-15 393 1959-07-01 1992-12-31
dpr 1992-12-16 495 1993-01-01 | dpr 1959-06-30 420 1959-07-01 1992-12-31
decreto-legislativo 2023-03-31 36 2023-07-01 | decreto-legislativo 2016-04-18 50 2016-04-19 2023-06-30; decreto-legislativo 2006-04-12 163 2006-07-01 2016-04-18
decreto-legislativo 1993-09-01 385 1994-01-01 | regio-decreto-legge 1936-03-12 375 1936-03-12 1993-12-31
regio-decreto 1931-06-18 773 1931-07-01 | regio-decreto 1926-11-06 1848 1926-11-06 1931-06-30
regio-decreto 1934-07-27 1265 1934-07-27 | regio-decreto 1907-08-01 636 1907-08-01 1934-07-26
dpr 1986-04-26 131 1986-07-01 | dpr 1972-10-26 634 1973-01-01 1986-06-30
decreto-legislativo 1990-10-31 346 1991-01-01 | dpr 1972-10-26 637 1973-01-01 1990-12-31
dpr 1965-06-30 1124 1966-01-01 | regio-decreto 1935-08-17 1765 1937-04-01 1965-12-31
dpr 1973-03-29 156 1973-03-29 | regio-decreto 1936-02-27 645 1936-02-27 1973-03-28
legge 2012-12-31 247 2013-02-02 | regio-decreto-legge 1933-11-27 1578 1933-11-27 2013-02-01
legge 1941-04-22 633 1942-12-18 | regio-decreto-legge 1925-11-07 1950 1925-11-07 1942-12-17
`).map(([today, earlier]) => ({ oggi: bearerIn(today.join()), prima: earlier.map(bearerIn) }));
