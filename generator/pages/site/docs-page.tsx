/** The documentation with forms: Swagger UI over the OpenAPI document of the page's language. */

import { START_FILES } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES, LIST_FILES, OPENAPI_FILES } from "../../contract/named-files.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import { LANGUAGE_NAMES, type Lingua, OTHER_LANGUAGE, textsIn } from "../../contract/prose.ts";
import { pageText } from "./frame.tsx";
import { publishedLinks, type Site } from "./published-site.tsx";
import { DOCS_TEXTS } from "./texts/docs-texts.ts";
import { LIST_TEXTS } from "./texts/list-texts.ts";

/** From the documentation to the root of the tree. */
const ROOT = "../../";

/** Where the tree has Swagger UI: names from its root, as the build made the files. */
export const DOCS_ASSETS = ["swagger-ui/docs.js", "swagger-ui/docs.css", "swagger-ui/license.txt"] as const;
const [SCRIPT, STYLE] = DOCS_ASSETS;

/**
 * The text of the page in a language: its top and the ways to the list, which need no script; `client/docs.ts` fills the rest.
 *
 * @example docsPage("en", { base: undefined }) // "<!DOCTYPE html>\n<html lang=\"en\" ..."
 */
export function docsPage(lingua: Lingua, site: Site): string {
  const word = textsIn(DOCS_TEXTS, lingua);
  const other = OTHER_LANGUAGE[lingua];
  const list = LIST_FILES[lingua];
  const body = (
    <>
      <header class="top">
        <a class="brand" href={`${ROOT}${START_FILES[lingua]}`}>
          {LIST_TEXTS.marchio[lingua]}
        </a>
        <a class="same" href={list}>
          {word("elenco")}
        </a>
        <a class="same language" href={DOCS_FILES[other]} hreflang={other} lang={other}>
          {LANGUAGE_NAMES[other]}
        </a>
      </header>
      <main id="contenuto" tabindex={-1}>
        <p class="narrow">
          {word("telefono")}
          <a class="same" href={list}>
            {word("elenco_operazioni")}
          </a>
          .
        </p>
        <div
          id="swagger-ui"
          data-openapi={OPENAPI_FILES[lingua]}
          data-list={list}
          data-filter={word("filtro")}
          data-same={word("stessa")}
          data-fault={word("guasto")}
          data-files={word("solo_file")}
        >
          <div class="placeholder">
            <h1>{LIST_TEXTS.h1[lingua]}</h1>
            <p class="scripted" role="status">
              {word("attesa")}
            </p>
            <noscript>
              <p class="notice">
                {word("senza_script")}
                <a href={list}>{word("elenco_operazioni")}</a>.
              </p>
            </noscript>
          </div>
        </div>
      </main>
    </>
  );
  const folder = `${BASE_PATH.slice(1)}/`;
  const files = { it: `${folder}${DOCS_FILES.it}`, en: `${folder}${DOCS_FILES.en}` };
  return pageText({
    lingua,
    title: word("titolo"),
    description: word("descrizione"),
    head: publishedLinks(site, files, lingua),
    body,
    root: ROOT,
    assets: { style: "", stylesheet: STYLE, script: "", module: SCRIPT },
  });
}
