/** Apart from the names that are shown, so that a page which shows names alone does not load these. */

import type { CitedNameRow } from "../citations/tables.ts";
import { identityIn, tableRows } from "./rows.ts";

/**
 * Names and abbreviations by which courts, journals and offices cite acts besides those above: read in citations, not shown. As the
 * Court of Cassation's archive (Italgiure), the Council of State and the law reviews write them. Columns: the acts that they mean, mostly one; names; abbreviations.
 */
export const CITED_NAMES: readonly CitedNameRow[] = tableRows(`
# Codes.
regio-decreto 1941-02-20 303 |  | c.p. mil. pace; c.p. mil. p.; c.p. mil. guerra; c.p. mil. g.; cod. pen. mil. p.; cod. pen. mil. g.; cod. pen. mil. pace; cod. pen. mil. guerra
dpr 1988-09-22 448 | codice del processo penale minorile; processo penale minorile | c.p.p. min.; c.p.p. minori; c.p.p.m.; cod. proc. pen. min.; cod. proc. pen. minori
regio-decreto 1942-03-30 327 |  | c. nav.
regio-decreto 1941-12-18 1368 |  | d.a.c.p.c.; disp. att. cod. proc. civ.
regio-decreto 1865-06-25 2358 | codice civile del 1865 | c.c. 1865; c.c. del 1865
decreto-legislativo 1992-04-30 285 |  | cod. str.; cod. strad.; c. strada; n.c.d.s.
dpr 1952-02-15 328 | regolamento per la navigazione marittima | reg. nav. mar.
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
# By the name that the Government, the press or a journal gave.
decreto-legge 2020-03-17 18 | decreto Cura Italia; Cura Italia
decreto-legge 2020-04-08 23 | decreto liquidità
decreto-legge 2020-05-19 34 | decreto rilancio
decreto-legge 2020-08-14 104 | decreto agosto
decreto-legge 2020-10-28 137 | decreto ristori
decreto-legge 2020-11-09 149 | decreto ristori bis
decreto-legge 2020-11-23 154 | decreto ristori ter
decreto-legge 2020-11-30 157 | decreto ristori quater
decreto-legge 2021-03-22 41 | decreto sostegni
decreto-legge 2021-05-25 73 | decreto sostegni bis
decreto-legge 2022-01-27 4 | decreto sostegni ter
decreto-legge 2022-05-17 50 | decreto aiuti
decreto-legge 2022-08-09 115 | decreto aiuti bis
decreto-legge 2022-09-23 144 | decreto aiuti ter
decreto-legge 2022-11-18 176 | decreto aiuti quater
decreto-legge 2020-07-16 76; decreto-legge 2018-12-14 135; decreto-legge 2012-02-09 5 | decreto semplificazioni
decreto-legge 2021-05-31 77 | decreto semplificazioni bis
decreto-legislativo 2014-11-21 175; decreto-legge 2022-06-21 73 | decreto semplificazioni fiscali
decreto-legge 2021-11-06 152; decreto-legge 2022-04-30 36; decreto-legge 2023-02-24 13; decreto-legge 2024-03-02 19 | decreto PNRR
decreto-legge 2022-04-30 36 | decreto PNRR 2; decreto PNRR bis
decreto-legge 2023-02-24 13 | decreto PNRR 3; decreto PNRR ter
decreto-legge 2024-03-02 19 | decreto PNRR 4; decreto PNRR quater
decreto-legge 2019-04-18 32 | decreto sblocca cantieri; sblocca cantieri
decreto-legge 2019-04-30 34 | decreto crescita
decreto-legge 2018-07-12 87 | decreto dignità
decreto-legge 2018-09-28 109 | decreto Genova
decreto-legge 2013-06-21 69 | decreto del fare
decreto-legge 2011-12-06 201 | decreto Salva Italia; Salva Italia
decreto-legge 2012-01-24 1 | decreto Cresci Italia; Cresci Italia
decreto-legge 2012-07-06 95 | decreto spending review
decreto-legge 2012-09-13 158 | decreto Balduzzi
decreto-legge 2014-03-20 34 | decreto Poletti
decreto-legge 2014-09-12 133 | decreto Sblocca Italia; Sblocca Italia
decreto-legge 2017-02-17 13 | decreto Minniti Orlando
decreto-legge 2017-06-07 73 | decreto vaccini; decreto Lorenzin
decreto-legge 2019-10-14 111 | decreto clima
decreto-legge 2023-03-10 20 | decreto Cutro
decreto-legge 2023-06-01 61 | decreto alluvione
decreto-legge 2023-08-10 104 | decreto asset
decreto-legge 2023-09-15 123 | decreto Caivano
decreto-legge 2023-10-18 145 | decreto anticipi
decreto-legge 2024-05-07 60 | decreto coesione
decreto-legge 2024-05-29 69 | decreto salva casa; salva casa
decreto-legge 2024-06-07 73 | decreto liste d'attesa
decreto-legge 2024-07-04 92 | decreto carceri; decreto carcere sicuro
decreto-legge 2025-03-28 36 | decreto cittadinanza
decreto-legge 2003-12-23 347 | legge Marzano; decreto Marzano
decreto-legislativo 1999-07-08 270 | legge Prodi bis; Prodi bis
decreto-legislativo 1997-02-05 22 | decreto Ronchi
decreto-legislativo 2003-09-10 276 | riforma Biagi; decreto Biagi
decreto-legislativo 2009-10-27 150 | riforma Brunetta; decreto Brunetta
decreto-legislativo 2003-01-17 6 | riforma Vietti; riforma del diritto societario
decreto-legislativo 2022-10-10 149; decreto-legislativo 2022-10-10 150 | riforma Cartabia
decreto-legislativo 2022-10-10 149 | riforma Cartabia civile; riforma Cartabia del processo civile
decreto-legislativo 2022-10-10 150 | riforma Cartabia penale; riforma Cartabia del processo penale
legge 2014-12-10 183; decreto-legislativo 2015-03-04 23 | Jobs Act
decreto-legislativo 2015-03-04 23 | decreto tutele crescenti
legge 1995-08-08 335 | riforma Dini; legge Dini
legge 1997-03-15 59 | legge Bassanini
legge 1997-05-15 127 | legge Bassanini bis; Bassanini bis
legge 2003-03-28 53 | riforma Moratti; legge Moratti
legge 2010-12-30 240 | riforma Gelmini; legge Gelmini
legge 2015-07-13 107 | legge sulla buona scuola; legge buona scuola
legge 2017-06-23 103 | riforma Orlando
legge 2024-08-09 114 | riforma Nordio; legge Nordio
legge 2010-11-04 183; legge 2024-12-13 203 | collegato lavoro
# By the name of who proposed them; only where it means one act.
legge 2017-03-08 24 | legge Gelli Bianco; legge Bianco Gelli
legge 2001-03-24 89 | legge Pinto
legge 1958-02-20 75 | legge Merlin
legge 1978-05-13 180 | legge Basaglia
legge 2016-05-20 76 | legge Cirinnà
legge 2014-04-07 56 | legge Delrio
legge 2015-08-07 124 | legge Madia; riforma Madia
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
legge 1965-11-28 1329 | legge Sabatini
legge 1975-05-22 152 | legge Reale
legge 1985-08-08 431 | legge Galasso
legge 1985-08-08 440 | legge Bacchelli
legge 1988-04-13 117 | legge Vassalli
legge 1990-02-28 39 | legge Martelli
legge 1994-01-05 36 | legge Galli
legge 1998-05-27 165 | legge Simeone; legge Simeone Saraceni
legge 2000-06-22 193 | legge Smuraglia
legge 2002-11-07 248 | legge Cirami
legge 2003-01-16 3 | legge Sirchia
legge 2004-05-03 112 | legge Gasparri
legge 2004-07-20 215 | legge Frattini
legge 2005-12-05 251 | legge ex Cirielli; legge Cirielli
legge 2005-12-21 270 | legge Calderoli; Porcellum
legge 2006-02-20 46 | legge Pecorella
legge 2008-07-23 124 | lodo Alfano
legge 2011-07-12 120 | legge Golfo Mosca
legge 2011-07-27 128 | legge Levi
legge 2015-05-06 52 | Italicum
legge 2017-11-03 165 | Rosatellum
legge 2018-01-11 3 | legge Lorenzin
legge 2022-05-17 60 | legge Salvamare
`).map(([[act = "", ...others], nomi, sigle]) => ({
  ...identityIn(act),
  nomi,
  sigle,
  ...(others.length > 0 && { anche: others.map(identityIn) }),
}));
