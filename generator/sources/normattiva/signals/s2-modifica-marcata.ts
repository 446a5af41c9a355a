import { articleNumber, articleOfFragment } from "../../../law/articles/article-number.ts";
import { partOfFragment } from "../../../law/articles/article-part.ts";
import type { TipoRelazione } from "../../../law/relation-kinds.ts";
import { attribute, child, descendants, textOf, type XmlElement } from "../../xml/navigate.ts";
import { apart } from "../amending/apart.ts";
import { type Clause, clausesOf } from "../amending/clause.ts";
import { decorrenzeOf } from "../amending/decorrenza.ts";
import { insideIn } from "../amending/joints.ts";
import { passageOf } from "../amending/passage.ts";
import { commonPart, withinDivision } from "../amending/places.ts";
import { speaksOfAct } from "../amending/sentences.ts";
import { collapse } from "../lines.ts";
import type { ArticoloCitato, Portata } from "../records.ts";
import { activeMods, citedByRef } from "./cited-act.ts";
import { evidenceOf, plausibleDay, type SignalSink } from "./signal-sink.ts";

const BASE = "modifica_marcata";

const TIPI: Readonly<Record<string, TipoRelazione>> = {
  insertion: "inserisce",
  substitution: "sostituisce",
  repeal: "abroga",
  split: "modifica",
};

/** Quoted words longer than this (whole new articles) are left out of the sentence that is shown. */
const QUOTED_KEPT = 300;

/** Words before a passage in its own lines that are shown with it, at the most. */
const BEFORE_KEPT = 250;

/** The text of a `mod`, with something in the place of what it quotes. */
const wordsOf = (mod: XmlElement, quoted: (words: string) => string): string =>
  mod.children
    .map((node) => {
      if (typeof node === "string") return node;
      const inner = wordsOf(node, quoted);
      return node.name.startsWith("quoted") ? quoted(inner) : inner;
    })
    .join("");
/** The amending sentence, long quotations as `[...]`. */
const sentenceOf = (mod: XmlElement) => wordsOf(mod, (words) => (words.length > QUOTED_KEPT ? "[...]" : words));

/** A marked passage: where it stands, its sentence, and the words of the sentence that are not quoted. */
interface Passage {
  readonly qui: ArticoloCitato | null;
  readonly evidenza: string;
  readonly words: string;
  /** What announces the list that it is a point of. */
  readonly heads: string;
}

/** What is changed inside a part, without being a part itself. */
const speaksOfInside = (words: string) => insideIn(words).length > 0 || /\bil seguente comma\b/i.test(words);
/** A comma without a number: `ultimo comma`. */
const UNCOUNTED = /^\p{L}+ comma$/u;
const RANKS = ["comma", "lettera", "numero"] as const;
/** How deep a part leads: 0 the article, 1 a comma, 2 a letter, 3 a number, whatever stands above it. */
function depthOf(parte: string | null): number {
  const last = parte?.split(", ").at(-1);
  return last === undefined ? 0 : last === "rubrica" ? 1 : RANKS.findIndex((rank) => last.includes(rank)) + 1;
}

/** What is done where no article is named: to the act, where the sentence speaks of it, or to a division of it. */
function touchedAbove(words: string, heads: string): { divisioni: readonly string[]; whole: boolean } {
  const divisionsIn = (text: string) =>
    apart(passageOf(text)).namings.flatMap(({ places }) =>
      places.flatMap(({ divisione, ruolo }) => (divisione === null || ruolo === "dopo" ? [] : [divisione])),
    );
  const around = divisionsIn(heads).at(0) ?? null;
  const divisioni = divisionsIn(words).map((own) => withinDivision(around, own));
  if (divisioni.length > 0)
    return { divisioni, whole: !/\brubrica\b/i.test(words) && apart(passageOf(words)).exceptions.length === 0 };
  return { divisioni: around === null ? [] : [around], whole: around === null && speaksOfAct(words) };
}

/** What the destination and the sentence together say is changed, and whether it is all of it. */
function touched(
  tipo: TipoRelazione,
  parte: string | null,
  words: string,
): { parte: string | null; portata?: Portata } {
  if (tipo === "modifica") return { parte };
  const { namings, exceptions } = apart(passageOf(words));
  const named = namings.flatMap(({ places }) => places).at(-1);
  if (named !== undefined && UNCOUNTED.test(named.parte ?? "") && parte === null)
    return { parte: named.parte, portata: "parte" };
  if (exceptions.length > 0) return { parte, portata: "parte" };
  if (named?.parte === "rubrica" && parte === null) {
    // `la rubrica e' sostituita dalle seguenti parole`: they are what it becomes.
    const [before = ""] = words.split("seguent", 1);
    return { parte: "rubrica", portata: tipo === "inserisce" || speaksOfInside(before) ? "parte" : "intero" };
  }
  if (speaksOfInside(words) || depthOf(named?.parte ?? null) > depthOf(parte)) return { parte, portata: "parte" };
  // The destination can be the part after which something new stands.
  if (tipo === "inserisce" && named?.ruolo === "dopo" && named.parte !== null && named.parte === parte)
    return {
      parte: commonPart([named, { parte: parte.split(", ").slice(0, -1).join(", ") || null }]),
      portata: "parte",
    };
  if (tipo === "inserisce" && named?.ruolo !== "dopo") return { parte, portata: "parte" };
  return { parte, portata: "intero" };
}

/** Whether all that a sentence does is to replace the very article that is said to be inserted: it is new under the same number. */
function replaces(words: string, clauses: readonly Clause[], numero: string | null): boolean {
  if (numero === null || clauses.length === 0 || !clauses.every(({ verb }) => verb === "sostituisce")) return false;
  const places = passageOf(words).namings.flatMap((one) => one.places);
  return (
    places.length === 1 && places[0]?.articolo === numero && places[0].parte === null && /dal\s+seguente/i.test(words)
  );
}

/** The marked passages below an element, by `eId`. */
function passagesBelow(
  element: XmlElement,
  numero: string | null,
  part: string | null,
  heads: string,
  into: Map<string, Passage>,
): void {
  const intro = element.name === "list" ? child(element, "intro") : undefined;
  const above = intro === undefined ? heads : collapse(`${heads} ${textOf(intro)}`);
  /** What stands before a passage in the same lines: the article that it is about may be named there. */
  let before = "";
  for (const node of element.children) {
    if (typeof node === "string") {
      before += node;
      continue;
    }
    const eId = attribute(node, "eId");
    const own = node.name === "paragraph" || node.name === "point" ? partOfFragment(eId ?? "") : null;
    if (node.name === "mod" && eId !== undefined) {
      const qui = numero === null ? null : { contenitore: null, numero, ...(part !== null && { parte: part }) };
      const evidenza = evidenceOf(heads, collapse(`${before.length > BEFORE_KEPT ? "" : before} ${sentenceOf(node)}`));
      into.set(eId, { qui, evidenza, words: collapse(wordsOf(node, () => " ")), heads });
    }
    passagesBelow(node, numero, own ?? part, node.name === "point" ? above : heads, into);
    before += element.name === "p" ? sentenceOf(node) : "";
  }
}

/** The marked passages of the body by `eId`, each with the article and the comma around it. */
function markedPassages(root: XmlElement): Map<string, Passage> {
  const found = new Map<string, Passage>();
  const body = child(child(root, "act"), "body");
  if (body === undefined) return found;
  for (const article of descendants(body, "article")) {
    const numero = articleNumber((attribute(article, "eId") ?? "").replace(/^art_/, ""));
    passagesBelow(article, numero, null, "", found);
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
    const href = attribute(child(mod, "destination"), "href") ?? "";
    const [, expression, part = ""] = /\/[a-z]{3}@(\d{4}-\d\d-\d\d)\/!main\/?(.*)$/.exec(href) ?? [];
    const altro = citedByRef(href.replace(/\/[a-z]{3}@[^/]*\/!main.*/, "/!main"));
    if (!sink.names(BASE, altro)) continue;
    const passage = passages.get(source);
    if (passage === undefined) sink.count(BASE, "passo marcato fuori dal testo");
    const numero = articleOfFragment(part);
    const words = passage?.words ?? "";
    const clauses = clausesOf(words, []);
    const [decorrenza] = decorrenzeOf(words, clauses);
    const stated = TIPI[attribute(mod, "type") ?? ""] ?? "modifica";
    const tipo = stated === "inserisce" && replaces(words, clauses, numero) ? "sostituisce" : stated;
    const segnale = {
      base: BASE,
      verso: "out",
      altro,
      qui: passage?.qui ?? null,
      tipo,
      data: plausibleDay(expression),
      ...(decorrenza && { decorrenza }),
      evidenza: passage?.evidenza ?? "",
    } as const;
    if (numero === null) {
      const { divisioni, whole } = touchedAbove(words, passage?.heads ?? "");
      const portata = tipo === "abroga" && whole ? "intero" : "parte";
      for (const divisione of divisioni.length === 0 ? [undefined] : divisioni)
        sink.add({ ...segnale, li: null, ...(divisione !== undefined && { divisione }), ...(passage && { portata }) });
      continue;
    }
    const { parte, portata } = touched(tipo, partOfFragment(part), words);
    const li = { contenitore: null, numero, ...(parte !== null && { parte }) };
    sink.add({ ...segnale, li, ...(passage && portata && { portata }) });
  }
}
