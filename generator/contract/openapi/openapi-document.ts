/**
 * The OpenAPI 3.1 document of the API, in one language. Paths, parameters and the 422 body are those that FastAPI writes for the same declarations;
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
import type { Lingua, Prosa } from "../prose.ts";
import { componentName, openApiComponents } from "./components.ts";
import { faultExamples } from "./fault-examples.ts";
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
  if (served !== undefined) return parameter.type === "integer" ? Number(served) : served;
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
  { lingua, sentenceOf }: OpenApiOptions,
  served?: string,
): object {
  const description = sentenceOf(operation, parameter.name)[lingua];
  const example = parameter.name === "lang" ? lingua : exampleOf(parameter, served);
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
  /** The language of all that it says; parameters, fields and values stay what they are. */
  readonly lingua: Lingua;
  /** Version of the API. */
  readonly version: string;
  /** The files of `schemas/` by name without `.json`, described in that language. */
  readonly schemas: Readonly<Record<string, object>>;
  /** Bodies of real answers; an operation without one has no example. */
  readonly examples: Readonly<Partial<Record<OperationId, unknown>>>;
  /** What an operation answers to a request that is wrong. */
  readonly wrong?: Readonly<Partial<Record<OperationId, unknown>>>;
  /** Values of parameters that the data answer to, by operation and name. */
  readonly values: Readonly<Partial<Record<OperationId, Readonly<Record<string, string>>>>>;
  /** What a parameter of an operation is for. */
  readonly sentenceOf: (operation: OperationId, parameter: string) => Prosa;
  /** Names of the licences of the data. */
  readonly licences: readonly string[];
  /** Where the API is published, ending with a slash; `null` where nobody has said. */
  readonly base: string | null;
}

const TEXTS = {
  titolo: { it: "API del diritto italiano", en: "API of Italian law" },
  sommario: { it: "Il diritto italiano, aperto e in sola lettura", en: "Open, read-only API of Italian law" },
  descrizione: {
    it: `Dati aperti del diritto italiano, in sola lettura: atti e loro modifiche, PNRR, Parlamento, disegni di legge.
Informazioni a scopo divulgativo: non sono consulenza legale e non sostituiscono i testi ufficiali.

\`lang=it|en\` o \`Accept-Language\` scelgono la lingua della prosa; i nomi di atti, settori e gruppi restano in italiano.`,
    en: `Open data of Italian law, read only: acts and their amendments, recovery plan, Parliament, bills.
For information only: this is not legal advice and does not replace the official texts.

\`lang=it|en\` or \`Accept-Language\` choose the language of the prose; names of acts, sectors and groups stay Italian.`,
  },
  licenza: { it: "Licenza delle fonti", en: "Licence of the sources" },
  pubblicata: { it: "Dove l'API è pubblicata", en: "Where the API is published" },
  stesso_host: { it: "L'host di questo documento", en: "The host of this document" },
  indice: { it: "Indice", en: "Index" },
  indice_testo: {
    it: "Gli indirizzi della documentazione, di questo documento e dello stato del servizio.",
    en: "The addresses of the documentation, of this document and of the state of the service.",
  },
  non_modificato: {
    it: "Non modificato: l'`ETag` è ancora quello di `If-None-Match`",
    en: "Not modified: the `ETag` is still that of `If-None-Match`",
  },
  pagina: {
    it: "Chi preferisce una pagina (`Accept: text/html`, senza `formato=json`) è portato a quella che mostra la risposta",
    en: "Whoever prefers a page (`Accept: text/html`, without `formato=json`) is led to the one that shows the answer",
  },
  indirizzo_pagina: { it: "L'indirizzo della pagina", en: "The address of the page" },
  non_permesso: { it: "Metodo diverso da GET, HEAD e OPTIONS", en: "A method that is none of GET, HEAD, OPTIONS" },
  non_servito: { it: "Questo host non sa rispondere", en: "This host cannot answer" },
  occupato: {
    it: "I dati stanno cambiando (con `Retry-After`), o la richiesta vorrebbe leggere più di quanto una sola può",
    en: "The data are changing (with `Retry-After`), or the request would read more than one may",
  },
  riprovare: { it: "Secondi dopo i quali riprovare", en: "Seconds after which to try again" },
  ignorati: {
    it: "I nomi dei parametri sconosciuti, di cui la risposta non tiene conto",
    en: "The names of unknown parameters, which the answer does not heed",
  },
  piu_risultati: { it: "Più risultati possibili", en: "Several matches" },
  nessuno: { it: "Nessun risultato", en: "Nothing found" },
} as const satisfies Record<string, Prosa>;

const NOT_FOUND = "non_trovato";
const NOT_ALLOWED = "non_permesso";
const NOT_SERVED = "non_servito";

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (description: string, schema: object, example?: unknown) => ({
  description,
  content: { "application/json": { schema, ...(example === undefined ? {} : { example }) } },
});

const notModified = (lingua: Lingua) => ({ description: TEXTS.non_modificato[lingua] });

/** What every operation may answer besides. */
const refusals = (lingua: Lingua, wrong?: unknown) => ({
  "303": {
    description: TEXTS.pagina[lingua],
    headers: {
      Location: {
        description: TEXTS.indirizzo_pagina[lingua],
        schema: { type: "string", format: "uri-reference" },
      },
    },
  },
  "405": json(TEXTS.non_permesso[lingua], refTo(componentName("comuni", NOT_ALLOWED))),
  "422": json("Validation Error", refTo("HTTPValidationError"), wrong),
  "501": json(TEXTS.non_servito[lingua], refTo(componentName("comuni", NOT_SERVED))),
  "503": {
    ...json(TEXTS.occupato[lingua], refTo(componentName("comuni", NOT_SERVED))),
    headers: {
      "Retry-After": { description: TEXTS.riprovare[lingua], schema: { type: "integer", minimum: 1 } },
    },
  },
});

/** What the fifteen say of parameters that they do not know; the others refuse them. */
const ignored = (lingua: Lingua) => ({
  "Ignored-Parameters": { description: TEXTS.ignorati[lingua], schema: { type: "string" }, example: "data, al" },
});

const FEED = {
  description: "Successful Response",
  content: { "application/atom+xml": { schema: { type: "string" } } },
};

function responsesOf({ id, extension }: Operation, { lingua, examples, wrong = {} }: OpenApiOptions): object {
  const faults = faultExamples(id, lingua, examples);
  const { several } = OPERATION_TEXTS[id];
  const lookup =
    several === undefined
      ? {}
      : {
          ...(several && {
            "300": json(TEXTS.piu_risultati[lingua], refTo(componentName("comuni", several)), faults["300"]),
          }),
          "404": json(TEXTS.nessuno[lingua], refTo(componentName("comuni", NOT_FOUND)), faults["404"]),
        };
  return {
    "200": isFeed(id)
      ? FEED
      : {
          ...json("Successful Response", refTo(componentName(id)), examples[id]),
          ...(extension ? {} : { headers: ignored(lingua) }),
        },
    "304": notModified(lingua),
    ...lookup,
    ...refusals(lingua, wrong[id]),
  };
}

function getOf(operation: Operation, options: OpenApiOptions): object {
  const { id } = operation;
  const { lingua, values } = options;
  const { tag, summary, name, [lingua]: description } = OPERATION_TEXTS[id];
  return {
    tags: [TAGS[tag].name[lingua]],
    summary: lingua === "it" ? summary : name,
    description,
    operationId: operationId(operation),
    parameters: operation.parameters.map((parameter) =>
      openApiParameter(id, parameter, options, values[id]?.[parameter.name]),
    ),
    responses: responsesOf(operation, options),
    ...(operation.extension ? { "x-estensione": true } : {}),
  };
}

/** The base path: no operation of the contract, and marked so. */
function indexOf({ id, parameters }: Operation, options: OpenApiOptions): object {
  const { lingua } = options;
  return {
    tags: [TAGS.servizio.name[lingua]],
    summary: TEXTS.indice[lingua],
    description: TEXTS.indice_testo[lingua],
    operationId: "indice_api_public_get",
    parameters: parameters.map((parameter) => openApiParameter(id, parameter, options)),
    responses: {
      "200": json("Successful Response", refTo(componentName("indice"))),
      "304": notModified(lingua),
      ...refusals(lingua, options.wrong?.[id]),
    },
    "x-estensione": true,
  };
}

/** Who to turn to and on what terms: the address of both where it is known. */
const termsOf = ({ lingua, licences, base }: OpenApiOptions) => ({
  contact: { name: TEXTS.titolo[lingua], ...(base === null ? {} : { url: base }) },
  license: {
    name: licences.length === 0 ? TEXTS.licenza[lingua] : licences.join(", "),
    ...(base === null ? {} : { url: `${base}licenze.txt` }),
  },
});

/**
 * The document, as plain JSON data. Where nobody has said at which address it is published, its server is `/`, the root of the host that
 * the document is read from: what OpenAPI takes for a document without servers, and what every tool joins with a path. A tree below a
 * folder says its address.
 *
 * @throws Error where `schemas` lacks one that an operation needs
 * @example openApiDocument({ lingua: "it", version: "1.0.0", schemas, examples: {}, values: {}, sentenceOf, licences: [], base: null }).openapi // "3.1.0"
 */
export function openApiDocument(options: OpenApiOptions): {
  readonly openapi: "3.1.0";
  readonly [key: string]: unknown;
} {
  const { lingua, version, schemas, base } = options;
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
      title: TEXTS.titolo[lingua],
      version,
      summary: TEXTS.sommario[lingua],
      description: TEXTS.descrizione[lingua],
      ...termsOf(options),
    },
    servers: [
      base === null
        ? { url: "/", description: TEXTS.stesso_host[lingua] }
        : { url: base.replace(/\/$/, ""), description: TEXTS.pubblicata[lingua] },
    ],
    // Nothing asks for a key.
    security: [],
    tags: Object.values(TAGS).map(({ name, description }) => ({
      name: name[lingua],
      description: description[lingua],
    })),
    paths: Object.fromEntries([
      ...OPERATIONS.map((operation) => [`${BASE_PATH}${operation.path}`, { get: getOf(operation, options) }]),
      ...OPERATIONS.filter(({ id }) => id === "health").map((health) => [BASE_PATH, { get: indexOf(health, options) }]),
    ]),
    components: { schemas: openApiComponents(schemas, wanted) },
  };
}
