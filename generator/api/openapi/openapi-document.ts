/**
 * The OpenAPI 3.1 document of the API. Paths, parameters and the 422 body are those that FastAPI writes for the same declarations;
 * every 200 has its schema and a true example.
 */

import {
  BASE_PATH,
  isFeed,
  JSON_OPERATIONS,
  OPERATIONS,
  type Operation,
  type OperationId,
  type Parameter,
} from "../operations.ts";
import type { Prosa } from "../prose.ts";
import { componentName, openApiComponents } from "./components.ts";
import { OPERATION_TEXTS, TAGS } from "./texts.ts";

// Parameters as FastAPI declares them in OpenAPI 3.1: keys, order and titles.

/**
 * The title that stands for a name nobody titled.
 *
 * @example titleOf("max_nodi") // "Max Nodi"
 */
function titleOf(name: string): string {
  return name
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Values of the alternatives that a pattern lists. */
const LISTED = /^\^\((\w+)(?:\|\w+)*\)\??\$$/;

/** A value to show for a parameter: a served one, its default, or the first that its pattern lists; `undefined` where there is none. */
function exampleOf(parameter: Parameter, served: string | undefined): string | number | undefined {
  if (served !== undefined) return served;
  if (parameter.default !== undefined && parameter.default !== "") return parameter.default;
  return "pattern" in parameter ? LISTED.exec(parameter.pattern ?? "")?.[1] : undefined;
}

function schemaOf(parameter: Parameter, description: string): object {
  const bounds = {
    ...("le" in parameter && parameter.le !== undefined ? { maximum: parameter.le } : {}),
    ...("ge" in parameter ? { minimum: parameter.ge } : {}),
    ...("maxLength" in parameter && parameter.maxLength !== undefined ? { maxLength: parameter.maxLength } : {}),
    ...("most" in parameter && parameter.most !== undefined
      ? { pattern: `^[^|]*(\\|[^|]*){0,${parameter.most - 1}}$` }
      : {}),
    ...("pattern" in parameter && parameter.pattern !== undefined ? { pattern: parameter.pattern } : {}),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
  };
  return { type: parameter.type, ...bounds, title: titleOf(parameter.name), description };
}

/**
 * A parameter of an operation; one without a default is required.
 *
 * @param served a value that the data answer to
 * @example openApiParameter("norma", { name: "eli", where: "path", type: "string" }, options, "eli:/it/legge/1990/08/07/241")
 *   // { name: "eli", in: "path", required: true, schema: { type: "string", title: "Eli", description: "L'ELI ..." },
 *   //   description: "L'ELI ...", example: "eli:/it/legge/1990/08/07/241" }
 */
function openApiParameter(
  operation: OperationId,
  parameter: Parameter,
  { sentenceOf }: OpenApiOptions,
  served?: string,
): object {
  const { it, en } = sentenceOf(operation, parameter.name);
  const description = `${it}\n\n${en}`;
  const example = exampleOf(parameter, served);
  return {
    name: parameter.name,
    in: parameter.where ?? "query",
    required: parameter.default === undefined,
    schema: schemaOf(parameter, description),
    description,
    ...(example === undefined ? {} : { example }),
  };
}

/**
 * The name by which programs that are made from the document call an operation. Of the fifteen it is the one that FastAPI derives from a
 * function's name, the path and the method: all but letters, digits and `_` written `_`. The function bears the operation's id where the path
 * ends in a value, else the words of the path. Of the others it is the id alone.
 *
 * @example operationId({ id: "norma", path: "/norme/{eli}", parameters: [] }) // "norma_api_public_norme__eli__get"
 * @example operationId({ id: "pnrr-progetti", path: "/pnrr/progetti", parameters: [], extension: true }) // "pnrr_progetti"
 */
function operationId({ id, path, extension }: Operation): string {
  if (extension) return id.replaceAll("-", "_");
  const name = path.includes("{") ? id : path.slice(1);
  return `${name}${BASE_PATH}${path}_get`.replace(/\W/g, "_");
}

export interface OpenApiOptions {
  /** Version of the API. */
  readonly version: string;
  /** The files of `schemas/` by name without `.json`. */
  readonly schemas: Readonly<Record<string, object>>;
  /** Bodies of real answers; an operation without one has no example. */
  readonly examples: Readonly<Partial<Record<OperationId, unknown>>>;
  /** Values of parameters that the data answer to, by operation and name. */
  readonly values: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>>;
  /** What a parameter of an operation is for. */
  readonly sentenceOf: (operation: OperationId, parameter: string) => Prosa;
  /** Names of the licences of the data. */
  readonly licences: readonly string[];
  /** Where the API is published, ending with a slash; `null` where nobody has said. */
  readonly base: string | null;
}

const DESCRIPTION = `Dati aperti del diritto italiano, in sola lettura: atti e loro modifiche, PNRR, Parlamento, disegni di legge.
Informazioni a scopo divulgativo: non sono consulenza legale e non sostituiscono i testi ufficiali.

Open data of Italian law, read only: acts and their amendments, recovery plan, Parliament, bills.
For information only: this is not legal advice and does not replace the official texts.

\`lang=it|en\` o \`Accept-Language\` scelgono la lingua della prosa; i nomi di atti, settori e gruppi restano in italiano.`;

const NOT_FOUND = "non_trovato";
const NOT_ALLOWED = "non_permesso";
const NOT_SERVED = "non_servito";

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (description: string, schema: object, example?: unknown) => ({
  description,
  content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
});

const NOT_MODIFIED = {
  description: "Non modificato: l'`ETag` è ancora quello di `If-None-Match` / Not modified",
};
/** What every operation may answer besides. */
const REFUSALS = {
  "303": {
    description:
      "Chi preferisce una pagina (`Accept: text/html`, senza `formato=json`) è portato a quella che mostra la risposta / Whoever prefers a page is led to the one that shows the answer",
    headers: {
      Location: {
        description: "L'indirizzo della pagina / The address of the page",
        schema: { type: "string", format: "uri-reference" },
      },
    },
  },
  "405": json(
    "Metodo diverso da GET, HEAD e OPTIONS / Method not allowed",
    refTo(componentName("comuni", NOT_ALLOWED)),
  ),
  "422": json("Validation Error", refTo("HTTPValidationError")),
  "501": json("Questo host non sa rispondere / This host cannot answer", refTo(componentName("comuni", NOT_SERVED))),
  "503": {
    ...json(
      "I dati stanno cambiando (con `Retry-After`), o la richiesta vorrebbe leggere più di quanto una sola può / The data are changing (with `Retry-After`), or the request would read more than one may",
      refTo(componentName("comuni", NOT_SERVED)),
    ),
    headers: {
      "Retry-After": {
        description: "Secondi dopo i quali riprovare / Seconds after which to try again",
        schema: { type: "integer", minimum: 1 },
      },
    },
  },
};

/** What the fifteen say of parameters that they do not know; the others refuse them. */
const IGNORED = {
  "Ignored-Parameters": {
    description:
      "I nomi dei parametri sconosciuti, di cui la risposta non tiene conto / The names of unknown parameters, which the answer does not heed",
    schema: { type: "string" },
    example: "data, al",
  },
};

const FEED = {
  description: "Successful Response",
  content: { "application/atom+xml": { schema: { type: "string" } } },
};

function responsesOf({ id, extension }: Operation, example: unknown): object {
  const { several } = OPERATION_TEXTS[id];
  const lookup =
    several === undefined
      ? {}
      : {
          ...(several && {
            "300": json("Più risultati possibili / Several matches", refTo(componentName("comuni", several))),
          }),
          "404": json("Nessun risultato / Not found", refTo(componentName("comuni", NOT_FOUND))),
        };
  return {
    "200": isFeed(id)
      ? FEED
      : {
          ...json("Successful Response", refTo(componentName(id)), example),
          ...(extension ? {} : { headers: IGNORED }),
        },
    "304": NOT_MODIFIED,
    ...lookup,
    ...REFUSALS,
  };
}

function getOf(operation: Operation, options: OpenApiOptions): object {
  const { id } = operation;
  const { examples, values } = options;
  const { tag, summary, it, en } = OPERATION_TEXTS[id];
  return {
    tags: [tag],
    summary,
    description: `${it}\n\n${en}`,
    operationId: operationId(operation),
    parameters: operation.parameters.map((parameter) =>
      openApiParameter(id, parameter, options, values[id]?.[parameter.name]),
    ),
    responses: responsesOf(operation, examples[id]),
    ...(operation.extension ? { "x-estensione": true } : {}),
  };
}

/** The base path: no operation of the contract, and marked so. */
function indexOf({ id, parameters }: Operation, options: OpenApiOptions): object {
  return {
    tags: ["servizio"],
    summary: "Indice",
    description:
      "Gli indirizzi della documentazione, di questo documento e dello stato del servizio.\n\nThe addresses of the documentation, of this document and of the state of the service.",
    operationId: "indice_api_public_get",
    parameters: parameters.map((parameter) => openApiParameter(id, parameter, options)),
    responses: {
      "200": json("Successful Response", refTo(componentName("indice"))),
      "304": NOT_MODIFIED,
      ...REFUSALS,
    },
    "x-estensione": true,
  };
}

const TITLE = "API del diritto italiano";

/** Who to turn to and on what terms: the address of both where it is known. */
const termsOf = ({ licences, base }: OpenApiOptions) => ({
  contact: { name: TITLE, ...(base === null ? {} : { url: base }) },
  license: {
    name: licences.length === 0 ? "Licenza delle fonti / Licence of the sources" : licences.join(", "),
    ...(base === null ? {} : { url: `${base}licenze.txt` }),
  },
});

/**
 * The document, as plain JSON data. Where nobody has said at which address it is published, its server is relative to where it is served
 * (`/api/public/openapi.json`), so that it holds on any host and below any folder.
 *
 * @throws Error where `schemas` lacks one that an operation needs
 * @example openApiDocument({ version: "1.0.0", schemas, examples: {}, values: {}, sentenceOf, licences: [], base: null }).openapi // "3.1.0"
 */
export function openApiDocument(options: OpenApiOptions): {
  readonly openapi: "3.1.0";
  readonly [key: string]: unknown;
} {
  const { version, schemas, base } = options;
  const wanted = [
    ...JSON_OPERATIONS.map(({ id }) => componentName(id)),
    componentName("indice"),
    ...[
      ...Object.values(OPERATION_TEXTS).map(({ several }) => several ?? null),
      NOT_FOUND,
      NOT_ALLOWED,
      NOT_SERVED,
    ].flatMap((name) => (name === null ? [] : componentName("comuni", name))),
  ];
  return {
    openapi: "3.1.0",
    info: {
      title: TITLE,
      version,
      summary: "Open, read-only API of Italian law",
      description: DESCRIPTION,
      ...termsOf(options),
    },
    servers: [
      base === null
        ? { url: "../..", description: "Dove sta questo documento / Where this document is" }
        : { url: base.replace(/\/$/, ""), description: "Dove l'API è pubblicata / Where the API is published" },
    ],
    // Nothing asks for a key.
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries([
      ...OPERATIONS.map((operation) => [`${BASE_PATH}${operation.path}`, { get: getOf(operation, options) }]),
      ...OPERATIONS.filter(({ id }) => id === "health").map((health) => [BASE_PATH, { get: indexOf(health, options) }]),
    ]),
    components: { schemas: openApiComponents(schemas, wanted) },
  };
}
