import { withoutAccents } from "../../law/fold.ts";
import type { Soggetto } from "./modello.ts";
import { Spellings } from "./nomi.ts";
import type { Persone } from "./persone.ts";

// Spellings that stand for the bearer of a code alone: roles go, groupings and pieces of them are no names.

// Every expression is linear: a run of blanks or signs is entered at its beginning alone, and nothing repeats that may be read in two ways.

const RUOLO = String.raw`(?:(?:impresa|ditta)\s+)?(?:capo\s?gruppo|capofila|mandatari[ao]|mandante|consorziata|ausiliaria|esecutrice)`;
/** Six roles at most: a list of roles without end would be read anew from each of them. */
const RUOLI = String.raw`${RUOLO}(?:[\s/,-]+${RUOLO}){0,5}(?:\s+(?:d[ei]l?\s+)?(?:r\.?t\.?[ip]\.?|a\.?t\.?i\.?))?`;

/** What is written around a name to say the bearer's part: at the end, with or without brackets, and at the beginning. */
const PARTI = [
  new RegExp(String.raw`(?:[-–,;:]\s*)?\(\s*${RUOLI}\s*\)\s*$`, "i"),
  new RegExp(String.raw`\s[-–,;:]\s*${RUOLI}\s*$`, "i"),
  new RegExp(String.raw`\s(?:ditta|impresa)\s+${RUOLI}\s*$`, "i"),
  new RegExp(String.raw`^${RUOLI}\s*[-–:]\s*`, "i"),
];

/** A grouping written before the name: with dots, or as a word of its own. */
const RAGGRUPPAMENTO = /^(?:[RA]\.\s?T\.\s?[IP]\.?|(?:RTI|ATI|RTP)(?![\p{L}\d.]))[\s:–-]*/u;

const SIGLA = String.raw`(?:s\.?\s?r\.?\s?l(?:\.?s)?|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?\s?a\.?\s?s|s\.?\s?c|soc\.?\s?coop|gmbh)`;
const FORMA = String.raw`${SIGLA}\.{0,2}`;
/** A legal form alone names nobody. */
const SOLA_FORMA = new RegExp(String.raw`^(?:${SIGLA}|[\s.,-])*$`, "iu");
/** One name alone: a word, or words that end with the first legal form. */
const UNO_SOLO = new RegExp(
  String.raw`^(?:\S+|(?:(?!(?<![\p{L}.])${FORMA}(?![\p{L}])).)*(?:${FORMA}|associat[aoi]))$`,
  "iu",
);
/** What joins the names of several. */
const ELENCO = /\s[-–+]\s|[/;,]|\s-|-\s/;
/** One company after another. */
const DUE_SOCIETA = new RegExp(
  String.raw`(?<![\p{L}.])${FORMA}(?![\p{L}])\s*[-–/,;+]\s*[\p{L}\d].*(?<![\p{L}.])${FORMA}(?![\p{L}])`,
  "iu",
);
/** A company that writes its name twice, in full and short. */
const IN_BREVE = /\bin breve\b|\babbreviata\b|\bsociet[aà]['’]? per azioni\b/i;
const PIU_SOGGETTI =
  /\bmandant[ei]\b|\bmandatari[ao]\b|\bcapo\s?gruppo\b|\besecutrice\b|\bconsorziata\b|\braggruppamento\s+temporaneo\b/i;
/** A grouping glued to what follows; no word begins so. */
const INIZIO_INCOLLATO = /^(?:RT[IP]\p{L}|ATI(?=\p{Lu}\p{Ll}|[^\s/-]*[-/]))\S*$/u;
/** A grouping glued to what goes before: many words end so, too. */
const FINE_INCOLLATA = /^\p{Lu}+(?:RTI|RTP)$/u;

/**
 * The name that a spelling gives to the bearer of its code; `null` where it names a grouping or several.
 *
 * @example ownName("IMPRESA ESEMPIO S.P.A. (mandataria)") // "IMPRESA ESEMPIO S.P.A."
 * @example ownName("R.T.I. ESEMPIO UNO srl - ESEMPIO DUE srl") // null
 */
export function ownName(spelling: string): string | null {
  const bare = PARTI.reduce((text, parte) => text.replace(parte, ""), spelling).trim();
  const without = bare.replace(RAGGRUPPAMENTO, "").replace(/(?<![\s–-])[\s–-]+$/, "");
  // A company may be called so: "A.T.I. SRL".
  const grouped = RAGGRUPPAMENTO.test(bare) && !SOLA_FORMA.test(without);
  const name = grouped ? without : bare;
  const beside = bare !== spelling && /consorziata|esecutrice|ausiliaria/i.test(spelling) && ELENCO.test(name);
  if (beside || (grouped && !UNO_SOLO.test(name)) || PIU_SOGGETTI.test(name)) return null;
  if ((DUE_SOCIETA.test(name) && !IN_BREVE.test(name)) || INIZIO_INCOLLATO.test(name)) return null;
  return !grouped && SOLA_FORMA.test(name) ? null : name;
}

/**
 * Whether a name may be a piece of a longer text with the word of a grouping: it counts where its code has no other.
 *
 * @example mayBeGlued("ESEMPIORTI") // true
 */
function mayBeGlued(nome: string): boolean {
  return FINE_INCOLLATA.test(nome);
}

/**
 * Whether a spelling is nothing but a legal form.
 *
 * @example isFormAlone("S.R.L.") // true
 */
function isFormAlone(spelling: string): boolean {
  return SOLA_FORMA.test(spelling);
}

const PROFESSIONISTI =
  /(?<!\p{L})(?:arch|ing|geom|geol|agr|avv|dott|dr|prof|p\.\s?i|per\.\s?ind|sig|rag)(?:\.?(?:ssa|ra))?\.(?=\s*\p{L})|(?<!\p{L})(?:architett|ingegner|geometr|geolog|dottor|avvocat|professor)\p{L}+/iu;

/**
 * Whether what names several names people by their profession.
 *
 * @example namesProfessionals("R.T.P. UNO SRL - arch. Esempio Due") // true
 */
function namesProfessionals(spelling: string): boolean {
  return PROFESSIONISTI.test(spelling);
}

// Sole traders: their names are those of people, so that none is shown.

const IMPRESA_INDIVIDUALE = "Impresa individuale";

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
function saysSoleTrader(nome: string): boolean {
  return /\b(?:ditta|impresa|imprenditore|imprenditrice|azienda)\s+(?:agricola\s+)?individuale\b/i.test(nome);
}

/**
 * Whether a code is a number that only bodies and associations without VAT have: those begin with 8 or 9.
 *
 * @example isBodyCode("80000000001") // true
 */
function isBodyCode(codice: string): boolean {
  return /^[89]\d{10}$/.test(codice);
}

export class SoggettoRegistry {
  readonly #prefix: "azienda" | "ente";
  readonly #persone: Persone;
  readonly #indexes = new Map<string, number>();
  readonly #spellings = new Spellings();
  readonly #names = new Map<string, string | null>();
  /** Spellings that name several. */
  readonly #groups = new Spellings();
  /** Codes with a spelling that says itself to be a sole trader's. */
  readonly #individuali = new Set<string>();

  constructor(prefix: "azienda" | "ente", persone: Persone) {
    this.#prefix = prefix;
    this.#persone = persone;
  }

  /** The index of a code, new where it was not met. */
  indexOf(codice: string): number {
    let found = this.#indexes.get(codice);
    if (found === undefined) {
      found = this.#indexes.size;
      this.#indexes.set(codice, found);
    }
    return found;
  }

  /** Counts a spelling of a code's name, `times` times; what names nobody, or a natural person, does not count. */
  addName(codice: string, spelling: string, times = 1): void {
    if (!this.#persone.mayName(spelling)) return;
    let nome = this.#names.get(spelling);
    if (nome === undefined) {
      nome = saysSoleTrader(spelling) ? null : ownName(spelling);
      this.#names.set(spelling, nome);
    }
    if (nome !== null) this.#spellings.add(codice, nome, times);
    else if (saysSoleTrader(spelling)) this.#individuali.add(codice);
    else if (!isFormAlone(spelling)) this.#groups.add(codice, spelling, times);
  }

  /**
   * The entries by index. A code whose every spelling names several bears the most frequent as it is written, one without any name is
   * named by itself, a sole trader by what it is.
   */
  soggetti(): Soggetto[] {
    return Array.from(this.#indexes.keys(), (codice) => ({
      id: `${this.#prefix}:${codice}`,
      codice,
      nome: this.#nameOf(codice),
    }));
  }

  #nameOf(codice: string): string {
    const forma = this.#persone.forma(codice);
    if (forma === "individuale") return IMPRESA_INDIVIDUALE;
    const known = forma === "ente" || isBodyCode(codice);
    const isOfBody = (nome: string) => known || hasBodyWord(nome, codice);
    const found =
      this.#spellings.mostFrequent(codice, (nome) => isOfBody(nome) && !mayBeGlued(nome)) ??
      this.#spellings.mostFrequent(codice, isOfBody);
    if (found !== null) return found;
    const [alone, group] = [this.#spellings.mostFrequent(codice), this.#groups.mostFrequent(codice)];
    // What is left that names the bearer may be a person's name, and so may what names several.
    if (alone !== null || this.#individuali.has(codice)) return IMPRESA_INDIVIDUALE;
    if (group === null) return codice;
    const namesPeople = (nome: string) => namesProfessionals(nome) || this.#persone.isNamedIn(nome);
    const several = this.#groups.mostFrequent(codice, (nome) => isOfBody(nome) && !namesPeople(nome));
    return several ?? (this.#groups.mostFrequent(codice, isOfBody) === null ? IMPRESA_INDIVIDUALE : codice);
  }
}
