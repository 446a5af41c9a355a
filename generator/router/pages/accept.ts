/** In which form an answer is wanted: the one place that reads `Accept` (RFC 9110, 12.5.1). */

/** The forms, each with the media type that asks for it. */
const FORMS = { json: "", markdown: "text/markdown", html: "text/html" } as const;

export type Form = keyof typeof FORMS;

/** The types that are listed, with their weights, in their order; a weight that is none counts as 0. */
function ranges(accept: string): (readonly [type: string, weight: number])[] {
  return accept.split(",").map((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    return [type, q === undefined ? 1 : Number(q.slice(2)) || 0];
  });
}

/**
 * The form that an `Accept` header prefers. Markdown and pages only where they are asked for by name: Markdown where JSON is not before it,
 * a page where nothing else weighs as much, as browsers write it. Whoever knows Markdown is a program, and gets no page.
 *
 * @example preferredForm("text/html, application/json;q=0.8") // "html"
 * @example preferredForm("text/html, application/json") // "json"
 */
export function preferredForm(accept: string | null | undefined): Form {
  // Most requests come from programs, which name none of them.
  if (!accept || !/text\/(?:markdown|html)/i.test(accept)) return "json";
  const listed = ranges(accept);
  const weights = new Map([...listed].reverse());
  if (weights.has(FORMS.markdown)) {
    const [best] = listed
      .filter(([type]) => type === FORMS.markdown || type === "application/json")
      .sort(([, a], [, b]) => b - a);
    return best?.[0] === FORMS.markdown && best[1] > 0 ? "markdown" : "json";
  }
  const page = weights.get(FORMS.html) ?? 0;
  const json = weights.get("application/json") ?? weights.get("application/*") ?? weights.get("*/*") ?? 0;
  return page > json ? "html" : "json";
}

/**
 * An `Accept` header as short as it can be, which asks for the same form: what a cache of answers is keyed by.
 *
 * @example shortAccept("text/html, application/json;q=0.8") // "text/html"
 */
export const shortAccept = (accept: string | null | undefined): string => FORMS[preferredForm(accept)];
