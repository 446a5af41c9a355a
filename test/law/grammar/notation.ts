import { readLaw } from "../../../generator/law/grammar/mentions.ts";
import { namesOf } from "../../../generator/law/grammar/names.ts";
import type { ActWords, List, Mention, Value } from "../../../generator/law/grammar/tree.ts";
import { ITALIAN_CITATIONS } from "../../../generator/law/italian/tables.ts";

export const NAMES = namesOf(ITALIAN_CITATIONS);

const shownValue = ({ value, to, parts }: Value): string =>
  `${value || "_"}${to === null ? "" : `..${to}`}${parts.length > 0 ? `(${parts.map(shownList).join(" ")})` : ""}`;

const shownList = ({ step, values }: List): string => `${step} ${values.map(shownValue).join(", ")}`;

function shownAct(act: ActWords): string {
  if (act.kind === "numbered")
    return `${act.types.map((type) => type ?? "?").join("|")} ${act.date ?? act.year} ${act.number ?? "-"}`;
  if (act.kind === "named")
    return `${act.name}: ${act.act.tipo} ${act.act.data} ${act.act.numero}${act.isDoubtful ? " ?" : ""}`;
  if (act.kind === "back") return `back ${act.noun || "?"}${act.number ? ` n. ${act.number}` : ""} (${act.said})`;
  return act.kind === "self"
    ? "self"
    : act.isUnion
      ? ["union", ...act.ue.map(({ celex }) => celex)].join(" ")
      : "other";
}

function shownPlaces({ places }: Mention): string {
  if (!places) return "";
  const back = places.isSelf ? "self " : places.refersBack ? "back " : "";
  return `${back}${places.roots.map(shownList).join(" + ")}${places.following ? " ff" : ""}`;
}

/** A mention in the notation of `examples.ts`. */
function shownMention(mention: Mention): string {
  const { role, isChange, act, actFirst, of, under } = mention;
  return [
    role === "oggetto" ? "" : `${role}:`,
    isChange ? "change:" : "",
    shownPlaces(mention),
    act ? `${actFirst ? "<@" : "@"} ${shownAct(act)}` : of ? "of" : "",
    under ? `under ${shownList(under)}` : "",
  ]
    .filter((word) => word !== "")
    .join(" ");
}

/** The mentions of a text in the notation of `examples.ts`. */
export const shown = (text: string): string =>
  readLaw(NAMES, text, { latest: 2026 }).mentions.map(shownMention).join(" | ");
