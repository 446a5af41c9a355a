/** Identity of an act: what its `<meta>` says, whatever the file is called. */

import { calendarDate, isActDay, MONTHS } from "../../law/calendar.ts";
import { eliNumero } from "../../law/identity/canonical-eli.ts";
import { fileSafe } from "../../law/identity/file-safe.ts";
import { actOfUrn } from "../../law/identity/urn.ts";
import { ITALIAN_GRAMMAR } from "../../law/italian/grammar.ts";
import { slugOfDenomination } from "../../law/names/denominations.ts";
import { UnusableInput } from "../unusable-input.ts";
import { attribute, child, childAt, children, descendants, textOf, type XmlElement } from "../xml/navigate.ts";
import { collapse } from "./lines.ts";
import type { AttoRecord, Identita } from "./records.ts";

// Which version of an act a file holds.

const ALIAS = /\/(ORIGINAL|CONSOLIDATED)(?:\/(\d{4})(\d{2})(\d{2}))?\/?$/;
/** Only the names of the collections tell the version: in those of the portal's exports stands the date that was asked for. */
const COLLECTION_NAME = /_(?:(ORIGINALE)|VIGENZA_(\d{4}-\d{2}-\d{2}))_V\d+\.xml$/i;

/** Which version a file holds, and how sure that is. */
interface VersionOfFile {
  readonly versione: AttoRecord["versione"];
  /** A consolidated text without a day. */
  readonly undated: boolean;
  /** A day in the file that is impossible: the next source of the day was taken. */
  readonly refused: string | null;
}

/**
 * The kind and the date of a version. A consolidated text: date in the name of a collection's file, else in the ELI of
 * Normattiva, else of the expression (which is stale at times). The original, and a text without a day: its publication.
 *
 * @param eli `eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130`
 * @param expression date of `FRBRExpression`
 * @example readVersion("norme/20050516_005G0104_VIGENZA_20250131.xml", "eli/id/2005/05/16/005G0104/CONSOLIDATED/20250130", "2005-05-16", undefined)
 *   // { versione: { tipo: "consolidata", al: "2025-01-30" }, undated: false, refused: null }
 * @example readVersion("norme/legge.xml", "eli/id/2005/05/16/005G0104/CONSOLIDATED/99991231", "2005-05-16", "2005-05-20")
 *   // { versione: { tipo: "consolidata", al: "2005-05-20" }, undated: false, refused: "9999-12-31" }
 */
export function readVersion(
  file: string,
  eli: string,
  pubblicata: string,
  expression: string | undefined,
): VersionOfFile {
  const [, kind, year, month, day] = ALIAS.exec(eli) ?? [];
  const [, original, named] = COLLECTION_NAME.exec(file) ?? [];
  if (kind === "ORIGINAL" || (kind === undefined && original !== undefined))
    return { versione: { tipo: "originale", al: pubblicata }, undated: false, refused: null };
  // The surest first.
  const stated = [named, year && `${year}-${month}-${day}`, expression].flatMap((one) => one || []);
  const chosen = stated.findIndex(isActDay);
  const al = stated[chosen];
  return {
    versione: { tipo: "consolidata", al: al ?? pubblicata },
    undated: al === undefined,
    refused: (chosen === 0 ? null : stated[0]) ?? null,
  };
}

// When an act came into force, as the note of its preface says.

/**
 * `Entrata in vigore del provvedimento: 1/1/2006.`, `4-7-2001`, `Il decreto entra in vigore il 1° gennaio 2007`: a day that follows at
 * once. Where words stand in between (`gli articoli 1 e 2 il 1/1/2006`) or limit what follows, it is the day of a part.
 */
const OPENS = new RegExp(
  String.raw`^(?:(?:l['’] ?)?entrata in vigore[^:;.\d]*:|[^:;.\d]{0,60}\bentra(?:to|ta)? in vigore\b)? ?(?:in data |il giorno |il |dal |l['’] ?)?` +
    String.raw`(?<day>\d{1,2})[°º]?(?<join>[-/.]| )(?<month>\d{1,2}|${MONTHS.join("|")})\k<join>(?<year>\d{4})(?!\d)(?<after>.{0,40})`,
  "iu",
);
/** What makes a day that of a part of the act alone. */
const OF_A_PART =
  /^[ ,;:(.-]*(?:limitatamente|relativamente|esclusivamente|soltanto|solo|quanto a|con riferimento|per (?:i|il|l['’]|le|la|gli|quanto)(?![a-z])|(?:gli |l['’] ?|i )?art)/i;

/**
 * The day of entry into force that the text of a note gives; `null` where it gives none, or that of a part of the act alone.
 *
 * @example entryIntoForce("Entrata in vigore della legge: 1/1/2007, ad eccezione dei commi 966 e 967 che entrano in vigore il 27/12/2006.") // "2007-01-01"
 * @example entryIntoForce("null") // null
 */
export function entryIntoForce(note: string): string | null {
  const { day, month = "", year, after = "" } = OPENS.exec(note)?.groups ?? {};
  if (day === undefined || OF_A_PART.test(after)) return null;
  const named = MONTHS.indexOf(month.toLowerCase()) + 1;
  return calendarDate(Number(year), named || Number(month), Number(day));
}

const ELI_ALIAS = /^\/?eli\/id\/(\d{4})\/(\d{2})\/(\d{2})\/([^/]+)/;
const URN_NUMBER = /;([^:@~!]+)/;
const URN_DATE = /:(\d{4}-\d{2}-\d{2})(?=[;:@~!]|$)/;
/** A title without the act's own code, which the portal adds in brackets; any other word in brackets is the title's. */
function withoutCode(title: string, code: string): string {
  const at = title.endsWith(")") ? title.lastIndexOf("(") : -1;
  const isCode =
    at >= 0 &&
    title
      .slice(at + 1, -1)
      .trim()
      .toLowerCase() === code.toLowerCase();
  return isCode ? title.slice(0, at).trimEnd() : title;
}

const CONSTITUTION = "costituzione";
const DECREE = "decreto";

/**
 * Characters, spelled as names of files are, that type, number and code may have: a name has room for the last two, the Gazzetta's date
 * and an ending; systems take 255. Official ones have at most 44.
 */
const LONGEST = 100;

/** A part of an act's identity, which becomes the name of a file. */
function nameable(what: string, text: string): string {
  if (fileSafe(text.toLowerCase()).length <= LONGEST) return text;
  throw new UnusableInput(
    `${what} è troppo lungo («${text.slice(0, 20)}…», ${text.length} caratteri): controllare il file, scaricarlo di nuovo da www.normattiva.it`,
  );
}

/** What an address cannot hold as it is: URN and code stand in those of the official pages. */
const NOT_IN_ADDRESS = /[\u0000- "<>[-^`{-\u00a0]/;

/** A part of an act's identity that stands in an address. */
function addressable(what: string, text: string): string {
  const at = text.search(NOT_IN_ADDRESS);
  if (at === -1) return text;
  throw new UnusableInput(
    `${what} ha un carattere non ammesso («${text.slice(0, at + 1).slice(-20)}»): controllare il file, scaricarlo di nuovo da www.normattiva.it`,
  );
}

function missing(what: string): never {
  throw new UnusableInput(
    `non è un atto di Normattiva: in <meta> manca ${what}; scaricare il file in formato Akoma Ntoso da www.normattiva.it`,
  );
}

/** A date that an act can bear, `null` for any other text. */
function actDate(text: string | undefined): string | null {
  const [year, month, day] = (text ?? "").split("-").map(Number);
  return year && month && day ? calendarDate(year, month, day) : null;
}

const firstDate = (...candidates: readonly (string | undefined)[]): string | null =>
  candidates.map(actDate).find((date) => date !== null) ?? null;

/** The slug of an act: a decree of which only the URN says the issuer is of that issuer's kind. */
function typeOf(denominazione: string, urn: string): string {
  const tipo = slugOfDenomination(denominazione);
  return tipo === DECREE ? (actOfUrn(urn, ITALIAN_GRAMMAR)?.tipo ?? tipo) : tipo;
}

function eliProperties(work: XmlElement | undefined): Map<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  for (const span of work ? descendants(work, "span") : []) {
    const property = attribute(span, "property");
    if (property !== undefined && !found.has(property)) found.set(property, span);
  }
  return found;
}

/**
 * Reads the identity of an act from its `meta` and, for the version's date, from the hint of the file's name.
 *
 * @param file `InputFile.name`
 * @throws UnusableInput where the type, the date, the URN, the code or the date of publication is missing.
 * @example readIdentity(act, "norme/codice_penale.xml").chiave // "1930-10-26/030U1398"
 */
export function readIdentity(act: XmlElement, file: string): Identita {
  const meta = child(act, "meta") ?? missing("tutto");
  const identification = child(meta, "identification");
  const work = child(identification, "FRBRWork");
  const aliases = new Map(children(work, "FRBRalias").map((a) => [attribute(a, "name"), attribute(a, "value") ?? ""]));
  const properties = eliProperties(work);
  const property = (name: string) => properties.get(`eli:${name}`);
  const preface = child(act, "preface");
  const allInPreface = (name: string) => (preface ? [...descendants(preface, name)] : []);
  const inPreface = (name: string) => allInPreface(name)[0];

  const urn = addressable("l'URN", aliases.get("urn:nir") || missing('l\'URN (FRBRalias name="urn:nir")'));
  const eli = aliases.get("eli") ?? "";
  const [, year, month, day, codeOfAlias] = ELI_ALIAS.exec(eli) ?? [];
  const code =
    attribute(property("id_local"), "content")?.trim() ||
    codeOfAlias ||
    missing("il codice redazionale (eli:id_local)");
  const codice = addressable("il codice redazionale", nameable("il codice redazionale", code));

  const denominazione =
    collapse(attribute(property("type_document"), "resource")?.split("#")[1]?.replaceAll("_", " ") ?? "") ||
    collapse(textOf(inPreface("docType"))).toUpperCase() ||
    missing("il tipo dell'atto (eli:type_document)");
  const tipo = nameable("il tipo dell'atto", typeOf(denominazione, urn));

  const publication = child(meta, "publication");
  const pubblicata =
    firstDate(attribute(publication, "date"), year && `${year}-${month}-${day}`) ??
    missing("la data della Gazzetta (publication, o ELI di Normattiva)");
  const data =
    firstDate(
      attribute(child(work, "FRBRdate"), "date"),
      attribute(property("date_document"), "content"),
      URN_DATE.exec(urn)?.[1],
      attribute(inPreface("docDate"), "date"),
      // The official file of the Constitution writes `0000-00-00`: it was published on the day that it bears.
      tipo === CONSTITUTION ? pubblicata : undefined,
    ) ?? missing("una data dell'atto plausibile (FRBRdate, fra il 1861 e il 2099)");
  const number = URN_NUMBER.exec(urn)?.[1] ?? collapse(textOf(inPreface("docNumber")));
  const numero = tipo === CONSTITUTION || number === "" ? null : nameable("il numero dell'atto", eliNumero(number));

  const expression = attribute(childAt(identification, "FRBRExpression", "FRBRdate"), "date");
  const titolo = collapse(attribute(property("title"), "content") ?? textOf(inPreface("docTitle")));
  const notes = allInPreface("authorialNote").map((note) => entryIntoForce(collapse(textOf(note))));
  const { versione, undated, refused } = readVersion(file, eli, pubblicata, expression);
  return {
    chiave: `${pubblicata}/${codice}`,
    denominazione,
    tipo,
    data,
    numero,
    urn,
    titolo: withoutCode(titolo, codice),
    pubblicazione: {
      data: pubblicata,
      numero: attribute(publication, "number")?.trim() || null,
      codice_redazionale: codice,
    },
    versione,
    ...(undated ? { senzaGiorno: true as const } : {}),
    ...(refused === null ? {} : { giornoRifiutato: refused }),
    entrata_in_vigore: notes.find((day) => day !== null) ?? null,
  };
}
