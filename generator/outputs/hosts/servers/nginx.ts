/** nginx in two ways: `map` compares texts, njs runs the router. Both serve files alike; port and folder are said outside. */

import { TYPES } from "../../../api/media-types.ts";
import { BASE_PATH, METHODS } from "../../../api/operations.ts";
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

const header = (name: string, value: string) => `add_header ${name} "${value.replaceAll('"', '\\"')}" always;`;

const fileHeaders = (indent: string, more: Readonly<Record<string, string>>) =>
  Object.entries({ ...FILE_HEADERS, ...more })
    .map(([name, value]) => indent + header(name, value))
    .join("\n");

/** Where an error is made: a path, not a name, for some come before the server has understood a path. */
const errorPath = (status: number) => `/errore-${status}`;

const refusal = ({ status, body, headers }: ErrorAnswer) => `
location = ${errorPath(status)} {
    internal;
    default_type application/json;
${Object.entries(headers)
  .map(([name, value]) => `    ${header(name, value)}`)
  .join("\n")}
    return ${status} '${body}';
}`;

/** Too large a header is, for the server, a status of its own. */
const ERROR_PAGES = ERRORS.map(({ status }) => {
  const said = status === 404 ? "403 404 =404" : status === 400 ? "400 494 495 496 497 =400" : status;
  return `error_page ${said} ${errorPath(status)};`;
}).join("\n");

/** Files that have the same name for a client. */
const DOCUMENT_LOCATIONS = DOCUMENTS.map(
  (path) => `location = ${path} {
${fileHeaders("    ", { "Content-Language": "$lingua_del_file" })}
}`,
).join("\n");

const CHARSET = "; charset=utf-8";

/** Of a name the server looks at the last end alone. */
const ENDS = Object.entries(TYPES).filter(([end]) => !end.includes("."));
const TYPE_LINES = [...ENDS, ["gz", "application/gzip"] as const]
  .map(([end, type]) => `    ${type.replace(CHARSET, "")} ${end};`)
  .join("\n");
/** HTML is among them always. */
const WITH_CHARSET = ENDS.filter(([end, type]) => type.endsWith(CHARSET) && end !== "html").map(([, type]) =>
  type.replace(CHARSET, ""),
);

/** What both kinds of server share: the files, their headers, the errors. */
const server = (api: string, more: Readonly<Record<string, string>> = {}) => `# To be included inside server { }.
server_tokens off;
merge_slashes off;
etag on;
gzip_static on;
gzip_vary on;
types {
${TYPE_LINES}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${WITH_CHARSET.join(" ")};
${ERROR_PAGES}

# No redirect from a folder: it would repeat the query and the host that the client named.
location / {
    try_files $uri \${uri}index.html =404;
${fileHeaders("    ", {})}
}

${DOCUMENT_LOCATIONS}

# Answers, as files; a client asks for them by their API path, or by their own names.
location ~ ^${BASE_PATH}/.*[.](?:json|html)$ {
${fileHeaders("    ", { "Content-Language": "$lingua_del_file", ...more })}
}

location ~ ^${BASE_PATH}/norme/.*[.]jsonld$ {
${fileHeaders("    ", {})}
}

${api}
${ERRORS.map(refusal).join("\n")}
`;

const LANGUAGE = `map $uri $lingua_del_file {
    default it;
    ~[.]en[.]html$ en;
    ~/openapi[.]json$ en;
}
`;

// nginx without code: `map` chooses a file by comparing texts.

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A choice as a `map`; `!` is what has no word. */
function choiceMap({ variable, parameter, absent, cases }: WordChoice): string {
  const lines = cases.map(([expression, word]) => {
    const named = expression.replace(/^\(/, `(?<g_${variable}>`);
    return `    ${quoted(`~^(?:${named})$`)} ${word.replace("$1", `$g_${variable}`)};`;
  });
  return [
    `map $arg_${parameter} $${variable} {`,
    `    default "!";`,
    `    "" ${quoted(absent ?? "!")};`,
    ...lines,
    "}",
  ].join("\n");
}

/** A variable inside a text. */
const named = (name: string) => `$\{${name}}`;

const fileOf = ({ file }: Route) => file?.replaceAll("{", `$\{`) ?? "?";

/** One variable for each route that refuses something: `1` where a parameter asks for what no file holds. */
function refusedMap(route: Route, i: number): string {
  const value = route.refused.map(({ parameter }) => `$arg_${parameter}`).join("&");
  const nothing = route.refused.map((refused) => `(?:${refused.nothing}|)`).join("&");
  return `map "${value}" $rifiuto_${i} {\n    default "?";\n    ${quoted(`~^${nothing}$`)} "";\n}`;
}

/** A line for an expression with groups; nginx keeps these by name alone, and the names of all maps together. */
function groupedLine(prefix: string, expression: string, file: string): string {
  let n = 0;
  const grouped = expression.replace(/\((?!\?)/g, () => `(?<${prefix}_${++n}>`);
  return `    ${quoted(`~^${grouped}$`)} "${file.replace(/\$(\d)/g, (_, k) => named(`${prefix}_${k}`))}";`;
}

const ACT_MAP = [
  "map $arg_norma $atto {",
  `    default "?";`,
  `    "" "";`,
  ...ACTS.map(({ value, file }, i) => groupedLine(`a${i}`, value, file)),
  "}",
].join("\n");

/** The file of a path: empty where the path is unknown, `!` within where a value is wrong, `?` where no file answers. */
function fileMap(): string {
  const fixed = ROUTES.map((route, i) => {
    const marks = route.choices.filter((c) => !route.file?.includes(`{${c}}`)).map((c) => `\${${c}}`);
    return `    ${route.path} "${fileOf(route)}#${marks.join("")}${route.refused.length > 0 ? `\${rifiuto_${i}}` : ""}";`;
  });
  return [
    "map $uri $scelta {",
    `    default "";`,
    ...fixed,
    `    ${BASE_PATH}/docs ${BASE_PATH}/docs.html#;`,
    ...DOCUMENTS.map((path) => `    ${path} ${path}#;`),
    `    ${BASE_PATH}/relazioni "${BASE_PATH}/relazioni/$atto.json#$lingua$verso";`,
    ...NAMED.map(({ path, file }, i) => groupedLine(`n${i}`, path, `${file}#$lingua`)),
    `    ${quoted(`~^${BASE_PATH}/norme/.`)} "?#";`,
    `    ${quoted(`~^${BASE_PATH}/ddl/.`)} "?#";`,
    "}",
  ].join("\n");
}

/** The outcome of a choice: a status, or nothing where the file is served. */
const OUTCOME = `map $scelta $esito {
    default "";
    "" 404;
    "~!" 422;
    "~/relazioni/.json" 404;
    "~[?]" 501;
}
map $scelta $file_scelto {
    default "";
    "~^(?<f_scelto>[^#]+)#" $f_scelto;
}
map $request_method $metodo {
    default 405;
    GET "";
    HEAD "";
    OPTIONS 204;
}`;

const MAP_API = `location ${BASE_PATH} {
    if ($metodo = 204) {
        add_header Allow "${METHODS}";
        add_header Access-Control-Allow-Origin "*";
        add_header Access-Control-Allow-Methods "${METHODS}";
        add_header Access-Control-Allow-Headers "*";
        return 204;
    }
    if ($esito = 404) { return 404; }
    if ($metodo = 405) { return 405; }
    if ($esito = 422) { return 422; }
    if ($esito = 501) { return 501; }
    rewrite ^ $file_scelto last;
}`;

/**
 * Two parts of a configuration: one for all servers, one for the server whose `root` is the tree.
 *
 * @example nginxMap.files(context)[0].path // "hosts/nginx-map/http.conf"
 */
export const nginxMap: Host = {
  title: "nginx, map",
  limits: OWN_DISK,
  twins: ["gz"],
  gives: "whole answers",
  files: () => [
    {
      path: "hosts/nginx-map/http.conf",
      content: `${[
        "# To be included inside http { }.",
        LANGUAGE,
        ...CHOICES.map(choiceMap),
        ...ROUTES.flatMap((route, i) => (route.refused.length > 0 ? [refusedMap(route, i)] : [])),
        ACT_MAP,
        fileMap(),
        OUTCOME,
      ].join("\n")}\n`,
    },
    { path: "hosts/nginx-map/server.conf", content: server(MAP_API) },
  ],
};

// nginx with njs: the router's own rules choose the file, and make what one file is enough for.

const HTTP = `# To be included inside http { }, after js_path and the folder of this file; the module is loaded with
# load_module modules/ngx_http_js_module.so;
js_import albero from router.js;

${LANGUAGE}`;

/**
 * The router, and two parts of a configuration: one for all servers, one for the server whose `root` is the tree.
 *
 * @example nginxNjs.files(context)[1].path // "hosts/nginx-njs/http.conf"
 */
export const nginxNjs: Host = {
  title: "nginx, njs",
  limits: OWN_DISK,
  gives: "whole answers",
  files: ({ entry }) => [
    { path: "hosts/nginx-njs/router.js", content: entry("nginx-njs") },
    { path: "hosts/nginx-njs/http.conf", content: HTTP },
    {
      path: "hosts/nginx-njs/server.conf",
      content: server(
        `location ${BASE_PATH} {
    js_content albero.answer;
}`,
        { Vary: "Accept-Language" },
      ),
    },
  ],
};
