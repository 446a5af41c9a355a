/** What machines read at the head of the start page. */

import type { Lingua } from "../api/prose.ts";
import { type Html, html } from "./html.ts";
import { OTHER } from "./languages.ts";

/** Names in the tree of the start page, by language. */
export const START_FILES: Readonly<Record<Lingua, string>> = { it: "index.html", en: "en/index.html" };

/** From a start page to the root of the tree. */
export const START_ROOT: Readonly<Record<Lingua, string>> = { it: "./", en: "../" };

/**
 * The head of a start page besides what every page has.
 *
 * @example startHead("it").markup // '<link rel="alternate" hreflang="en" href="./en/index.html"/>...'
 */
export function startHead(lingua: Lingua): Html {
  const root = START_ROOT[lingua];
  const other = OTHER[lingua];
  return html`<link rel="alternate" hreflang="${other}" href="${root}${START_FILES[other]}"/>
<link rel="service-desc" type="application/json" href="${root}api/public/openapi.json"/>`;
}
