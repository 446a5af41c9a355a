/** nginx without code: `map` chooses a file by comparing texts. */

import { BASE_PATH, METHODS } from "../../../api/operations.ts";
import { type Host, OWN_DISK } from "../host.ts";
import { LANGUAGE, server } from "./nginx-server.ts";
import { ACTS, CHOICES, DOCUMENTS, NAMED, ROUTES, type Route, type WordChoice } from "./rewrites.ts";

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
