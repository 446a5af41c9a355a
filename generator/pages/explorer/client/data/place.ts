/** Where this page and its data are. */

import type { Lingua } from "../../../../contract/prose.ts";

const { lang, dataset } = document.documentElement;

/** The language of the page. */
export const LINGUA: Lingua = lang === "en" ? "en" : "it";

/** Address of the root of the tree, the slash included. */
export const ROOT = new URL(dataset.root ?? "./", location.href).href;

/**
 * The address of an answer.
 *
 * @param request after the base of the API, its query included: `norme?limit=3`
 * @example apiUrl("norme?limit=3") // "https://example.org/api/public/norme?limit=3&lang=it"
 */
export const apiUrl = (request: string): string =>
  `${ROOT}api/public/${request}${request.includes("?") ? "&" : "?"}lang=${LINGUA}`;
