/** In which form an answer is wanted: the one place that reads `Accept` (RFC 9110, 12.5.1). */

/** The forms, each with its media type. */
const TYPES = { json: "application/json", markdown: "text/markdown", html: "text/html" } as const;

type Form = keyof typeof TYPES;

/** A weight as RFC 9110, 12.4.2 writes it. */
const WEIGHT = /^q[ \t]*=[ \t]*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** The ranges that are listed, in their order, each with its weight. One whose weight is none is ignored. */
function weightsOf(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const range of accept.toLowerCase().split(",")) {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => /^q[ \t]*=/.test(parameter));
    const weight = q === undefined ? 1 : Number(WEIGHT.exec(q)?.[1]);
    if (!Number.isNaN(weight)) weights.set(type, Math.max(weight, weights.get(type) ?? 0));
  }
  return weights;
}

/**
 * The form that an `Accept` header prefers: the one that weighs most, by the narrowest range that names its type; a weight of 0 refuses.
 * Of equal weights it is JSON, which programs want that take any type; but Markdown where that is asked for by name and JSON not before it. A
 * page is for who wants it more than either, as browsers do.
 *
 * @example preferredForm("text/html, application/json;q=0.8") // "html"
 * @example preferredForm("text/markdown;q=0.3, application/json;q=0.9") // "json"
 */
export function preferredForm(accept: string | null | undefined): Form {
  // Most requests come from programs, which name none of them.
  if (!accept || !/text\//i.test(accept)) return "json";
  const weights = weightsOf(accept);
  const weight = (type: string) =>
    weights.get(type) ?? weights.get(type.replace(/\/.*/, "/*")) ?? weights.get("*/*") ?? 0;
  const [json, markdown, html] = [weight(TYPES.json), weight(TYPES.markdown), weight(TYPES.html)];
  if (html > json && html > markdown) return "html";
  if (markdown !== json) return markdown > json ? "markdown" : "json";
  const named = [...weights.keys()].find((type) => type === TYPES.markdown || type === TYPES.json);
  return markdown > 0 && named === TYPES.markdown ? "markdown" : "json";
}

/**
 * An `Accept` header as short as it can be, which asks for the same form: what a cache of answers is keyed by.
 *
 * @example shortAccept("text/html, application/json;q=0.8") // "text/html"
 */
export function shortAccept(accept: string | null | undefined): string {
  const form = preferredForm(accept);
  return form === "json" ? "" : TYPES[form];
}
