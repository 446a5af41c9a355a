import { articleNumber, articleOfFragment } from "../../../law/articles/article-number.ts";
import { partOfFragment } from "../../../law/articles/article-part.ts";
import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import type { XmlElement } from "../../xml/element.ts";
import { attribute, child, descendants } from "../../xml/navigate.ts";
import { collapse } from "../lines.ts";
import { commonPart } from "../places/named-place.ts";
import { namedPlaces } from "../places/named-places.ts";
import type { ArticoloCitato, Portata } from "../records.ts";
import { citedByRef } from "./cited-act.ts";
import { evidenceOf } from "./evidence.ts";
import { plausibleDay } from "./plausible-day.ts";
import type { SignalSink } from "./signal-sink.ts";
import { activeMods } from "./textual-mods.ts";

const BASE = "modifica_marcata";

const TIPI: Readonly<Record<string, TipoRelazione>> = {
  insertion: "inserisce",
  substitution: "sostituisce",
  repeal: "abroga",
  split: "modifica",
};

/** Quoted words longer than this (whole new articles) are left out of the sentence that is shown. */
const QUOTED_KEPT = 300;

/** The amending sentence: the text of a `mod`, long quotations as `[...]`. */
function sentenceOf(mod: XmlElement): string {
  let out = "";
  for (const node of mod.children) {
    if (typeof node === "string") out += node;
    else {
      const inner = sentenceOf(node);
      out += node.name.startsWith("quoted") && inner.length > QUOTED_KEPT ? "[...]" : inner;
    }
  }
  return out;
}

/** A marked passage: where it stands, its sentence, and the words of the sentence that are not quoted. */
interface Passage {
  readonly qui: ArticoloCitato | null;
  readonly evidenza: string;
  readonly words: string;
}

function unquotedWords(mod: XmlElement): string {
  let out = "";
  for (const node of mod.children)
    if (typeof node === "string") out += node;
    else out += node.name.startsWith("quoted") ? " " : unquotedWords(node);
  return collapse(out);
}

/** What is changed inside a part, without being a part itself. */
const INSIDE =
  /\b(?:parol[ae]|cifr[ae]|segno|espression[ei]|inciso|period[oi]|capovers[oi]|alinea|il seguente comma)\b/i;
const depthOf = (parte: string | null) => (parte === null ? 0 : parte.split(", ").length);

/** What the destination and the sentence together say is changed, and whether it is all of it. */
function touched(
  tipo: TipoRelazione,
  numero: string | null,
  parte: string | null,
  words: string,
): { parte: string | null; portata?: Portata } {
  if (tipo === "modifica") return { parte };
  const places = namedPlaces(words);
  const named = places.at(-1);
  if (numero === null) return { parte, portata: tipo === "abroga" && places.length === 0 ? "intero" : "parte" };
  if (named?.parte === "rubrica" && parte === null && !INSIDE.test(words))
    return { parte: "rubrica", portata: "intero" };
  if (INSIDE.test(words) || depthOf(named?.parte ?? null) > depthOf(parte)) return { parte, portata: "parte" };
  // The destination can be the part after which something new stands.
  if (tipo === "inserisce" && named?.ruolo === "dopo" && named.parte !== null && named.parte === parte)
    return {
      parte: commonPart([named, { parte: parte.split(", ").slice(0, -1).join(", ") || null }]),
      portata: "parte",
    };
  if (tipo === "inserisce" && named?.ruolo !== "dopo") return { parte, portata: "parte" };
  return { parte, portata: "intero" };
}

/** The marked passages below an element, by `eId`. */
function passagesBelow(
  element: XmlElement,
  numero: string | null,
  part: string | null,
  into: Map<string, Passage>,
): void {
  for (const node of element.children) {
    if (typeof node === "string") continue;
    const eId = attribute(node, "eId");
    const own = node.name === "paragraph" || node.name === "point" ? partOfFragment(eId ?? "") : null;
    if (node.name === "mod" && eId !== undefined) {
      const qui = numero === null ? null : { contenitore: null, numero, ...(part !== null && { parte: part }) };
      into.set(eId, { qui, evidenza: evidenceOf(sentenceOf(node)), words: unquotedWords(node) });
    }
    passagesBelow(node, numero, own ?? part, into);
  }
}

/** The marked passages of the body by `eId`, each with the article and the comma around it. */
function markedPassages(root: XmlElement): Map<string, Passage> {
  const found = new Map<string, Passage>();
  const body = child(child(root, "act"), "body");
  if (body === undefined) return found;
  for (const article of descendants(body, "article")) {
    const numero = articleNumber((attribute(article, "eId") ?? "").replace(/^art_/, ""));
    passagesBelow(article, numero, null, found);
  }
  return found;
}

/**
 * S2, the changes marked in the text: `textualMod` from a `mod` of the body to
 * `/akn/it/act/.../ita@2024-03-27/!main/~art_30__para_2`. Its `type` is real; the amending article is the one around the `mod`.
 *
 * @example readModificheMarcate(root, sink)
 *   // sink.segnali: [{ base: "modifica_marcata", verso: "out", qui: { numero: "1" }, li: { numero: "30" }, tipo: "inserisce", data: "2024-03-27", ... }]
 */
export function readModificheMarcate(root: XmlElement, sink: SignalSink): void {
  const mods = activeMods(root).flatMap((mod) => {
    const source = attribute(child(mod, "source"), "href");
    return source?.startsWith("#") ? [{ mod, source: source.slice(1) }] : [];
  });
  if (mods.length === 0) return;
  const passages = markedPassages(root);
  for (const { mod, source } of mods) {
    sink.count(BASE);
    const href = attribute(child(mod, "destination"), "href") ?? "";
    const [, expression, part = ""] = /\/[a-z]{3}@(\d{4}-\d\d-\d\d)\/!main\/?(.*)$/.exec(href) ?? [];
    const altro = citedByRef(href.replace(/\/[a-z]{3}@[^/]*\/!main.*$/, "/!main"));
    if (typeof altro === "string") {
      sink.count(BASE, altro);
      continue;
    }
    const passage = passages.get(source);
    if (passage === undefined) sink.count(BASE, "passo marcato fuori dal testo");
    const numero = articleOfFragment(part);
    const tipo = TIPI[attribute(mod, "type") ?? ""] ?? "modifica";
    const { parte, portata } = touched(tipo, numero, partOfFragment(part), passage?.words ?? "");
    sink.add({
      base: BASE,
      verso: "out",
      altro,
      qui: passage?.qui ?? null,
      li: numero === null ? null : { contenitore: null, numero, ...(parte !== null && { parte }) },
      tipo,
      ...(passage && portata && { portata }),
      data: plausibleDay(expression),
      evidenza: passage?.evidenza ?? "",
    });
  }
}
