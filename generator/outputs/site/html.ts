/** Markup as values: text is escaped unless it is `Html` already. The pages are well-formed XML too, so that any parser checks them. */

/** A piece of markup. */
export interface Html {
  readonly markup: string;
}

type Piece = Html | string | number | undefined | readonly Piece[];

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
]);

/**
 * Text as it stands in an element or in a quoted attribute.
 *
 * @example escapeHtml('a < "b"') // "a &lt; &quot;b&quot;"
 */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => ENTITIES.get(c) ?? c);
}

function markupOf(piece: Piece): string {
  if (piece === undefined) return "";
  if (typeof piece === "string") return escapeHtml(piece);
  if (typeof piece === "number") return String(piece);
  return "markup" in piece ? piece.markup : piece.map(markupOf).join("");
}

/**
 * Template tag: what is filled in is escaped, lists are joined, `undefined` is nothing.
 *
 * @example html`<p>${"a<b"}</p>`.markup // "<p>a&lt;b</p>"
 */
export function html(fixed: TemplateStringsArray, ...filled: readonly Piece[]): Html {
  return { markup: fixed.reduce((all, text, i) => all + markupOf(filled[i - 1]) + text) };
}

/**
 * Prose in which code stands between backticks.
 *
 * @example prose("`null` if none").markup // "<code>null</code> if none"
 */
export function prose(text: string): Html {
  return { markup: escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>") };
}

/**
 * A block of data that scripts read and nobody executes.
 *
 * @param type media type of the data
 * @example dataBlock("testi", "application/json", { a: "</script>" }).markup
 *   // '<script type="application/json" id="testi">{"a":"\u003c/script>"}</script>'
 */
export function dataBlock(id: string, type: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return { markup: `<script type="${type}" id="${id}">${json}</script>` };
}
