import { articleNumber, articleOfFragment } from "../../../law/article-number.ts";
import type { XmlElement } from "../../xml/element.ts";
import { attribute, child, descendants } from "../../xml/navigate.ts";
import { collapse } from "../lines.ts";
import type { TipoRelazione } from "../records.ts";
import { actOfRef } from "./cited-act.ts";
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

/** The marked passages of the body by `eId`, each with the number of the article around it. */
function markedPassages(root: XmlElement): Map<string, { numero: string | null; evidenza: string }> {
  const found = new Map<string, { numero: string | null; evidenza: string }>();
  const body = child(child(root, "act"), "body");
  if (body === undefined) return found;
  for (const article of descendants(body, "article")) {
    const numero = articleNumber((attribute(article, "eId") ?? "").replace(/^art_/, ""));
    for (const mod of descendants(article, "mod")) {
      const eId = attribute(mod, "eId");
      if (eId !== undefined) found.set(eId, { numero, evidenza: collapse(sentenceOf(mod)) });
    }
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
  const mods = activeMods(root).filter((mod) => attribute(child(mod, "source"), "href")?.startsWith("#"));
  if (mods.length === 0) return;
  const passages = markedPassages(root);
  for (const mod of mods) {
    sink.count(BASE);
    const source = attribute(child(mod, "source"), "href")!.slice(1);
    const href = attribute(child(mod, "destination"), "href") ?? "";
    const [, expression, part = ""] = /\/[a-z]{3}@(\d{4}-\d\d-\d\d)\/!main\/?(.*)$/.exec(href) ?? [];
    const altro = actOfRef(href.replace(/\/[a-z]{3}@[^/]*\/!main.*$/, "/!main"));
    if (typeof altro === "string") {
      sink.count(BASE, altro);
      continue;
    }
    const passage = passages.get(source);
    if (passage === undefined) sink.count(BASE, "passo marcato fuori dal testo");
    const numero = articleOfFragment(part);
    sink.add({
      base: BASE,
      verso: "out",
      altro,
      qui: passage?.numero ? { contenitore: null, numero: passage.numero } : null,
      li: numero === null ? null : { contenitore: null, numero },
      tipo: TIPI[attribute(mod, "type") ?? ""] ?? "modifica",
      data: plausibleDay(expression),
      evidenza: passage?.evidenza ?? "",
    });
  }
}
