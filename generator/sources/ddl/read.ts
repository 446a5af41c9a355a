import { billCitations } from "../../law/bills/bill-citations.ts";
import { type InputFile, readInput } from "../input.ts";
import { listInputs } from "../list-inputs.ts";
import { type Listing, NO_USE } from "../lister.ts";
import type { Rapporto } from "../rapporto.ts";
import { UnusableInput } from "../unusable-input.ts";
import type { XmlElement } from "../xml/element.ts";
import { attribute, child, childAt, descendants } from "../xml/navigate.ts";
import { parseXml } from "../xml/parse.ts";
import type { ZipLimits } from "../zip.ts";
import { articles } from "./article-text.ts";
import { type BillPlace, placeOf } from "./place.ts";
import type { TestoRecord, TipoTesto } from "./records.ts";

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
export async function readTesti(dataDir: string, rapporto: Rapporto, listing: Listing = {}): Promise<TestoRecord[]> {
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
