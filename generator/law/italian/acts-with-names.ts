/** The names of acts: a line for each act, `type date number | names ...`; in a column names are divided by `; `. */

import type { CitedNameRow, NamedActRow } from "../citations/tables.ts";
import { type Columns, rowsOf } from "./rows.ts";

const identityOf = (written: string) => {
  const [tipo = "", data = "", numero = ""] = written.split(" ");
  return { tipo, data, numero };
};

function namedAct([act, [sigla], nomi, altre]: Columns): NamedActRow {
  const { numero, ...identity } = identityOf(act.join());
  return { ...identity, numero: numero === "-" ? null : numero, ...(sigla && { sigla }), nomi, altre };
}

/**
 * The acts that are cited by name: the Constitution, the codes, the consolidated acts, the laws of everyday use.
 * Columns: the act; the abbreviation by which its articles are cited; names in full; other abbreviations.
 */
const NAMED_ACTS: readonly NamedActRow[] = rowsOf(`
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

/** The budget law of a year: what it is called changed in 2011 and in 2017. */
interface BudgetLaw {
  /** Year of the budget; the law is of the year before. */
  readonly bilancio: number;
  /** Date of the law, `YYYY-MM-DD`. */
  readonly data: string;
  readonly numero: string;
}

/** The budget laws since that of 2001. */
const BUDGET_LAWS: readonly BudgetLaw[] = [
  { bilancio: 2001, data: "2000-12-23", numero: "388" },
  { bilancio: 2002, data: "2001-12-28", numero: "448" },
  { bilancio: 2003, data: "2002-12-27", numero: "289" },
  { bilancio: 2004, data: "2003-12-24", numero: "350" },
  { bilancio: 2005, data: "2004-12-30", numero: "311" },
  { bilancio: 2006, data: "2005-12-23", numero: "266" },
  { bilancio: 2007, data: "2006-12-27", numero: "296" },
  { bilancio: 2008, data: "2007-12-24", numero: "244" },
  { bilancio: 2009, data: "2008-12-22", numero: "203" },
  { bilancio: 2010, data: "2009-12-23", numero: "191" },
  { bilancio: 2011, data: "2010-12-13", numero: "220" },
  { bilancio: 2012, data: "2011-11-12", numero: "183" },
  { bilancio: 2013, data: "2012-12-24", numero: "228" },
  { bilancio: 2014, data: "2013-12-27", numero: "147" },
  { bilancio: 2015, data: "2014-12-23", numero: "190" },
  { bilancio: 2016, data: "2015-12-28", numero: "208" },
  { bilancio: 2017, data: "2016-12-11", numero: "232" },
  { bilancio: 2018, data: "2017-12-27", numero: "205" },
  { bilancio: 2019, data: "2018-12-30", numero: "145" },
  { bilancio: 2020, data: "2019-12-27", numero: "160" },
  { bilancio: 2021, data: "2020-12-30", numero: "178" },
  { bilancio: 2022, data: "2021-12-30", numero: "234" },
  { bilancio: 2023, data: "2022-12-29", numero: "197" },
  { bilancio: 2024, data: "2023-12-30", numero: "213" },
  { bilancio: 2025, data: "2024-12-30", numero: "207" },
  { bilancio: 2026, data: "2025-12-30", numero: "199" },
];

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
export const ACTS_WITH_NAMES: readonly NamedActRow[] = [
  ...NAMED_ACTS,
  ...BUDGET_LAWS.map(({ bilancio, data, numero }) => ({
    tipo: "legge",
    data,
    numero,
    nomi: budgetLawNames(bilancio),
  })),
];

/**
 * Names and abbreviations by which courts, journals and offices cite acts besides those above: read in citations, not shown. As the
 * Court of Cassation's archive (Italgiure), the Council of State and the law reviews write them. Columns: the act; names; abbreviations.
 */
export const CITED_NAMES: readonly CitedNameRow[] = rowsOf(`
# Codes.
regio-decreto 1941-02-20 303 |  | c.p. mil. pace; c.p. mil. p.; c.p. mil. guerra; c.p. mil. g.; cod. pen. mil. p.; cod. pen. mil. g.; cod. pen. mil. pace; cod. pen. mil. guerra
dpr 1988-09-22 448 | codice del processo penale minorile; processo penale minorile | c.p.p. min.; c.p.p. minori; c.p.p.m.; cod. proc. pen. min.; cod. proc. pen. minori
regio-decreto 1942-03-30 327 |  | c. nav.
regio-decreto 1941-12-18 1368 |  | d.a.c.p.c.; disp. att. cod. proc. civ.
regio-decreto 1865-06-25 2358 | codice civile del 1865 | c.c. 1865; c.c. del 1865
decreto-legislativo 1992-04-30 285 |  | cod. str.; cod. strad.; c. strada; n.c.d.s.
dpr 1992-12-16 495 | regolamento di esecuzione e di attuazione del nuovo codice della strada; regolamento di attuazione del codice della strada; regolamento del codice della strada | reg. es. C.d.S.; reg. esec. C.d.S.; reg. att. C.d.S.; reg. cod. strada; reg. esec. cod. strada; reg. es. cod. strada
decreto-legislativo 2003-06-30 196 | codice di protezione dei dati personali; codice per la protezione dei dati personali | cod. prot. dati pers.; cod. priv.
decreto-legislativo 2003-08-01 259 |  | cod. com. el.; cod. comun. elettr.; cod. com. elettr.
decreto-legislativo 2004-01-22 42 | codice Urbani | cod. beni cult.; cod. b. cult.; cod. beni cult. e paes.; cod. beni culturali; cod. beni cult. paes.; c.b.c.p.
decreto-legislativo 2005-02-10 30 |  | cod. prop. ind.; cod. propr. ind.
decreto-legislativo 2005-03-07 82 |  | cod. amm. dig.; cod. amm. digit.
decreto-legislativo 2005-07-18 171 |  | cod. naut.; cod. nautica; cod. naut. dip.
decreto-legislativo 2005-09-06 206 |  | cod. consumatori; c. cons.; c. consumo
decreto-legislativo 2005-09-07 209 |  | cod. ass. priv.; cod. assic.; cod. assic. priv.; c. ass.; C.d.A.; c.a.p.
decreto-legislativo 2006-04-03 152 | testo unico dell'ambiente; testo unico in materia ambientale | T.U. amb.; T.U. ambiente; c. amb.; cod. ambiente
decreto-legislativo 2006-04-11 198 |  | cod. pari opp.; c. pari opp.; c.p.o.
decreto-legislativo 2010-03-15 66 |  | cod. ord. mil.; c.o.m.; cod. ordin. mil.
decreto-legislativo 2010-07-02 104 |  | cod. proc. amm.; c. proc. amm.; cod. proc. amministrativo
decreto-legislativo 2011-05-23 79 |  | cod. tur.; c. tur.; cod. turismo
decreto-legislativo 2011-09-06 159 | codice antimafia e delle misure di prevenzione; codice delle leggi antimafia e delle misure di prevenzione; codice delle misure di prevenzione | cod. ant.; cod. antimafia; c. antimafia; cod. antim.
decreto-legislativo 2016-08-26 174 |  | cod. giust. cont.; c. giust. cont.; cod. giust. contab.
decreto-legislativo 2017-07-03 117 |  | cod. terzo sett.; c.t.s.; cod. terzo settore
decreto-legislativo 2018-01-02 1 |  | cod. prot. civ.; cod. protezione civile
decreto-legislativo 2019-01-12 14 |  | cod. crisi; cod. crisi impr.; c. crisi; c.c.i.i.; c.c.i.; cod. crisi impresa
decreto-legislativo 2023-03-31 36 | codice dei contratti | cod. contr. pubbl.; c.c.p.; cod. appalti; cod. contratti pubbl.; cod. contratti
decreto-legislativo 1992-12-31 546 |  | cod. proc. trib.; proc. trib.
# Consolidated acts.
dpr 1986-12-22 917 | testo unico imposte sui redditi; testo unico delle imposte dirette | T.U. imp. redd.; T.U. imposte redditi; T.U. redditi
decreto-legislativo 2000-08-18 267 | testo unico sull'ordinamento degli enti locali; testo unico enti locali; testo unico ordinamento enti locali | T.U. enti loc.; T.U. enti locali; T.U.O.E.L.
decreto-legislativo 2001-03-30 165 | testo unico pubblico impiego | T.U. pubbl. impiego; T.U. pubblico impiego; T.U. imp.
decreto-legislativo 1993-09-01 385 |  | T.U. banc.; T.U. bancario; T.U.L.B.; T.U. banche
decreto-legislativo 1998-02-24 58 | testo unico dell'intermediazione finanziaria; testo unico finanza | T.U. fin.; T.U. finanza; T.U. intermed. fin.; T.U.I.F.
dpr 2001-06-06 380 | testo unico in materia edilizia; testo unico delle disposizioni legislative e regolamentari in materia edilizia | T.U. ed.; T.U. edil.; T.U. edilizia; T.U.Ed.
dpr 2001-06-08 327 | testo unico sulle espropriazioni; testo unico in materia di espropriazione; testo unico delle espropriazioni | T.U. espr.; T.U. espropri; T.U. espropriazioni; T.U.Es.
dpr 2000-12-28 445 | testo unico in materia di documentazione amministrativa | T.U. doc. amm.; T.U.D.A.
dpr 2002-05-30 115 | testo unico in materia di spese di giustizia | T.U. spese giust.; T.U. spese di giust.; T.U.S.G.; T.U. spese giustizia
regio-decreto 1931-06-18 773 | testo unico di P.S.; testo unico pubblica sicurezza | T.U. P.S.; T.U. leggi P.S.; T.U. pubbl. sic.
regio-decreto 1934-07-27 1265 | testo unico leggi sanitarie | T.U. LL.SS.; T.U. leggi san.; T.U. san.
decreto-legislativo 1998-07-25 286 | testo unico delle disposizioni concernenti la disciplina dell'immigrazione; testo unico in materia di immigrazione | T.U. imm.; T.U. immigr.; T.U. immigrazione; T.U. stran.
dpr 1990-10-09 309 | testo unico in materia di stupefacenti; testo unico delle leggi in materia di disciplina degli stupefacenti; legge stupefacenti; legge sugli stupefacenti | T.U. stup.; T.U. stupefacenti; l. stup.
decreto-legislativo 2008-04-09 81 | testo unico sulla salute e sicurezza sul lavoro; testo unico in materia di sicurezza sul lavoro; testo unico sicurezza lavoro | T.U. sic.; T.U. sic. lav.; T.U. sicurezza; T.U.S.S.L.
decreto-legislativo 2016-08-19 175 | testo unico in materia di società a partecipazione pubblica; testo unico sulle società partecipate; testo unico delle società partecipate; testo unico società partecipate; testo unico delle società a partecipazione pubblica | T.U.S.P.; T.U. soc. part.; T.U. partecipate; T.U.S.P.P.
decreto-legislativo 2001-03-26 151 | testo unico maternità; testo unico sulla maternità; testo unico maternità e paternità; testo unico a tutela della maternità; testo unico della maternità | T.U. mat.; T.U. maternità
dpr 1965-06-30 1124 | testo unico infortuni; testo unico infortuni sul lavoro; testo unico sull'assicurazione infortuni; testo unico INAIL | T.U. inf.; T.U. infort.; T.U. INAIL
dpr 1986-04-26 131 | testo unico dell'imposta di registro; testo unico imposta di registro; testo unico registro | T.U.R.; T.U. reg.; T.U. imp. reg.; T.U. registro
decreto-legislativo 1990-10-31 346 | testo unico successioni; testo unico delle successioni; testo unico successioni e donazioni; testo unico dell'imposta sulle successioni e donazioni | T.U.S.; T.U. succ.
decreto-legislativo 1995-10-26 504 | testo unico accise; testo unico delle accise; testo unico sulle accise | T.U. acc.; T.U. accise
dpr 1973-01-23 43 | testo unico delle leggi doganali; testo unico leggi doganali; testo unico doganale; testo unico delle disposizioni legislative in materia doganale | T.U.L.D.; T.U. dog.; T.U. l. dog.
dpr 2002-11-14 313 | testo unico del casellario giudiziale; testo unico casellario | T.U. cas.; T.U. casellario
dpr 1957-01-10 3 | testo unico degli impiegati civili dello Stato; statuto degli impiegati civili dello Stato | T.U. imp. civ.
dpr 1957-03-30 361 | testo unico delle leggi elettorali della Camera dei deputati
dpr 1960-05-16 570 | testo unico delle leggi elettorali comunali
dpr 1967-03-20 223 | testo unico delle leggi sull'elettorato attivo
decreto-legislativo 2018-04-03 34 | testo unico foreste; testo unico in materia di foreste e filiere forestali; testo unico forestale | T.U.F.F.
decreto-legislativo 2021-11-08 208 | testo unico dei servizi di media audiovisivi; testo unico dei servizi di media audiovisivi e radiofonici | T.U.S.M.A.R.; T.U.S.M.A.
decreto-legislativo 1994-04-16 297 | testo unico scuola; testo unico della scuola; testo unico delle disposizioni legislative in materia di istruzione | T.U. scuola; T.U. istr.
regio-decreto 1933-12-11 1775 | testo unico delle acque; testo unico acque; testo unico delle disposizioni di legge sulle acque e impianti elettrici | T.U. acque; T.U. acq.
regio-decreto 1931-09-14 1175 | testo unico per la finanza locale; testo unico della finanza locale; testo unico finanza locale | T.U.F.L.; T.U. fin. loc.
regio-decreto 1938-04-28 1165 | testo unico edilizia popolare; testo unico delle disposizioni sull'edilizia popolare ed economica
# Laws and decrees.
legge 1975-07-26 354 |  | ord. pen.; l. ord. pen.; ord. penitenz.
dpr 2000-06-30 230 | regolamento penitenziario; regolamento di esecuzione dell'ordinamento penitenziario | reg. es. ord. pen.; reg. esec. ord. pen.; reg. penit.; reg. pen.
legge 1941-04-22 633 | legge sulla protezione del diritto d'autore; legge d'autore | l. aut.; l. dir. aut.; l. aut. dir.
legge 1970-05-20 300 |  | stat. lav.
legge 2000-07-27 212 |  | st. contr.; stat. contr.; st. contrib.
legge 1865-03-20 2248 | legge abolitiva del contenzioso amministrativo; legge abolitrice del contenzioso; legge sull'abolizione del contenzioso amministrativo | l.a.c.; l. ab. cont. amm.; L.A.C.
legge 1990-08-07 241 | legge sul procedimento; legge generale sul procedimento amministrativo | l. proc. amm.; l.p.a.
legge 1992-02-05 104 | legge sull'handicap
legge 1970-12-01 898 | legge sul divorzio; legge divorzio | l. div.; l. divorzio
legge 1983-05-04 184 | legge sull'adozione; legge adozione; legge sulle adozioni | l. adoz.; l. ad.
legge 1978-07-27 392 | legge sull'equo canone; legge equo canone | l. equo can.
legge 1992-02-05 91 | legge sulla cittadinanza; legge cittadinanza | l. citt.
legge 1995-05-31 218 | legge di diritto internazionale privato; legge di riforma del diritto internazionale privato | l. dir. int. priv.; l.d.i.p.
legge 1913-02-16 89 | legge notarile; legge sul notariato | l. not.; l. notar.
regio-decreto 1941-01-30 12 | ordinamento giudiziario | ord. giud.
dpr 2000-11-03 396 | ordinamento dello stato civile; regolamento dello stato civile; regolamento per la revisione e la semplificazione dell'ordinamento dello stato civile | ord. st. civ.; ord. stato civ.
regio-decreto 1933-12-14 1669 | legge cambiaria; legge sulla cambiale | l. camb.
regio-decreto 1933-12-21 1736 | legge sull'assegno; legge assegni; legge sugli assegni | l. ass.
legge 1942-08-17 1150 | legge urbanistica; legge urbanistica fondamentale | l. urb.; l. urban.
legge 1948-02-08 47 | legge sulla stampa; legge stampa | l. stampa
legge 1990-10-10 287 | legge antitrust | l. antitrust
legge 1991-12-06 394 | legge quadro sulle aree protette; legge sulle aree protette | l. aree prot.
legge 2009-12-31 196 | legge di contabilità e finanza pubblica; legge di contabilità pubblica
regio-decreto 1923-11-18 2440 | legge di contabilità generale dello Stato; legge di contabilità di Stato
regio-decreto 1924-05-23 827 | regolamento di contabilità generale dello Stato; regolamento per l'amministrazione del patrimonio e per la contabilità generale dello Stato
legge 1978-05-22 194 | legge sull'interruzione della gravidanza; legge 194
dpr 1973-09-29 600 | decreto accertamento
decreto-legislativo 2001-06-08 231 | decreto sulla responsabilità degli enti
legge 1982-12-31 979 | legge sulla difesa del mare
# By the name of who proposed them; only where it means one act.
legge 2017-03-08 24 | legge Gelli Bianco; legge Bianco Gelli
legge 2001-03-24 89 | legge Pinto
legge 1958-02-20 75 | legge Merlin
legge 1978-05-13 180 | legge Basaglia
legge 2016-05-20 76 | legge Cirinnà
legge 2014-04-07 56 | legge Delrio
legge 2015-08-07 124 | legge Madia
legge 2012-11-06 190 | legge Severino; legge anticorruzione
legge 1998-03-06 40 | legge Turco Napolitano
legge 2002-07-30 189 | legge Bossi Fini
legge 1994-02-11 109 | legge Merloni; legge quadro in materia di lavori pubblici
legge 1990-08-06 223 | legge Mammì
legge 1989-03-24 122 | legge Tognoli
legge 1977-01-28 10 | legge Bucalossi
legge 1952-06-20 645 | legge Scelba
legge 1982-09-13 646 | legge Rognoni La Torre; legge Rognoni
legge 1986-10-10 663 | legge Gozzini
legge 2019-07-19 69 | legge codice rosso; codice rosso
legge 2019-01-09 3 | legge spazzacorrotti; spazzacorrotti
legge 2003-02-14 30 | legge Biagi
`).map(([act, nomi, sigle]) => ({ ...identityOf(act.join()), nomi, sigle }));
