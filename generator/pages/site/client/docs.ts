/** The documentation with forms: Swagger UI over the OpenAPI document of the page, with what it lacks of this API. */

import SwaggerUI, {
  type Component,
  type Groups,
  type Plugin,
  type StoreMap,
  type System,
} from "swagger-ui-dist/swagger-ui-es-bundle.js";
import { BASE_PATH, OPERATIONS } from "../../../contract/operations.ts";
import { element, part, said } from "./parts.ts";
import { SAMPLE_LANGUAGES, sampleIn } from "./request-samples.ts";
import { endForeignWorker, whoAnswers } from "./worker.ts";

const ROOT = new URL(said(document.documentElement, "root"), location.href).href;
const place = part(document, "#swagger-ui");

/** What is used of the document. */
interface Contract {
  servers: { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly get: DocumentedOperation }>>;
}
interface DocumentedOperation {
  readonly tags: readonly [string];
  readonly operationId: string;
  externalDocs?: { readonly description: string; readonly url: string };
}

/** The operations of the document by the id that names them in every page. */
const byId = ({ paths }: Contract): Map<string, DocumentedOperation> =>
  new Map(
    OPERATIONS.flatMap(({ id, path }) => {
      const get = paths[BASE_PATH + path]?.get;
      return get ? [[id, get]] : [];
    }),
  );

// Colours: Swagger UI is dark by a class, whatever the system says.
const dark = matchMedia("(prefers-color-scheme: dark)");
const shade = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", shade);
shade();

/** Has the operation that an address names by its id (`#norma`) open, and the ways out of the page lead to the one that is open. */
function placeOperations(operations: ReadonlyMap<string, DocumentedOperation>): void {
  const asked = operations.get(location.hash.slice(1));
  if (asked) history.replaceState(null, "", `#/${encodeURIComponent(asked.tags[0])}/${asked.operationId}`);
  const opened = () => {
    const last = location.hash.split("/")[2];
    return [...operations].find(([, { operationId }]) => operationId === last)?.[0] ?? "";
  };
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a.same"))
    for (const press of ["pointerdown", "focus", "click"])
      link.addEventListener(press, () => {
        link.hash = opened();
      });
}

const textIn = (map: StoreMap, key: string) => map.get(key) ?? "";

/** Keeps the operations whose address, name or description has the phrase; by itself Swagger UI looks at names of groups. */
function filtered(groups: Groups, phrase: string): Groups {
  const wanted = phrase.toLowerCase();
  const has = (operation: StoreMap) => {
    const said = operation.get("operation");
    const texts = typeof said === "object" ? [textIn(said, "summary"), textIn(said, "description")] : [];
    return [textIn(operation, "path"), ...texts].join("\n").toLowerCase().includes(wanted);
  };
  return groups
    .map((group) => group.update("operations", (operations) => operations.filter(has)))
    .filter((group) => group.get("operations").size > 0);
}

/** The field of the filter, which says what it looks at. */
const filterField =
  (_: Component, { React, layoutSelectors, layoutActions }: System): Component =>
  () => {
    const phrase = layoutSelectors.currentFilter();
    const label = said(place, "filter");
    return React.createElement("input", {
      type: "search",
      className: "operation-filter-input",
      placeholder: label,
      "aria-label": label,
      value: typeof phrase === "string" ? phrase : "",
      onChange: ({ target }: { target: HTMLInputElement }) => layoutActions.updateFilter(target.value),
    });
  };

/** The name of an operation without the link around it: it stands in a button, where no link may stand. */
const plainLink =
  (Original: Component, { React }: System): Component =>
  (props) =>
    typeof props.path === "string" && props.path.includes("/")
      ? React.createElement("span", null, props.text)
      : React.createElement(Original, props);

/** Programs that are copied, with a word of what they get where no router answers. */
const saidBeside =
  (Original: Component, { React }: System): Component =>
  (props) =>
    React.createElement(
      "div",
      null,
      React.createElement("p", { className: "notice" }, said(place, "files")),
      React.createElement(Original, props),
    );

/** Swagger UI has a landmark of its own for its operations, and code that only a pointer scrolls. */
function mendLandmarks(): void {
  const main = part(document, "main");
  const named = { id: main.id, tabindex: "-1", role: "region", "aria-label": document.title };
  main.replaceWith(element("div", named, ...main.childNodes));
  new MutationObserver(() => {
    for (const code of place.querySelectorAll<HTMLElement>("pre:not([tabindex])")) code.tabIndex = 0;
  }).observe(place, { childList: true, subtree: true });
}

const SAMPLES: Plugin = {
  fn: Object.fromEntries(
    SAMPLE_LANGUAGES.map((lingua) => [
      `requestSnippetGenerator_${lingua}`,
      (request: StoreMap) => sampleIn(lingua, `${request.get("url")}`),
    ]),
  ),
};

const THIS_API: Plugin = {
  fn: { opsFilter: filtered },
  wrapComponents: { FilterContainer: filterField, DeepLink: plainLink },
};

async function show(): Promise<void> {
  const [response, answerer] = await Promise.all([fetch(said(place, "openapi")), whoAnswers(ROOT)]);
  const contract: Contract = await response.json();
  // Requests go to where the page is, whatever address the document was published for.
  contract.servers = [{ url: ROOT.slice(0, -1) }];
  const operations = byId(contract);
  for (const [id, operation] of operations)
    operation.externalDocs = {
      description: said(place, "same"),
      url: new URL(`${said(place, "list")}#${id}`, location.href).href,
    };
  placeOperations(operations);
  mendLandmarks();
  SwaggerUI({
    domNode: place,
    spec: contract,
    deepLinking: true,
    filter: true,
    tryItOutEnabled: true,
    requestSnippetsEnabled: true,
    requestSnippets: {
      generators: Object.fromEntries(
        SAMPLE_LANGUAGES.map((lingua) => [
          lingua,
          { title: lingua, syntax: lingua === "curl" ? "bash" : "javascript" },
        ]),
      ),
      languages: SAMPLE_LANGUAGES,
    },
    syntaxHighlight: { theme: "tomorrow-night" },
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
    plugins: [
      SAMPLES,
      THIS_API,
      ...(answerer === "router" ? [] : [{ wrapComponents: { RequestSnippets: saidBeside } }]),
    ],
  });
}

show().catch(() => place.replaceChildren(said(place, "fault")));
addEventListener("load", () => void endForeignWorker(ROOT));
