import type { Lingua } from "../contract/prose.ts";

/**
 * `en-GB;q=0.8`: tag and weight (RFC 9110, 12.4.2 and 12.5.4). A range with a malformed weight is none. The end is where no character
 * follows: no header has a line feed.
 */
const RANGE =
  /^[ \t]*([a-z]{1,8}|\*)(?:-[a-z0-9]{1,8})*[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?(?!.)/i;

/**
 * The language that an `Accept-Language` header asks for. A region counts as its language; a language that is not listed has the
 * weight of `*`; weight 0 refuses. Of equal weights the one listed first wins, and Italian where neither is acceptable.
 *
 * @example preferredLanguage("fr, en-GB;q=0.5, *;q=0.1") // "en"
 * @example preferredLanguage("en;q=0") // "it"
 */
export function preferredLanguage(header: string | null | undefined): Lingua {
  if (!header) return "it";
  const weights: Record<string, number> = {};
  const listed: Lingua[] = [];
  header.split(",").forEach((piece) => {
    const range = RANGE.exec(piece);
    if (!range) return;
    const [, name = "", q = "1"] = range;
    const tag = name.toLowerCase();
    if (tag === "en" || tag === "it") listed.push(tag);
    weights[tag] = Math.max(weights[tag] || 0, Number(q));
  });
  const weight = (lingua: Lingua) => (listed.indexOf(lingua) < 0 ? weights["*"] || 0 : weights[lingua] || 0);
  if (weight("en") !== weight("it")) return weight("en") > weight("it") ? "en" : "it";
  return (weight("en") && listed[0]) || "it";
}
