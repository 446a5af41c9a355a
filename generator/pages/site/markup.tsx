/** Pieces of markup that several pages have. */

import type { VNode } from "preact";

/**
 * Prose in which code stands between backticks.
 *
 * @example prose("`null` if none") // <><code>null</code> if none</>
 */
export const prose = (text: string): VNode => (
  <>{text.split(/`([^`]+)`/).map((piece, at) => (at % 2 === 1 ? <code>{piece}</code> : piece))}</>
);

/**
 * A block of data that scripts read and nobody executes.
 *
 * @param type media type of the data
 * @example dataBlock("testi", "application/json", { a: "</script>" })
 *   // '<script type="application/json" id="testi">{"a":"\u003c/script>"}</script>'
 */
export function dataBlock(id: string, type: string, data: unknown): VNode {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026");
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: json }} />;
}
