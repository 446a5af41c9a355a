/** What every page has around its content: one file that needs nothing else, and a policy that lets nothing else in. */

import { createHash } from "node:crypto";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import type { Lingua } from "../../contract/prose.ts";

/** Style and script of a page, as the build made them; a page without a script has an empty one. */
export interface PageAssets {
  readonly style: string;
  readonly script: string;
  /** A script that loads more of them: its name from the root of the tree. */
  readonly module?: string;
  /** A style that is loaded: its name from the root of the tree. */
  readonly stylesheet?: string;
  /** A script that runs before anything else of the page is there. */
  readonly early?: string;
}

interface Page {
  readonly lingua: Lingua;
  readonly title: string;
  readonly description: string;
  /** More of the head: links to the other language, data for search engines. */
  readonly head: VNode | undefined;
  readonly body: VNode;
  /** From the page to the root of the tree, for pages with a `module` or a `stylesheet`: their `data-root`. */
  readonly root?: string;
  /** What the script that runs first is told: the `data-leads` of the page. */
  readonly leads?: string;
  readonly assets: PageAssets;
}

const SKIP: Readonly<Record<Lingua, string>> = { it: "Vai al contenuto", en: "Skip to content" };

/** The sign of the page, as an image that is not fetched. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='7' fill='%230b5d45'/%3E%3Cpath d='M20.5 10.4c-.7-1.9-2.4-3-4.6-3-2.6 0-4.5 1.5-4.5 3.7 0 5.3 9.6 3.1 9.6 8.8 0 2.6-2 4.3-5.1 4.3-2.7 0-4.7-1.3-5.4-3.6' fill='none' stroke='%23fff' stroke-width='2.6' stroke-linecap='round'/%3E%3C/svg%3E".replaceAll(
    " ",
    "%20",
  );

const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** What a page may run. */
function scriptSource({ script, module, early = "" }: PageAssets): string {
  const inside = [script, early].filter((text) => text !== "").map(digest);
  const all = module === undefined ? inside : ["'self'", ...inside];
  return all.length === 0 ? "'none'" : all.join(" ");
}

/**
 * The policy of a page: its own style and script by their digest, answers and modules of its own host, nothing else.
 *
 * @example contentPolicy({ style: "", script: "" }) // "default-src 'none'; style-src 'sha256-47DEQ...'; ..."
 */
function contentPolicy(assets: PageAssets): string {
  const rules = [
    "default-src 'none'",
    `style-src ${assets.stylesheet === undefined ? digest(assets.style) : "'self'"}`,
    `script-src ${scriptSource(assets)}`,
    "img-src data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ];
  return rules.join("; ");
}

/** A style or script; throws if its text would end the element early or change how it is read. */
function inline(Tag: "style" | "script", text: string): VNode {
  if (/<\/(?:style|script)|<!--/i.test(text)) throw new Error(`<${Tag}>: il testo contiene una chiusura di elemento`);
  return <Tag dangerouslySetInnerHTML={{ __html: text }} />;
}

/** The text of a whole page; the content is in `<main id="contenuto">`. Well-formed XML too, so that any parser checks it. */
export function pageText({ lingua, title, description, head, body, root = "", leads, assets }: Page): string {
  const { style, script, module, stylesheet, early = "" } = assets;
  const page = (
    <html lang={lingua} data-root={module === undefined ? undefined : root} data-leads={leads}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={contentPolicy(assets)} />
        {early === "" ? undefined : inline("script", early)}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="icon" href={ICON} />
        {head}
        {stylesheet === undefined ? inline("style", style) : <link rel="stylesheet" href={`${root}${stylesheet}`} />}
        {module === undefined ? undefined : <script type="module" src={`${root}${module}`} />}
      </head>
      <body>
        <a class="skip" href="#contenuto">
          {SKIP[lingua]}
        </a>
        {body}
        {script === "" ? undefined : inline("script", script)}
      </body>
    </html>
  );
  return `<!DOCTYPE html>\n${renderToString(page)}\n`;
}
