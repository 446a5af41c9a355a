/** Sole traders: their names are those of people, so that none is shown. */

import { withoutAccents } from "../../law/fold.ts";

export const IMPRESA_INDIVIDUALE = "Impresa individuale";

/** Upper case, no accents and dots, other marks as spaces: `S. R. L.` and `S.R.L.` both hold `S R L` or `SRL`. */
function folded(nome: string): string {
  const bare = withoutAccents(nome).toUpperCase();
  return ` ${bare
    .replaceAll("&", " E ")
    .replaceAll(".", "")
    .replace(/[^A-Z0-9]+|(?<=[A-Z])(?=\d)/g, " ")
    .trim()} `;
}

const words = (list: string) => new RegExp(` (?:${list.trim().replace(/\s+/g, "|").replaceAll("_", " ")}) `);

/** `_` stands for a space, `?` for a letter that may be absent. */
const PAROLE = [
  // Companies.
  words(`S_?R_?L_?S? S_?P_?A S_?N_?C S_?A_?S S_?A_?P_?A S_?C_?A?_?R_?L S_?C_?P_?A SCA_RL S_?T_?P S_?S_?D SOC SOCIETA SOCIETE SOCIEDAD COOP
    COOPERATIV[AEO] CONSORZI[OE]? CONSORTILE CONSORZIAT[IE] ASSOC ASSOCIAT[IOEA] ASSOCIATES PARTNERS? E_C E_CO COMPANY CORPORATION GRUPPO GROUP
    HOLDING LTD LIMITED LLC LLP PLC INC GMBH AKTIENGESELLSCHAFT SARL BANCA ASSICURAZIONI`),
  // Bodies.
  words(`COMUNE COMUNI COMUNALE COMUNITA PROVINCIA PROVINCIALE CITTA REGIONE REGIONALE STATO GOVERNO GOVERNATIVA MINISTERO DIPARTIMENTO PRESIDENZA
    PREFETTURA QUESTURA AUTORITA UNIONE ENTE ENTI CAPITALE CONSIGLIO COMMISSARI[OA] COMMISSARIALE STRUTTURA PROVVEDITORATO SOPRINTENDENZA
    TRIBUNALE CORTE GUARDIA CARABINIERI POLIZIA ESERCITO AERONAUTICA AGENZIA_(?:DEL(?:L[AEO]?)?|PER|NAZIONALE|REGIONALE|INTERREGIONALE|SPAZIALE|ITALIANA)
    AZIENDA_(?:SANITARIA|OSPEDALIER[AO]|OSPEDALIERO|USL|ULSS|UNITA|SPECIALE|PUBBLICA|SOCIO|TERRITORIALE|CONSORZIALE|MULTISERVIZI) ASL AUSL USL
    ULSS ATS ASST ASP APSP IPAB ARPA INPS INAIL ISTAT CNR ENEA INFN IRCCS ISTITUTO INSTITUTE UNIVERSITA UNIVERSITY ATENEO POLITECNICO ACCADEMIA
    CONSERVATORIO LICEO OSPEDALE POLICLINICO CAMERA_DI_COMMERCIO CCIAA UNIONCAMERE ORDINE COLLEGIO MUSEO MUSEALE BIBLIOTECA TEATRO
    ORTO_BOTANICO PARCO_(?:NAZIONALE|REGIONALE|NATURALE|ARCHEOLOGICO|SCIENTIFICO) INFRASTRUTTURE POSTE FERROVIE FERROVIA`),
  // Associations and foundations.
  words(`ASSOCIAZION[EI] FONDAZION[EI] FOUNDATION COMITATO CONFEDERAZIONE FEDERAZIONE SINDACATO CIRCOLO CLUB ONLUS ETS APS ASD ODV PRO_LOCO
    PARROCCHIA DIOCESI ARCIDIOCESI SEMINARIO CONFRATERNITA CONGREGAZIONE MONASTERO CONVENTO CAPITOLO ASILO CASA_DI_RIPOSO`),
];

/** Legal forms that elsewhere stand for a province or for initials: they count beside a code of another country. */
const FORME_ESTERE = words("S_?A S_?L S_?L_?U B_?V N_?V A_?G K_?G O_?Y A_?B A_?S S_?E D_?O_?O S_?P_?R_?L");

/**
 * Whether a name bears a word of a company, a body or an association. What a trader does is none: it stands before a person's name.
 *
 * @param codice the code that it names
 * @example hasBodyWord("ESEMPIO S.R.L.", "10000000001") // true
 * @example hasBodyWord("IMPRESA EDILE ESEMPIO", "10000000001") // false
 */
export function hasBodyWord(nome: string, codice: string): boolean {
  const text = folded(nome);
  return PAROLE.some((parola) => parola.test(text)) || (/[A-Z]/.test(codice) && FORME_ESTERE.test(text));
}

/**
 * Whether a name says itself that its bearer is a sole trader.
 *
 * @example saysSoleTrader("DITTA INDIVIDUALE ESEMPIO") // true
 */
export function saysSoleTrader(nome: string): boolean {
  return /\b(?:ditta|impresa|imprenditore|imprenditrice|azienda)\s+(?:agricola\s+)?individuale\b/i.test(nome);
}

/**
 * Whether a code is a number that only bodies and associations without VAT have: those begin with 8 or 9.
 *
 * @example isBodyCode("80000000001") // true
 */
export function isBodyCode(codice: string): boolean {
  return /^[89]\d{10}$/.test(codice);
}
