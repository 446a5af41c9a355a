/** One Akoma Ntoso file of Normattiva, read: an act in one version. */

import { commiOf, searchedPieces, writtenPieces } from "../../law/articles/commi.ts";
import { isHole } from "../../law/articles/comparable-text.ts";
import { UnusableInput } from "../unusable-input.ts";
import { attribute, child, children, type XmlElement } from "../xml/navigate.ts";
import { parseXml } from "../xml/parse.ts";
import { articleReader } from "./amending/read-units.ts";
import { settleTitles, type UnplacedArticolo } from "./article-draft.ts";
import { readAttachments } from "./attachments.ts";
import { readContent } from "./blocks.ts";
import { readBody } from "./body.ts";
import { readCitazioni } from "./citations.ts";
import { readIdentity } from "./identity.ts";
import { toLines } from "./lines.ts";
import { readPronunce } from "./pronunce/read-pronunce.ts";
import type { Allegato, Articolo, ArticoloRef, AttoRecord, Corpo, Osservazioni } from "./records.ts";
import { readSignals } from "./signals/read-signals.ts";
import { unionInArticle, unionInAttachment, unionInFrame } from "./union.ts";

// The numberings of an act: its body and each container of articles among its attachments; one of them is the main one.

/** With so few articles the body only approves what is attached. */
const SHORT_BODY = 3;
const CODE_NAME = /^(?:il\s+)?(?:codice|testo\s+unico)(?!\p{L})/iu;

/** `null` is the body. */
type Container = string | null;

function mainContainer(sizes: ReadonlyMap<Container, number>): Container {
  const attached = [...sizes].flatMap(([name, size]) => (name === null ? [] : [{ name, size }]));
  const isMain = (sizes.get(null) ?? 0) <= SHORT_BODY || attached.some(({ name }) => CODE_NAME.test(name));
  if (!isMain) return null;
  let largest: (typeof attached)[number] | null = null;
  for (const one of attached) if (largest === null || one.size > largest.size) largest = one;
  return largest?.name ?? null;
}

/**
 * Spells a second article of one place apart from the first: no act may have two articles under one address.
 *
 * @param taken spellings so far, each with the number that was given last to what wants it
 */
function distinct(wanted: string, taken: Map<string, number>): string {
  let n = (taken.get(wanted) ?? 0) + 1;
  while (n > 1 && taken.has(`${wanted}~${n}`)) n++;
  const spelled = n === 1 ? wanted : `${wanted}~${n}`;
  taken.set(spelled, 1);
  taken.set(wanted, n);
  return spelled;
}

function writtenCommi(testo: string): string {
  const commi = commiOf("", testo).map(({ numero: comma }) => ({ comma }));
  const [only, ...others] = commi;
  return others.length === 0 ? (only?.comma ?? "") : writtenPieces(commi);
}

type PlacedArticolo = Omit<Articolo, "pronunce" | "ue">;

interface Numbering {
  readonly articoli: readonly PlacedArticolo[];
  readonly refs: readonly ArticoloRef[];
  readonly contenitorePrincipale: string | null;
}

/**
 * Gives each article its path below the act: `art/<n>` in the main numbering, `annesso/<k>/art/<n>` in the others, where k
 * counts the containers from 1 and 0 is the body. The main numbering is the body's, unless the body has at most 3 articles
 * or a container is named a code or testo unico: then the largest container's, the first of equals.
 *
 * @example number([{ numero: "1", allegato: "Codice Penale", ... }]).refs[0]?.percorso // "art/1"
 */
export function number(articoli: readonly UnplacedArticolo[]): Numbering {
  const sizes = new Map<Container, number>([[null, 0]]);
  for (const { allegato } of articoli) sizes.set(allegato, (sizes.get(allegato) ?? 0) + 1);
  const main = mainContainer(sizes);
  const indexOf = new Map([...sizes.keys()].map((name, k) => [name, k]));
  const paths = new Map<string, number>();
  const ids = new Map<string, number>();
  const placed = articoli.map((articolo): PlacedArticolo => {
    const { id, allegato, numero, ...rest } = articolo;
    const below = `art/${numero.replaceAll("/", "-")}`;
    const percorso = distinct(allegato === main ? below : `annesso/${indexOf.get(allegato)}/${below}`, paths);
    return { id: distinct(id, ids), percorso, numero, allegato, ...rest };
  });
  return {
    articoli: placed,
    refs: placed.map(({ numero, allegato, percorso, testo, abrogato }) => ({
      numero,
      contenitore: allegato,
      percorso,
      commi: abrogato ? "" : writtenCommi(testo),
    })),
    contenitorePrincipale: main,
  };
}

// What the report says about the texts of an act's articles.

const EXAMPLES_KEPT = 10;

const VUOTI = "articoli senza testo nella fonte, serviti vuoti: vedere se un altro scaricamento dell'atto li ha";
const DOPPI = "articoli con due versioni dei commi nella fonte: servita l'ultima";
const INCERTE = "articoli che si aprono con una riga che forse è la rubrica: lasciata nel testo";
const DISCORDI = "articoli che eId numera altrimenti da num: vale num";
const DUBBIE =
  "articoli, titoli, preamboli e allegati che citano atti dell'Unione europea con numeri di due letture possibili: esclusi";

/**
 * The reasons that hold for some articles.
 *
 * @param doppi identifiers of the articles whose commi stand there twice
 * @param incerte identifiers of those whose first line may be a rubrica
 * @param discordi identifiers of those that their identifier numbers otherwise than their words
 * @param dubbie identifiers of those that name acts of the Union by numbers that can be read in two ways, and other places that do
 * @example observe(articoli, { doppi: ["art_27"], incerte: [], discordi: [], dubbie: [] })
 *   // { "articoli con due versioni dei commi nella fonte: servita l'ultima": { quanti: 1, esempi: ["art_27"] } }
 */
function observe(
  articoli: readonly Pick<Articolo, "id" | "testo">[],
  found: {
    readonly doppi: readonly string[];
    readonly incerte: readonly string[];
    readonly discordi: readonly string[];
    readonly dubbie: readonly string[];
  },
): Osservazioni {
  const vuoti = articoli.filter(({ testo }) => isHole(testo)).map(({ id }) => id);
  const lists: [string, readonly string[]][] = [
    [VUOTI, vuoti],
    [DOPPI, found.doppi],
    [INCERTE, found.incerte],
    [DISCORDI, found.discordi],
    [DUBBIE, found.dubbie],
  ];
  return Object.fromEntries(
    lists
      .filter(([, ids]) => ids.length > 0)
      .map(([reason, ids]) => [reason, { quanti: ids.length, esempi: ids.slice(0, EXAMPLES_KEPT) }]),
  );
}

const NAMESPACE = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0";
const AGAIN = "scaricare l'atto in formato Akoma Ntoso da www.normattiva.it";

function actOf(root: XmlElement): XmlElement {
  if (root.name !== "akomaNtoso")
    throw new UnusableInput(`l'elemento radice è <${root.name}> e non <akomaNtoso>: ${AGAIN}`, "riga 1");
  // An attribute that declares a namespace is `xmlns` or, where the elements have a prefix, `xmlns:<prefix>`.
  const namespaces = Object.entries(root.attributes).filter(([key]) => /^xmlns(?::|$)/.test(key));
  if (!namespaces.some(([, value]) => value.startsWith(NAMESPACE)))
    throw new UnusableInput(
      `Akoma Ntoso di un altro dialetto (${attribute(root, "xmlns") ?? "senza namespace"}): ${AGAIN}`,
      "riga 1",
    );
  const act = child(root, "act");
  if (!act) {
    const found = children(root)[0]?.name;
    const what = found === "bill" ? "un disegno di legge: metterlo in ddl/" : `un documento <${found ?? "vuoto"}>`;
    throw new UnusableInput(`non contiene un atto (<act>) ma ${what}; per le norme ${AGAIN}`);
  }
  return act;
}

/** A file that came as base64 text, as single members of official collections did: `<?xml` or `<akomaNtoso` in it. */
const BASE64 = /^(?:PD94bWw|PGFrb21h)[A-Za-z0-9+/\s]*(?:={1,2}\s*)?$/;

/** The bytes of the document itself. */
const plainXml = (source: Buffer): Buffer => {
  const begin = source.toString("latin1", 0, 8);
  if (!begin.startsWith("PD94bWw") && !begin.startsWith("PGFrb21h")) return source;
  const text = source.toString("latin1");
  return BASE64.test(text) ? Buffer.from(text, "base64") : source;
};

/** The parts of an act that are read each in its own way. */
const PARTS = new Set(["meta", "coverPage", "preface", "preamble", "body", "conclusions", "attachments"]);

/** All children of an act with a name as one element: a source may give a part twice. */
function joined(act: XmlElement, name: string): XmlElement | undefined {
  const [first, ...others] = children(act, name);
  if (first === undefined || others.length === 0) return first;
  return { ...first, children: [first, ...others].flatMap((part) => part.children) };
}

/** The text of the parts of an act that the reader does not know. */
function unknownParts(act: XmlElement): string {
  const unknown = act.children.filter((node) => typeof node === "string" || !PARTS.has(node.name));
  const { blocks, notes } = readContent({ ...act, children: unknown });
  return [...toLines(blocks), ...notes].join("\n");
}

function lengthOf({ articoli, allegati }: Corpo): number {
  return [...articoli, ...allegati].reduce((sum, { testo }) => sum + testo.length, 0);
}

/**
 * Reads an act: identity, version, articles with their places, attachments, and what it says about amendments.
 *
 * @param source the bytes of the file
 * @param file `InputFile.name`: kept in the record; a hint for the version's date and nothing else
 * @throws UnusableInput for anything that is not a readable act of Normattiva.
 * @example readAtto(bytes, "norme/codice_penale.xml").corpo.articoli.length // 990
 */
export function readAtto(source: Buffer, file: string): { record: AttoRecord; corpo: Corpo } {
  const root = parseXml(plainXml(source));
  const act = actOf(root);
  const identity = readIdentity(act, file);
  const body = readBody(joined(act, "body"));
  const attachments = readAttachments(joined(act, "attachments"));
  const texts = settleTitles([...body.articoli, ...attachments.articoli]);
  const { articoli: placed, refs, contenitorePrincipale } = number(texts.articoli);
  const self = { tipo: identity.tipo, data: identity.data, numero: identity.numero };
  const year = Number(identity.versione.al.slice(0, 4));
  const dubbie: string[] = [];
  const articoli = placed.map((articolo) => {
    const { said, dubbie: doubtful } = unionInArticle(articolo, year);
    if (doubtful > 0) dubbie.push(articolo.id);
    return { ...articolo, pronunce: readPronunce({ ...articolo, self }), ue: said };
  });
  const testo = [body.altro, unknownParts(act)].filter(Boolean).join("\n");
  const outside: Allegato[] = testo === "" ? [] : [{ id: "testo", titolo: identity.titolo, testo }];
  const frame = readFrame(act);
  const allegati = [...outside, ...attachments.allegati];
  const around = [
    { place: "titolo", ...unionInFrame(identity.titolo, null, year) },
    { place: "preambolo", ...unionInFrame("", frame.preambolo, year) },
    ...allegati.map((allegato) => ({ place: allegato.id, ...unionInAttachment(allegato, year) })),
  ];
  dubbie.push(...around.flatMap(({ place, dubbie: doubtful }) => (doubtful > 0 ? [place] : [])));
  const corpo: Corpo = { ...frame, articoli, allegati, ue: around.flatMap(({ said }) => said) };
  if (articoli.length === 0 && corpo.allegati.length === 0)
    throw new UnusableInput(`l'atto non ha né articoli né allegati: ${AGAIN}`);
  const readArticle = articleReader();
  const { segnali, conteggi } = readSignals(root, { self, titolo: identity.titolo, corpo }, readArticle);
  const found = { doppi: body.doppi, incerte: texts.incerte, discordi: body.discordi, dubbie };
  const osservazioni = observe(articoli, found);
  const documenti = articoli.reduce((sum, { testo }) => sum + searchedPieces(testo).length, 1);
  const own = {
    documenti,
    articoli: refs,
    caratteri: lengthOf(corpo),
    contenitorePrincipale,
    segnali,
    citazioni: readCitazioni(corpo, readArticle),
    conteggi,
    osservazioni,
  };
  return { record: { file, ...identity, ...own }, corpo };
}

function textOfPart(act: XmlElement, name: string): string | null {
  const lines = children(act, name).flatMap((part) => {
    const { blocks, notes } = readContent(part);
    return [...toLines(blocks), ...notes];
  });
  return lines.join("\n") || null;
}

/**
 * The texts around the articles, a line per recital and paragraph; `null` where the source has none.
 *
 * @example readFrame(act).preambolo // "IL PRESIDENTE DELLA REPUBBLICA\nVisti gli articoli 76 e 87 della Costituzione;\n..."
 */
function readFrame(act: XmlElement): Pick<Corpo, "preambolo" | "conclusioni"> {
  return { preambolo: textOfPart(act, "preamble"), conclusioni: textOfPart(act, "conclusions") };
}
