import { articleNumber } from "../../../law/article-number.ts";
import { getOrMake } from "../../../law/get-or-make.ts";
import { parseUrn, type UrnIdentity } from "../../../law/urn.ts";
import type { XmlElement } from "../../xml/element.ts";
import { attribute, child, textOf } from "../../xml/navigate.ts";
import { collapse } from "../lines.ts";
import type { ArticoloCitato, AttoCitato, Segnale } from "../records.ts";
import { actOfUrn } from "./cited-act.ts";
import { type NamedAct, namedActs } from "./named-acts.ts";
import { articleOfDestination } from "./named-articles.ts";
import { type Operation, readOperations, withoutConversion } from "./operations.ts";
import type { SignalSink } from "./signal-sink.ts";
import { activeMods } from "./textual-mods.ts";

/** The act that the file holds. */
export interface ActIdentity {
  readonly tipo: string;
  readonly data: string;
  readonly numero: string | null;
}

const BASE = "modifica_attiva";

/** `urn:nir:stato:regio.decreto:1942-03-16;262#CODICE CIVILE-art. 2712`: the act and what follows `#`. */
function splitHref(href: string): { urn: string; fragment: string } {
  const at = href.indexOf("#");
  return at < 0 ? { urn: href, fragment: "" } : { urn: href.slice(0, at), fragment: href.slice(at + 1) };
}

/** Articles of the target that an operation reaches: those that the text names, else the one of the destination. */
function targetsOf(operation: Operation, anchor: ArticoloCitato | null): (ArticoloCitato | null)[] {
  if (operation.whole) return [null];
  if (operation.articles.length === 0) return [anchor];
  return operation.articles.map((numero) => ({ contenitore: anchor?.contenitore ?? null, numero }));
}

/** What the text of a `textualMod` says, and the acts that each operation's words name. */
interface Sentence {
  readonly evidenza: string;
  readonly operations: readonly (Operation & { readonly named: readonly NamedAct[] })[];
}

function sentenceOf(raw: string): Sentence {
  const text = collapse(raw);
  const operations = readOperations(text).map((operation) => ({
    ...operation,
    named: namedActs(operation.words).filter(({ atto }) => atto !== null),
  }));
  return { evidenza: withoutConversion(text), operations };
}

function reserveOf(
  { indirect, named, articles, whole }: Sentence["operations"][number],
  altro: AttoCitato,
  anchor: ArticoloCitato | null,
): Segnale["riserva"] {
  if (indirect) return "indiretta";
  if (named.length > 0 && !named.some(({ data, numero }) => data === altro.data && numero === altro.numero))
    return "altro_atto";
  return !whole && anchor !== null && articles.length > 0 && !articles.includes(anchor.numero) ? "discorde" : undefined;
}

/**
 * S1, what the act says it changes: `activeModifications/textualMod` between URNs. Its `type` always says insertion, the kind
 * stands in the text; the article of the text's marker wins over the fragment of the source; the article of the target is the
 * destination's unless the text names others; one text may hold many operations.
 *
 * @example readModificheAttive(root, self, sink)
 *   // sink.segnali: [{ base: "modifica_attiva", verso: "out", qui: { numero: "23" }, li: { contenitore: "CODICE CIVILE", numero: "2712" }, tipo: "modifica", ... }]
 */
export function readModificheAttive(root: XmlElement, self: ActIdentity, sink: SignalSink): void {
  // An act names the same acts again and again, and lists one sentence once for each article that it reaches.
  const sources = new Map<string, UrnIdentity | null>();
  const targets = new Map<string, AttoCitato | string>();
  const anchors = new Map<string, ArticoloCitato | null>();
  const sourceArticles = new Map<string, string | null>();
  const sentences = new Map<string, Sentence>();
  for (const mod of activeMods(root)) {
    const source = attribute(child(mod, "source"), "href") ?? "";
    if (source.startsWith("#")) continue;
    sink.count(BASE);
    const { urn: sourceUrn, fragment: sourceFragment } = splitHref(source);
    const from = getOrMake(sources, sourceUrn, () => parseUrn(sourceUrn));
    if (from !== null && (from.data !== self.data || from.numero !== self.numero)) {
      sink.count(BASE, "la fonte è un altro atto");
      continue;
    }
    const { urn, fragment } = splitHref(attribute(child(mod, "destination"), "href") ?? "");
    const altro = getOrMake(targets, urn, () => actOfUrn(urn));
    if (typeof altro === "string") {
      sink.count(BASE, altro);
      continue;
    }
    const raw = textOf(child(mod, "new"));
    const { evidenza, operations } = getOrMake(sentences, raw, () => sentenceOf(raw));
    const anchor = getOrMake(anchors, fragment, () => articleOfDestination(fragment));
    const sourceArticle = getOrMake(sourceArticles, sourceFragment, () => articleNumber(sourceFragment));
    for (const operation of operations) {
      const numero = operation.marker ?? sourceArticle;
      const qui = numero === null ? null : { contenitore: null, numero };
      const riserva = reserveOf(operation, altro, anchor);
      for (const li of targetsOf(operation, anchor))
        sink.add({
          base: BASE,
          verso: "out",
          altro,
          qui,
          li,
          tipo: operation.tipo,
          data: null,
          evidenza,
          ...(riserva && { riserva }),
        });
    }
  }
}
