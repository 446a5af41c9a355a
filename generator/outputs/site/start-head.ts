/** What machines read at the head of the start page. */

import type { Lingua } from "../../api/prose.ts";
import { FEEDS } from "../catalogue/feed-files.ts";
import { dataBlock, type Html, html } from "./html.ts";
import { publishedLinks, type Site } from "./published-site.ts";

/** Names in the tree of the start page, by language. */
export const START_FILES: Readonly<Record<Lingua, string>> = { it: "index.html", en: "en/index.html" };

/** The same as search engines list them: the folders. */
const START_ADDRESSES: Readonly<Record<Lingua, string>> = { it: "", en: "en/" };

/** From a start page to the root of the tree. */
export const START_ROOT: Readonly<Record<Lingua, string>> = { it: "./", en: "../" };

/**
 * The head of a start page besides what every page has.
 *
 * @param dataset the collection as a schema.org `Dataset`, where there is one to describe
 * @param feeds whether the tree has feeds
 * @example startHead({ base: undefined, worker: false }, "it", undefined, false).markup // '<link rel="service-desc" ...'
 */
export function startHead(site: Site, lingua: Lingua, dataset: object | undefined, feeds: boolean): Html {
  const root = START_ROOT[lingua];
  return html`${publishedLinks(site, START_ADDRESSES, lingua)}
<link rel="service-desc" type="application/json" href="${root}api/public/openapi.json"/>
<link rel="license" href="${root}licenze.txt"/>
${(feeds ? Object.values(FEEDS) : []).map(
  ({ path, titolo }) =>
    html`<link rel="alternate" type="application/atom+xml" title="${titolo[lingua]}" href="${root}${path}"/>\n`,
)}${dataset && dataBlock("dataset", "application/ld+json", dataset)}`;
}
