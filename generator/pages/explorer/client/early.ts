/**
 * What the page carries inside and runs first. An act is half of what its page loads: it is asked for at once, with the scripts that will
 * show it, and not when the first of them has run.
 */

import { addressOf } from "./address.ts";
import { fetchEarly } from "./data/fetched.ts";
import { apiUrl, ROOT } from "./data/place.ts";
import { requestOf } from "./views/norma/norma-address.ts";

/** Scripts of the reader, from the root of the tree; the bundler knows them. */
declare const READER_SCRIPTS: readonly string[];

const address = addressOf(location.hash);
if (address.path[0] === "norma" && address.path.length > 1) {
  fetchEarly(apiUrl(requestOf(address)));
  for (const name of READER_SCRIPTS)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: ROOT + name }));
}
