/** The names of acts: a line for each act, `type date number | names ...`; in a column names are divided by `; `. */

import type { NamedActRow } from "../citations/tables.ts";
import { type Columns, identityIn, tableRows } from "./rows.ts";

function namedAct([act, [sigla], nomi, altre]: Columns): NamedActRow {
  const { numero, ...identity } = identityIn(act.join());
  return { ...identity, numero: numero === "-" ? null : numero, ...(sigla && { sigla }), nomi, altre };
}

/**
 * The acts that are cited by name: the Constitution, the codes, the consolidated acts, the laws of everyday use.
 * Columns: the act; the abbreviation by which its articles are cited; names in full; other abbreviations.
 */
const NAMED_ACTS: readonly NamedActRow[] = tableRows(`
costituzione 1947-12-27 - | Cost. | Costituzione; Carta costituzionale; Costituzione italiana; Costituzione della Repubblica; Costituzione della Repubblica italiana; Costituzione repubblicana
regio-decreto 1942-03-16 262 | c.c. | codice civile
regio-decreto 1942-03-16 262 |  | preleggi; disposizioni sulla legge in generale | disp. prel.; disp. prel. c.c.; prel.
regio-decreto 1942-03-30 318 | disp. att. c.c. | disposizioni di attuazione del codice civile
regio-decreto 1930-10-19 1398 | c.p. | codice penale
regio-decreto 1940-10-28 1443 | c.p.c. | codice di procedura civile
regio-decreto 1941-12-18 1368 | disp. att. c.p.c. | disposizioni di attuazione del codice di procedura civile
dpr 1988-09-22 447 | c.p.p. | codice di procedura penale
decreto-legislativo 1989-07-28 271 | disp. att. c.p.p. | disposizioni di attuazione del codice di procedura penale; norme di attuazione del codice di procedura penale | norme att. c.p.p.
regio-decreto 1941-02-20 303 |  | codice penale militare di pace; codice penale militare di guerra | c.p.m.p.; c.p.m.g.
regio-decreto 1942-03-30 327 | cod. nav. | codice della navigazione | c.n.
regio-decreto 1942-03-16 267 | l. fall. | legge fallimentare | l.f.
decreto-legislativo 1992-04-30 285 | C.d.S. | codice della strada; nuovo codice della strada
dpr 1992-12-16 495 | reg. C.d.S. | regolamento di esecuzione del codice della strada; regolamento codice della strada
decreto-legislativo 1992-12-31 546 |  | codice del processo tributario; codice di procedura tributaria | c.p.t.
decreto-legislativo 2003-06-30 196 | cod. privacy | codice della privacy; codice in materia di protezione dei dati personali; codice protezione dati
decreto-legislativo 2003-08-01 259 |  | codice delle comunicazioni elettroniche | c.c.e.
decreto-legislativo 2004-01-22 42 |  | codice dei beni culturali e del paesaggio; codice dei beni culturali | CBC
decreto-legislativo 2005-02-10 30 | c.p.i. | codice della proprietà industriale
decreto-legislativo 2005-03-07 82 | CAD | codice dell'amministrazione digitale
decreto-legislativo 2005-07-18 171 |  | codice della nautica da diporto; codice della nautica
decreto-legislativo 2005-09-06 206 | cod. cons. | codice del consumo | c.d.c.
decreto-legislativo 2005-09-07 209 | cod. ass. | codice delle assicurazioni private; codice delle assicurazioni | CAP
decreto-legislativo 2006-04-03 152 | cod. amb. | codice dell'ambiente; testo unico ambientale; testo unico dell'ambiente; norme in materia ambientale | TUA
decreto-legislativo 2006-04-11 198 |  | codice delle pari opportunità
decreto-legislativo 2023-03-31 36 |  | codice dei contratti pubblici; codice degli appalti; codice appalti pubblici | CCP
decreto-legislativo 2010-03-15 66 |  | codice dell'ordinamento militare | COM
decreto-legislativo 2010-07-02 104 | c.p.a. | codice del processo amministrativo
decreto-legislativo 2011-05-23 79 |  | codice del turismo
decreto-legislativo 2011-09-06 159 |  | codice antimafia; codice delle leggi antimafia | CAM
decreto-legislativo 2016-08-26 174 | c.g.c. | codice di giustizia contabile; codice della giustizia contabile
decreto-legislativo 2017-07-03 117 |  | codice del Terzo settore | CTS
decreto-legislativo 2018-01-02 1 |  | codice della protezione civile
decreto-legislativo 2019-01-12 14 | CCII | codice della crisi d'impresa e dell'insolvenza; codice della crisi d'impresa; codice della crisi | CCI
dpr 1973-03-29 156 |  | codice postale e delle telecomunicazioni; codice postale
dpr 1986-12-22 917 | TUIR | testo unico delle imposte sui redditi
dpr 1972-10-26 633 |  | decreto IVA
decreto-legislativo 2000-08-18 267 | TUEL | testo unico degli enti locali; testo unico delle leggi sull'ordinamento degli enti locali
decreto-legislativo 2001-03-30 165 |  | testo unico sul pubblico impiego; testo unico del pubblico impiego | TUPI
decreto-legislativo 1993-09-01 385 | TUB | testo unico bancario; testo unico delle leggi in materia bancaria e creditizia
decreto-legislativo 1998-02-24 58 | TUF | testo unico della finanza; testo unico delle disposizioni in materia di intermediazione finanziaria
dpr 2001-06-06 380 |  | testo unico edilizia; testo unico dell'edilizia | TUE
dpr 2001-06-08 327 |  | testo unico espropriazioni; testo unico espropri
dpr 2000-12-28 445 |  | testo unico sulla documentazione amministrativa; testo unico documentazione amministrativa | TUDA
dpr 2002-05-30 115 |  | testo unico spese di giustizia; testo unico delle spese di giustizia
regio-decreto 1931-06-18 773 | TULPS | testo unico delle leggi di pubblica sicurezza; testo unico di pubblica sicurezza
regio-decreto 1934-07-27 1265 |  | testo unico delle leggi sanitarie | TULLSS; TULSS
decreto-legislativo 1998-07-25 286 |  | testo unico immigrazione; testo unico sull'immigrazione | TUI
dpr 1990-10-09 309 |  | testo unico stupefacenti; testo unico sugli stupefacenti
decreto-legislativo 2008-04-09 81 |  | testo unico sicurezza; testo unico sicurezza sul lavoro; testo unico sulla sicurezza | TUSL
legge 1970-05-20 300 | St. lav. | Statuto dei lavoratori
legge 2000-07-27 212 |  | Statuto del contribuente; Statuto dei diritti del contribuente
legge 1975-07-26 354 | ord. penit. | ordinamento penitenziario | o.p.
legge 1941-04-22 633 | l.d.a. | legge sul diritto d'autore; legge sulla protezione del diritto d'autore; legge autore
legge 1990-08-07 241 |  | legge sul procedimento amministrativo
legge 1992-02-05 104 |  | legge quadro sull'handicap; legge 104
legge 2001-03-24 89 |  | legge sull'equa riparazione
decreto-legislativo 2001-06-08 231 |  | decreto 231
legge 2012-12-31 247 |  | legge forense; legge professionale forense
decreto-legislativo 2013-03-14 33 |  | decreto trasparenza
legge 1981-11-24 689 |  | legge di depenalizzazione
`).map(namedAct);

/** The budget laws since that of 2001: the law is of the year before the budget's. */
const BUDGET_LAWS: readonly NamedActRow[] = tableRows(`
legge 2000-12-23 388
legge 2001-12-28 448
legge 2002-12-27 289
legge 2003-12-24 350
legge 2004-12-30 311
legge 2005-12-23 266
legge 2006-12-27 296
legge 2007-12-24 244
legge 2008-12-22 203
legge 2009-12-23 191
legge 2010-12-13 220
legge 2011-11-12 183
legge 2012-12-24 228
legge 2013-12-27 147
legge 2014-12-23 190
legge 2015-12-28 208
legge 2016-12-11 232
legge 2017-12-27 205
legge 2018-12-30 145
legge 2019-12-27 160
legge 2020-12-30 178
legge 2021-12-30 234
legge 2022-12-29 197
legge 2023-12-30 213
legge 2024-12-30 207
legge 2025-12-30 199
`).map(([act]) => {
  const law = identityIn(act.join());
  return { ...law, nomi: budgetLawNames(Number(law.data.slice(0, 4)) + 1) };
});

/**
 * What the budget law of a year is called, the full name first. A `bilancio 2023` may be anybody's.
 *
 * @example budgetLawNames(2007) // ["legge finanziaria 2007", "finanziaria 2007"]
 */
function budgetLawNames(year: number): string[] {
  if (year <= 2010) return [`legge finanziaria ${year}`, `finanziaria ${year}`];
  return [year <= 2016 ? `legge di stabilità ${year}` : `legge di bilancio ${year}`];
}

/** All acts that have names of their own. */
export const ACTS_WITH_NAMES: readonly NamedActRow[] = [...NAMED_ACTS, ...BUDGET_LAWS];
