/** What those who read a whole site look for: `sitemap.xml`, `robots.txt`, `llms.txt`. */

import { EXPLORER_FOLDERS } from "../../contract/explorer-addresses.ts";
import { DOCS_FILES, LIST_FILES, OPENAPI_FILES } from "../../contract/named-files.ts";
import { OPERATION_TEXTS } from "../../contract/openapi/texts.ts";
import { BASE_PATH, OPERATIONS } from "../../contract/operations.ts";
import { AVVERTENZA } from "../../contract/prose.ts";
import { xmlText } from "../../format/xml-text.ts";
import { FEEDS, hasFeeds } from "./feeds.ts";
import type { Published } from "./published.ts";

const API = BASE_PATH.slice(1);

/** Pages for people, from the root of the tree. */
const PAGES = [
  ...["", "en/"],
  ...Object.values(EXPLORER_FOLDERS),
  ...[DOCS_FILES, LIST_FILES].flatMap((files) => Object.values(files)).map((file) => `${API}/${file}`),
];

/** A collection without sources has no catalogue. */
const inCatalogue = ({ datasets }: Published, ...files: string[]) => (datasets.length === 0 ? [] : files);

/**
 * `sitemap.xml`: the pages, and the files that are offered. Answers are no pages: whoever reads them all has `manifest.json`.
 *
 * @example sitemapText(published) // '<?xml version="1.0" encoding="UTF-8"?>\n<urlset ...'
 */
export function sitemapText(published: Published): string {
  const { base, datasets, files } = published;
  const modified = datasets.find(({ id }) => id === "tutto")?.aggiornato;
  const day = modified === undefined ? "" : `<lastmod>${modified}</lastmod>`;
  const paths = [
    ...PAGES,
    ...inCatalogue(published, "catalogo.ttl"),
    "datapackage.json",
    ...files.map(({ path }) => path),
  ];
  const urls = paths.map((path) => `<url><loc>${xmlText(base + path)}</loc>${day}</url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** `robots.txt`: everything is open; the indexes tell a reader nothing. */
export function robotsText({ base }: Published): string {
  return `User-agent: *\nAllow: /\nDisallow: /indici/\nSitemap: ${base}sitemap.xml\n`;
}

/** An article as an example. */
const ARTICLE = "eli:/it/legge/1990/08/07/241/art/1";

/** How an assistant is given tools for the collection. */
const assistants = (base: string, mcp: boolean): string =>
  mcp
    ? `\`${base}mcp\` is a server of the Model Context Protocol (streamable HTTP, no session, no key): tools that search, resolve and verify citations, read
an article on any day, compare versions. Every result says ELI, day of the version, official link, licence and release.`
    : `The Model Context Protocol is spoken by \`npm run mcp -- --tree ${base}\` of the project that made these files, on any machine: tools that search, resolve
and verify citations, read an article on any day, compare versions. Every result says ELI, day of the version, official link, licence and release.`;

/**
 * `llms.txt` (https://llmstxt.org): what a language model should read to use the API.
 *
 * @param mcp whether the host answers assistants at `/mcp`
 */
export function llmsText(published: Published, mcp: boolean): string {
  const { base, datasets, files } = published;
  const whole = datasets.find(({ id }) => id === "tutto");
  const operations = OPERATIONS.map(({ id, path, parameters }) => {
    const names = parameters.filter((p) => p.where !== "path").map((p) => p.name);
    return `- \`GET ${BASE_PATH}${path}\` (${names.join(", ")}): ${OPERATION_TEXTS[id].en.split("\n")[0]}`;
  });
  const link = (title: string, path: string, text: string) => `- [${title}](${base}${path}): ${text}`;
  const data = [
    link("datapackage.json", "datapackage.json", "the files offered for download and their columns"),
    ...inCatalogue(published, "catalogo.ttl").map((path) => link(path, path, "the catalogue, DCAT-AP_IT")),
    ...(hasFeeds(whole?.fonti ?? []) ? Object.values(FEEDS) : []).map(({ path, titolo }) =>
      link(titolo.en, path, "Atom feed"),
    ),
    ...files.map(({ path, titolo }) => link(path.slice(path.lastIndexOf("/") + 1), path, titolo)),
  ];
  return `# API of Italian law

> ${whole?.descrizione.en ?? "An open, read-only API of Italian law."} Open data, read only, no key. ${AVVERTENZA.en}

Every answer is JSON; \`meta\` says release, date of the data, licence and sources, which must be cited. Names of acts, sectors and groups are Italian.
An act is named by its ELI (\`eli:/it/legge/1990/08/07/241\`), a URN, an alias or a citation (\`L. 241/1990\`).
Where the host runs the router, \`.md\` after the address of an act or of an article, or \`Accept: text/markdown\`, gives it as Markdown with a head of
metadata (\`GET ${BASE_PATH}/norme/${ARTICLE}.md\`). Where it serves files only, the client (an npm package, \`npm run build\` leaves
it in \`.build/client\`) gives the same from the files.

## Assistants

${assistants(base, mcp)}

## Documentation

${link("OpenAPI 3.1", `${API}/${OPENAPI_FILES.en}`, "every operation, parameter and schema")}
${link("Operations", `${API}/${LIST_FILES.en}`, "the same as a list that needs no script")}
${link("Documentation", `${API}/${DOCS_FILES.en}`, "the same for people, with forms to try (Swagger UI)")}

## Operations

${operations.join("\n")}

## Data

${data.join("\n")}
`;
}
