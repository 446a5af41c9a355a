import type { XmlElement } from "../../xml/element.ts";
import { attribute, child, childAt, children } from "../../xml/navigate.ts";
import type { Corpo } from "../records.ts";
import { citedByRef } from "./cited-act.ts";
import { onlyAsAmending } from "./only-as-amending.ts";
import { plausibleDay } from "./plausible-day.ts";
import type { SignalSink } from "./signal-sink.ts";

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
