import { type BillCitation, billCitations } from "../../law/bill-citations.ts";
import { type InputFile, readInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type ListingOptions, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import { attribute, child, childAt, descendants, textOf, type XmlElement } from "../xml/navigate.ts";
import { parseXml } from "../xml/parse.ts";
import type { ZipLimits } from "../zip.ts";

/** What the official folders say of a text: `Leg19/Atto00055177/ddlpres/01360967-ft.akn.xml`. */
interface BillPlace {
  readonly idFase: number | null;
  readonly idTesto: number | null;
  /** Kind of text that the folder names, `null` where it names none. */
  readonly tipo: TipoTesto | null;
}

/** Folders of bill texts; the official archive has others beside them (amendments...), which are not read. */
const FOLDERS: ReadonlyMap<string, TipoTesto> = new Map([
  ["ddlpres", "DDLPRES"],
  ["ddlmess", "DDLMESS"],
  ["ddlcomm", "DDLCOMM"],
]);

/**
 * Reads the official path of a bill's text. Older folders (`Leg #13/Atto 000790#755`) do not tell their reading: they join
 * nothing.
 *
 * @returns `null` where the text stands in an act's folder of another kind: it is no bill's text
 * @example placeOf("ddl/Leg19/Atto00055189/ddlmess/01363145-ft.akn.xml")
 * // { idFase: 55189, idTesto: 1363145, tipo: "DDLMESS" }
 */
export function placeOf(name: string): BillPlace | null {
  const parts = name.split(/[/!]/);
  const at = parts.findLastIndex((part) => /^Atto[ \d]/i.test(part));
  const [atto = "", folderName, ...below] = at === -1 ? [] : parts.slice(at);
  const folder = below.length === 0 ? undefined : folderName?.toLowerCase();
  const tipo = folder === undefined ? null : (FOLDERS.get(folder) ?? null);
  if (folder !== undefined && tipo === null) return null;
  const fase = /^Atto(\d{8})$/i.exec(atto);
  const testo = /^(\d{1,9})-/.exec(parts.at(-1) ?? "");
  return { idFase: fase ? Number(fase[1]) : null, idTesto: testo ? Number(testo[1]) : null, tipo };
}

// The articles of a bill, as pieces of running text.

/** One article of a bill. */
interface ArticoloTesto {
  /** `2-bis`; `null` where the source leaves it empty. */
  readonly numero: string | null;
  /** Heading and paragraphs in order, each a text of its own: no act is named across two of them. */
  readonly brani: readonly string[];
}

/** Elements after which the running text begins anew. */
const BLOCKS = new Set(
  "alinea article block blockList blockContainer caption clause content heading indent intro item li list listIntroduction listWrapUp ol p paragraph point quotedStructure subheading subparagraph table td th tr ul wrap wrapUp".split(
    " ",
  ),
);

/** Elements whose text numbers or annotates the text, and names nothing. */
const SKIPPED = new Set(["num", "authorialNote", "note"]);

/** Elements stand on lines of their own: a line break with the tabs after it is nothing, while spaces are text. */
const LAYOUT = /\r?\n\t*/g;

/**
 * The running texts below an element, spaces collapsed, blank ones left out. `an:eol` is a space.
 *
 * @example brani(parseXml(Buffer.from("<p>articolo 337-\n\t<i>ter</i></p>"))) // ["articolo 337-ter"]
 */
export function brani(of: XmlElement): string[] {
  const out: string[] = [];
  let text = "";
  const flush = () => {
    const clean = text.replace(/\s+/g, " ").trim();
    if (clean !== "") out.push(clean);
    text = "";
  };
  const walk = (element: XmlElement) => {
    for (const node of element.children) {
      if (typeof node === "string") text += node.replace(LAYOUT, "");
      else if (node.name === "eol") text += " ";
      else if (!SKIPPED.has(node.name)) {
        const block = BLOCKS.has(node.name);
        if (block) flush();
        walk(node);
        if (block) flush();
      }
    }
  };
  walk(of);
  flush();
  return out;
}

/**
 * The number of an article without `Art.`, final dot and spaces, suffix kept; `null` where nothing is left.
 *
 * @example billArticleNumber("Art. 2-bis.") // "2-bis"
 */
export function billArticleNumber(raw: string): string | null {
  const bare = raw
    .replace(LAYOUT, "")
    .replace(/\s+/g, "")
    .replace(/^art(?:icolo|\.)?/i, "")
    .replace(/\.$/, "");
  return bare === "" ? null : bare;
}

/** The articles below an element, at any depth; an article quoted inside another is part of its text. */
function articles(of: XmlElement): ArticoloTesto[] {
  const out: ArticoloTesto[] = [];
  for (const node of of.children) {
    if (typeof node === "string") continue;
    if (node.name === "article")
      out.push({ numero: billArticleNumber(textOf(child(node, "num"))), brani: brani(node) });
    else if (node.name !== "quotedStructure") out.push(...articles(node));
  }
  return out;
}

const AREA = "ddl";

/** The longest text is 700 KB; a hundred times that is no bill. */
const ZIP_LIMITS: ZipLimits = { memberBytes: 100 * 1024 * 1024, ratio: 200 };

const KINDS: ReadonlyMap<string, TipoTesto> = new Map(
  (["DDLPRES", "DDLMESS", "DDLCOMM"] as const).map((kind) => [kind, kind]),
);

/** A committee's text may be a table with the old and the new articles side by side. */
function sideBySide(body: XmlElement): boolean {
  for (const { name } of descendants(body)) if (name === "hcontainer") return true;
  for (const table of descendants(body, "table")) for (const _ of descendants(table, "article")) return true;
  return false;
}

function billOf(root: XmlElement): XmlElement {
  const bill = root.name === "akomaNtoso" ? child(root, "bill") : undefined;
  if (bill) return bill;
  const inside = root.children.find((node) => typeof node !== "string");
  throw new UnusableInput(
    `non è il testo di un disegno di legge in Akoma Ntoso: la radice è <${root.name}>${inside ? ` con <${inside.name}>` : ""}, si attende <akomaNtoso> con <bill>`,
  );
}

/** The text of one file. */
function readText(input: InputFile, place: BillPlace, bytes: Buffer, rapporto: Rapporto): TestoRecord {
  const count = (motivo: string) => rapporto.count(AREA, motivo, { esempio: input.name });
  const bill = billOf(parseXml(bytes));
  const written = attribute(childAt(bill, "meta", "identification", "FRBRWork", "FRBRsubtype"), "value") ?? "";
  const tipo = KINDS.get(written) ?? place.tipo;
  if (tipo === null)
    throw new UnusableInput(
      `tipo di testo «${written}» sconosciuto (attesi ${[...KINDS.keys()].join(", ")}), e la cartella non ne indica uno`,
    );
  const body = child(bill, "body");
  const found = body ? articles(body) : [];
  if (found.some(({ numero }) => numero === null))
    count("articolo con il numero vuoto: le sue citazioni non hanno articolo");
  return {
    file: input.name,
    idFase: place.idFase,
    idTesto: place.idTesto,
    tipo,
    articoli: found.length,
    aFronte: tipo === "DDLCOMM" && body !== undefined && sideBySide(body),
    citazioni: found.flatMap(({ numero, brani }) => billCitations(numero, brani)),
  };
}

/**
 * Reads the Akoma Ntoso texts of bills below `<dataDir>/ddl`, in the official folders, loose or zipped. Only what the articles
 * cite is kept. A file that cannot be read is discarded, with the reason; files that stand in other folders of an act
 * (amendments...) are passed over.
 *
 * @example (await readTesti("data-raw", rapporto))[0]?.idFase // 90001
 */
export async function readTesti(
  dataDir: string,
  rapporto: Rapporto,
  listing: ListingOptions = {},
): Promise<TestoRecord[]> {
  const out: TestoRecord[] = [];
  for (const input of await listInputs(dataDir, "ddl", AREA, ZIP_LIMITS, rapporto, listing)) {
    const place = /\.xml$/i.test(input.name) ? placeOf(input.name) : null;
    if (place === null) {
      rapporto.count(AREA, NO_USE, { esempio: input.name });
      continue;
    }
    try {
      out.push(readText(input, place, await readInput(input), rapporto));
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      rapporto.discard({ area: AREA, file: input.name, luogo: error.luogo, motivo: error.message });
    }
  }
  return out;
}

/** The text of a reading, as one file gives it. */
export interface TestoRecord {
  readonly file: string;
  /** The reading, from the name of the folder; `null` where the folder is not the official one. */
  readonly idFase: number | null;
  readonly idTesto: number | null;
  readonly tipo: TipoTesto;
  /** Articles in the body. */
  readonly articoli: number;
  /** An old and a new text side by side: every article stands twice. */
  readonly aFronte: boolean;
  /** Acts that the articles name, in order; the text itself is not kept. */
  readonly citazioni: readonly BillCitation[];
}

/** Message (text approved and sent), presented text, committee text. */
export type TipoTesto = "DDLMESS" | "DDLPRES" | "DDLCOMM";
