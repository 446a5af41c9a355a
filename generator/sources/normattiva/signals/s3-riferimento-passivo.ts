import { attribute, child, childAt, children, type XmlElement } from "../../xml/navigate.ts";
import type { Corpo } from "../records.ts";
import { citedByRef } from "./cited-act.ts";
import { datedNumbers } from "./named-acts.ts";
import { plausibleDay, type SignalSink } from "./signal-sink.ts";

/** `come modificato dalla`, `come modificata, da ultimo, dall'articolo 3 del`: what stands before the act it names. */
const AMENDED_BY =
  /\bcome\s+(?:da\s+ultimo\s+)?modificat[oaie],?\s+(?:da\s+ultimo,?\s+)?da(?:l|lla|i|gli|lle|ll['’])\s*(?:art(?:icol[oi]|t?\.)[^;:()"«»]{0,60}?\s(?:della|del|dell['’])\s*)?$/i;
const LOOK_BACK = 140;
/** A quick test of a whole text: without this it names no act in that way. */
const AMENDED_ACT = /come\s+(?:da\s+ultimo\s+)?modificat/i;

function* textsOf({ articoli, allegati }: Corpo): Generator<string> {
  for (const { testo, note } of articoli) {
    yield testo;
    yield* note;
  }
  for (const { testo } of allegati) yield testo;
}

const amendsBefore = (text: string, start: number) =>
  AMENDED_BY.test(text.slice(Math.max(0, start - LOOK_BACK), start));

/**
 * The acts that a text names only as amending another one ("la L. 31 maggio 1965, n. 575, come modificata dalla L. ..."), as
 * `data;numero`: they changed the provision that changed this act.
 *
 * @example onlyAsAmending(corpo).has("1982-09-13;646") // true
 */
function onlyAsAmending(corpo: Corpo): ReadonlySet<string> {
  const only = new Set<string>();
  const otherwise = new Set<string>();
  const texts = [...textsOf(corpo)];
  if (!texts.some((text) => AMENDED_ACT.test(text))) return only;
  for (const text of texts) {
    for (const { data, numero, start } of datedNumbers(text))
      (amendsBefore(text, start) ? only : otherwise).add(`${data};${numero}`);
  }
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
    sink.count(BASE);
    const href = attribute(ref, "href") ?? "";
    const altro = href === "" ? "senza atto (sentenza, errata)" : citedByRef(href);
    if (typeof altro === "string") {
      sink.count(BASE, altro);
      continue;
    }
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
