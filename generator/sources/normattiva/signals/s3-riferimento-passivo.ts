import { readLaw } from "../../../law/grammar/mentions.ts";
import { namesOf } from "../../../law/grammar/names.ts";
import { ITALIAN_CITATIONS } from "../../../law/italian/tables.ts";
import { attribute, child, childAt, children, type XmlElement } from "../../xml/navigate.ts";
import type { Corpo } from "../records.ts";
import { citedByRef } from "./cited-act.ts";
import { datedNumbers } from "./named-acts.ts";
import { plausibleDay, type SignalSink } from "./signal-sink.ts";

/** `come modificato dalla`, `come modificata, da ultimo, dall'`: what stands before the act, or the place of it, that changed another. */
const AMENDED_BY =
  /\bcome\s+(?:da\s+ultimo\s+)?modificat[oaie],?\s+(?:da\s+ultimo,?\s+)?da(?:ll['’]|(?:l|lla|i|gli|lle)\s)\s*/gi;
/** Longest way from there to the end of the act. */
const REACH = 240;

/** Where the acts end that a text names as amending another one. */
function amendingActs(text: string): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const { 0: words, index } of text.matchAll(AMENDED_BY)) {
    const at = index + words.length;
    const { mentions } = readLaw(namesOf(ITALIAN_CITATIONS), text.slice(at, at + REACH), {
      latest: ITALIAN_CITATIONS.fino,
    });
    const [first] = mentions;
    if (first?.start === 0 && first.act) ends.add(at + first.act.end);
  }
  return ends;
}

function* textsOf({ articoli, allegati }: Corpo): Generator<string> {
  for (const { testo, note } of articoli) {
    yield testo;
    yield* note;
  }
  for (const { testo } of allegati) yield testo;
}

/**
 * The acts that a text names only as amending another one ("la L. 31 maggio 1965, n. 575, come modificata dalla L. ..."), as
 * `data;numero`: they changed the provision that changed this act.
 *
 * @example onlyAsAmending(corpo).has("1982-09-13;646") // true
 */
function onlyAsAmending(corpo: Corpo): ReadonlySet<string> {
  const only = new Set<string>();
  const otherwise = new Set<string>();
  const texts = [...textsOf(corpo)].map((text) => ({ text, amending: amendingActs(text) }));
  if (texts.every(({ amending }) => amending.size === 0)) return only;
  for (const { text, amending } of texts)
    for (const { data, numero, end } of datedNumbers(text))
      (amending.has(end) ? only : otherwise).add(`${data};${numero}`);
  for (const key of otherwise) only.delete(key);
  return only;
}

const BASE = "riferimento_passivo";

/**
 * S3, the acts that changed this one: `references/passiveRef` with the date of the `lifecycle/eventRef` that points to it.
 * Bills stand in the same list under another `eId` and are none. Rulings and errata have an empty address.
 *
 * @example readModifichePassive(root, corpo, sink) // sink.conteggi: { riferimento_passivo: 61, "riferimento_passivo: senza atto (sentenza, errata)": 3 }
 */
export function readModifichePassive(root: XmlElement, corpo: Corpo, sink: SignalSink): void {
  const meta = child(child(root, "act"), "meta");
  const dates = new Map<string, string>();
  for (const event of children(child(meta, "lifecycle"), "eventRef")) {
    const source = attribute(event, "source")?.replace(/^#/, "");
    const date = plausibleDay(attribute(event, "date"));
    if (source && date) dates.set(source, date);
  }
  const refs = children(childAt(meta, "references"), "passiveRef").filter((ref) =>
    /^rp\d+$/.test(attribute(ref, "eId") ?? ""),
  );
  const weak = refs.length === 0 ? null : onlyAsAmending(corpo);
  for (const ref of refs) {
    const href = attribute(ref, "href") ?? "";
    const altro = href === "" ? "senza atto (sentenza, errata)" : citedByRef(href);
    if (!sink.names(BASE, altro)) continue;
    sink.add({
      base: BASE,
      verso: "in",
      altro,
      qui: null,
      li: null,
      tipo: "aggiorna",
      data: dates.get(attribute(ref, "eId") ?? "") ?? null,
      evidenza: "",
      ...(weak?.has(`${altro.data};${altro.numero}`) && { riserva: "solo_come_modificato" as const }),
    });
  }
}
