/** Caddy: `map` chooses a file by comparing texts, `file_server` gives it with its compressed copies. */

import { TYPES } from "../../../api/media-types.ts";
import { BASE_PATH } from "../../../api/operations.ts";
import { headersOf } from "../../../router/headers.ts";
import { FILE_HEADERS, type Host, OWN_DISK } from "../host.ts";
import {
  ACTS,
  CHOICES,
  DOCUMENTS,
  ERRORS,
  type ErrorAnswer,
  NAMED,
  ROUTES,
  type Route,
  type WordChoice,
} from "./rewrites.ts";

/** What a group of an expression matched. */
const group = (n: number) => `$\{${n}}`;
const grouped = (file: string) => file.replace(/\$(\d)/g, (_, n) => group(Number(n)));

const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => `\t${line.replaceAll("\n", "\n\t")}`).join("\n")}\n}`;

const table = (source: string, target: string, rows: readonly string[]) => block(`map "${source}" {${target}}`, rows);

/** A choice; `!` is what has no word. */
const choiceTable = ({ variable, parameter, absent, cases }: WordChoice): string =>
  table(`{query.${parameter}}`, variable, [
    `~^$ "${absent ?? "!"}"`,
    ...cases.map(([expression, word]) => `"~^(?:${expression})$" "${word.replace("$1", group(1))}"`),
    'default "!"',
  ]);

/** `?` where a parameter asks for what no file holds. */
const refusedTable = ({ refused }: Route, i: number): string =>
  table(refused.map(({ parameter }) => `{query.${parameter}}`).join("&"), `rifiuto_${i}`, [
    `"~^${refused.map(({ nothing }) => `(?:${nothing}|)`).join("&")}$" ""`,
    'default "?"',
  ]);

/** What a path gives: the file, and after `#` the words that are checked and not part of its name. */
function choiceOf(route: Route, i: number): string {
  const checked = route.choices.filter((c) => !route.file?.includes(`{${c}}`)).map((c) => `{${c}}`);
  return `"${route.path}" "${route.file ?? "?"}#${checked.join("")}${route.refused.length > 0 ? `{rifiuto_${i}}` : ""}"`;
}

const FILES = table("{path}", "scelta", [
  ...ROUTES.map(choiceOf),
  `"${BASE_PATH}/docs" "${BASE_PATH}/docs.html#"`,
  ...DOCUMENTS.map((path) => `"${path}" "${path}#"`),
  `"${BASE_PATH}/relazioni" "${BASE_PATH}/relazioni/{atto}.json#{lingua}{verso}"`,
  ...NAMED.map(({ path, file }) => `"~^${path}$" "${grouped(file)}#{lingua}"`),
  `"~^${BASE_PATH}/(?:norme|ddl)/." "?"`,
  'default ""',
]);

const ACT = table("{query.norma}", "atto", [
  '~^$ ""',
  ...ACTS.map(({ value, file }) => `"~^${value}$" "${grouped(file)}"`),
  'default "?"',
]);

const OUTCOME = block('map "{scelta}" {esito} {nome}', [
  '~! 422 ""',
  '~/relazioni/[.]json 404 ""',
  '~[?] 501 ""',
  `"~^([^#]+)#" "" "${group(1)}"`,
  'default 404 ""',
]);

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `header ${name} \`${value}\``);

const errorLines = ({ status, body, headers }: ErrorAnswer) => [
  ...headerLines({ ...headers, "Content-Type": "application/json" }),
  `respond \`${body}\` ${status}`,
];

/** The system's own table knows few of them. */
const CONTENT_TYPES = Object.entries(TYPES).flatMap(([end, type]) => {
  const matcher = `@tipo_${end.replace(".", "_")}`;
  return [`${matcher} path *.${end}`, `header ${matcher} Content-Type "${type}"`];
});

const FILE = [
  ...CONTENT_TYPES,
  block(
    "header",
    Object.entries(FILE_HEADERS).map(([name, value]) => `${name} "${value}"`),
  ),
  block("file_server", ["precompressed br gzip"]),
];

/** What the maps refuse; other errors come from Caddy. */
const REFUSED = [404, 405, 422, 501].flatMap((asked) => ERRORS.filter(({ status }) => status === asked));

const API = block("handle @api", [
  "@204 method OPTIONS",
  "@405 not method GET HEAD",
  ...["404", "422", "501"].map((status) => `@${status} vars {esito} ${status}`),
  block("route", [
    block("handle @204", [...headerLines(headersOf(204, "en")), "respond 204"]),
    ...REFUSED.map((error) => block(`handle @${error.status}`, errorLines(error))),
    block("handle", [
      "rewrite * {nome}",
      'header Content-Language "it"',
      "@en path *.en.html */openapi.json",
      'header @en Content-Language "en"',
      ...FILE,
    ]),
  ]),
]);

const ERROR_HANDLERS = block("handle_errors", [
  ...ERRORS.flatMap((error) => [
    `@${error.status} expression {err.status_code} == ${error.status}`,
    block(`handle @${error.status}`, errorLines(error)),
  ]),
  block("handle", [
    ...headerLines({ ...headersOf(500, "en") }),
    `respond \`{"detail":"{err.status_text}"}\` {err.status_code}`,
  ]),
]);

/**
 * One configuration; folder and address come from the environment.
 *
 * @example caddy.files(context)[0].path // "hosts/caddy/caddyfile"
 */
export const caddy: Host = {
  title: "Caddy",
  limits: OWN_DISK,
  twins: ["br", "gz"],
  gives: "whole answers",
  files: () => [
    {
      path: "hosts/caddy/caddyfile",
      content: `${block("{$INDIRIZZO::8080}", [
        "root * {$ALBERO:/srv/api-diritto-italiano}",
        ...CHOICES.map(choiceTable),
        ...ROUTES.flatMap((route, i) => (route.refused.length > 0 ? [refusedTable(route, i)] : [])),
        ACT,
        FILES,
        OUTCOME,
        `@api path ${BASE_PATH} ${BASE_PATH}/*`,
        API,
        block("handle", FILE),
        ERROR_HANDLERS,
      ])}\n`,
    },
  ],
};
