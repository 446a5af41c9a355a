import { keyOf } from "./name-key.ts";

/** An act that has a name of its own. */
export interface NamedAct {
  readonly tipo: string;
  /** Date of the act, `YYYY-MM-DD`. */
  readonly data: string;
  /** `null` for the Constitution. */
  readonly numero: string | null;
}

/** A name as the reader of citations finds it. */
export interface Alias {
  readonly act: NamedAct;
  /** Initials (`cpp`, `cad`) that may be another word in running text. */
  readonly initials: boolean;
}

/** Type, date, number and names of each act; the name that stands in its ELI comes first. */
const ACTS = `costituzione 1947-12-27 - costituzione carta-costituzionale cost
regio-decreto 1942-03-16 262 codice-civile cc
regio-decreto 1942-03-16 262 preleggi disposizioni-sulla-legge-in-generale disp-prel prel
regio-decreto 1942-03-30 318 disposizioni-di-attuazione-del-codice-civile disp-att-cc
regio-decreto 1930-10-19 1398 codice-penale cp
regio-decreto 1940-10-28 1443 codice-di-procedura-civile cpc
regio-decreto 1941-12-18 1368 disposizioni-di-attuazione-del-codice-di-procedura-civile disp-att-cpc
dpr 1988-09-22 447 codice-di-procedura-penale cpp
decreto-legislativo 1989-07-28 271 disposizioni-di-attuazione-del-codice-di-procedura-penale norme-di-attuazione-del-codice-di-procedura-penale disp-att-cpp norme-att-cpp
regio-decreto 1942-03-30 327 codice-della-navigazione cn
regio-decreto 1942-03-16 267 legge-fallimentare lf
decreto-legislativo 1992-04-30 285 codice-della-strada nuovo-codice-della-strada cds
dpr 1992-12-16 495 regolamento-di-esecuzione-del-codice-della-strada regolamento-codice-della-strada reg-cds
decreto-legislativo 1992-12-31 546 codice-del-processo-tributario codice-di-procedura-tributario cpt
decreto-legislativo 2003-06-30 196 codice-della-privacy codice-in-materia-di-protezione-dei-dati-personali codice-protezione-dati
decreto-legislativo 2003-08-01 259 codice-delle-comunicazioni-elettroniche cce
decreto-legislativo 2004-01-22 42 codice-dei-beni-culturali-e-del-paesaggio codice-dei-beni-culturali cbc
decreto-legislativo 2005-02-10 30 codice-della-proprieta-industriale cpi
decreto-legislativo 2005-03-07 82 codice-dell-amministrazione-digitale cad
decreto-legislativo 2005-07-18 171 codice-della-nautica-da-diporto
decreto-legislativo 2005-09-06 206 codice-del-consumo cdc
decreto-legislativo 2005-09-07 209 codice-delle-assicurazioni-private codice-delle-assicurazioni cap
decreto-legislativo 2006-04-03 152 codice-dell-ambiente testo-unico-ambientale norme-in-materia-ambientale tua
decreto-legislativo 2006-04-11 198 codice-delle-pari-opportunita
decreto-legislativo 2023-03-31 36 codice-dei-contratti-pubblici codice-degli-appalti ccp
decreto-legislativo 2010-03-15 66 codice-dell-ordinamento-militare com
decreto-legislativo 2010-07-02 104 codice-del-processo-amministrativo cpa
decreto-legislativo 2011-05-23 79 codice-del-turismo
decreto-legislativo 2011-09-06 159 codice-antimafia codice-delle-leggi-antimafia cam
decreto-legislativo 2016-08-26 174 codice-di-giustizia-contabile cgc
decreto-legislativo 2017-07-03 117 codice-del-terzo-settore cts
decreto-legislativo 2018-01-02 1 codice-della-protezione-civile
decreto-legislativo 2019-01-12 14 codice-della-crisi-d-impresa-e-dell-insolvenza codice-della-crisi-d-impresa codice-della-crisi cci ccii
dpr 1973-03-29 156 codice-postale-e-delle-telecomunicazioni codice-postale
dpr 1986-12-22 917 testo-unico-delle-imposte-sui-redditi tuir
dpr 1972-10-26 633 decreto-iva
decreto-legislativo 2000-08-18 267 testo-unico-degli-enti-locali tuel
decreto-legislativo 2001-03-30 165 testo-unico-sul-pubblico-impiego testo-unico-del-pubblico-impiego tupi
decreto-legislativo 1993-09-01 385 testo-unico-bancario tub
decreto-legislativo 1998-02-24 58 testo-unico-della-finanza tuf
dpr 2001-06-06 380 testo-unico-edilizia testo-unico-dell-edilizia tue
dpr 2001-06-08 327 testo-unico-espropriazioni
dpr 2000-12-28 445 testo-unico-sulla-documentazione-amministrativa tuda
dpr 2002-05-30 115 testo-unico-spese-di-giustizia
regio-decreto 1931-06-18 773 testo-unico-delle-leggi-di-pubblica-sicurezza tulps
regio-decreto 1934-07-27 1265 testo-unico-delle-leggi-sanitarie tullss tulss
decreto-legislativo 1998-07-25 286 testo-unico-immigrazione tui
dpr 1990-10-09 309 testo-unico-stupefacenti
decreto-legislativo 2008-04-09 81 testo-unico-sicurezza testo-unico-sicurezza-sul-lavoro tusl
legge 1970-05-20 300 statuto-dei-lavoratori
legge 2000-07-27 212 statuto-del-contribuente statuto-dei-diritti-del-contribuente
legge 1975-07-26 354 ordinamento-penitenziario op
legge 1941-04-22 633 legge-sul-diritto-d-autore lda
legge 1990-08-07 241 legge-sul-procedimento-amministrativo
legge 1992-02-05 104 legge-quadro-sull-handicap legge-104
legge 2001-03-24 89 legge-sull-equa-riparazione
decreto-legislativo 2001-06-08 231 decreto-231
legge 2012-12-31 247 legge-forense legge-professionale-forense
decreto-legislativo 2013-03-14 33 decreto-trasparenza
legge 1981-11-24 689 legge-di-depenalizzazione`;

/** Month, day and number of the budget laws, that of the budget year 2001 first; each is of the year before its budget. */
const BUDGET_LAWS =
  "1223388 1228448 1227289 1224350 1230311 1223266 1227296 1224244 1222203 1223191 1213220 1112183 1224228 1227147 1223190 1228208 1211232 1227205 1230145 1227160 1230178 1230234 1229197 1230213 1230207 1230199";

const budgetName = (year: number) => (year <= 2010 ? "finanziaria" : year <= 2016 ? "di-stabilita" : "di-bilancio");

const names: readonly [NamedAct, string[]][] = [
  ...ACTS.split("\n").map((line): [NamedAct, string[]] => {
    const [tipo, data, numero, ...aliases] = line.split(" ") as [string, string, string, ...string[]];
    return [{ tipo, data, numero: numero === "-" ? null : numero }, aliases];
  }),
  ...BUDGET_LAWS.split(" ").map((law, at): [NamedAct, string[]] => {
    const data = `${2000 + at}-${law.slice(0, 2)}-${law.slice(2, 4)}`;
    return [{ tipo: "legge", data, numero: law.slice(4) }, [`legge-${budgetName(2001 + at)}-${2001 + at}`]];
  }),
];

/** Every name by the key of `keysAt`. */
export const ALIAS_OF_KEY: ReadonlyMap<string, Alias> = new Map(
  names.flatMap(([act, aliases]) =>
    aliases.map((alias): [string, Alias] => [
      keyOf(alias),
      { act, initials: alias.length < 7 && !alias.includes("-") },
    ]),
  ),
);

/**
 * The act a name stands for, where the text is that name and nothing else, in any case, with dots, hyphens or blanks and
 * with or without the article before it; `null` for any other text. A code means the act in force today.
 *
 * @example aliasOf("codice-penale") // { tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }
 */
export function aliasOf(text: string): NamedAct | null {
  const bare = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2019\u2018]/g, "'")
    .replace(/^(?:il|la|lo|gli|le|i) |^l'/, "")
    .replace(/\s+/g, " ");
  return ALIAS_OF_KEY.get(keyOf(bare))?.act ?? null;
}

/**
 * The names of an act, the one of its ELI first; empty for most acts. `eli:/it/<name>` is another ELI of the act.
 *
 * @example aliasesOfAct({ tipo: "regio-decreto", data: "1930-10-19", numero: "1398" }) // ["codice-penale", "cp"]
 */
export function aliasesOfAct(act: { tipo: string; data: string; numero: string | null }): string[] {
  return names
    .filter(([named]) => named.tipo === act.tipo && named.data === act.data && named.numero === act.numero)
    .flatMap(([, aliases]) => aliases);
}
