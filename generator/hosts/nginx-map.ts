/** nginx without code: `map` chooses a file by comparing texts. */

import { BASE_PATH } from "../api/operations.ts";
import type { HostFiles } from "./host-file.ts";
import { LANGUAGE, METHODS, server } from "./nginx-server.ts";
import { ACT_VALUE, CHOICES, type Choice, DOCUMENTS, NAMED, type Named, ROUTES, type Route } from "./rewrites.ts";

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** A choice as a `map`; `!` is what has no word. */
function choiceMap({ variable, parameter, absent, cases }: Choice): string {
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

const fileOf = ({ file }: Route) => file.replaceAll("{", `$\{`);

/** One variable for each route that refuses something: `1` where a parameter asks for what no file holds. */
function refusedMap(route: Route, i: number): string {
  const value = route.refused.map(({ parameter }) => `$arg_${parameter}`).join("&");
  const nothing = route.refused.map((refused) => `(?:${refused.nothing}|)`).join("&");
  return `map "${value}" $rifiuto_${i} {\n    default "?";\n    ${quoted(`~^${nothing}$`)} "";\n}`;
}

const ACT_MAP = `map $arg_norma $atto {
    default "?";
    "" "";
    ${quoted(`~^${ACT_VALUE.replace(/\(([^?])/g, "(?<@>$1")}$`)} "$a_1/$a_2/$a_3/$a_4$atto_numero";
}
map $a_5 $atto_numero {
    "" "";
    default "/$a_5";
}`;

/** Names the capturing groups of the expression of an act one after the other. */
function actMap(): string {
  let group = 0;
  return ACT_MAP.replace(/<@>/g, () => `<a_${++group}>`);
}

/** nginx keeps groups by name alone, and the names of all maps together. */
function namedLine({ path, file }: Named, i: number): string {
  let n = 0;
  const expression = path.replace(/\(/g, () => `(?<n${i}_${++n}>`);
  return `    ${quoted(`~^${expression}$`)} "${file.replace(/\$(\d)/g, (_, k) => named(`n${i}_${k}`))}#$lingua";`;
}

/** The file of a path: empty where the path is unknown, `!` within where a value is wrong, `?` where no file answers. */
function fileMap(): string {
  const fixed = ROUTES.map((route, i) => {
    const marks = route.choices.filter((c) => !route.file.includes(`{${c}}`)).map((c) => `\${${c}}`);
    return `    ${route.path} "${fileOf(route)}#${marks.join("")}${route.refused.length > 0 ? `\${rifiuto_${i}}` : ""}";`;
  });
  return [
    "map $uri $scelta {",
    `    default "";`,
    ...fixed,
    `    ${BASE_PATH}/docs ${BASE_PATH}/docs.html#;`,
    ...DOCUMENTS.map((path) => `    ${path} ${path}#;`),
    `    ${BASE_PATH}/relazioni "${BASE_PATH}/relazioni/$atto.json#$lingua$verso";`,
    ...NAMED.map(namedLine),
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

const MAP_API = `    location ${BASE_PATH} {
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

export const nginxMap: HostFiles = () => [
  {
    path: "hosts/nginx-map/server.conf",
    content: [
      "# To be included inside http { }.",
      LANGUAGE,
      ...CHOICES.map(choiceMap),
      ...ROUTES.flatMap((route, i) => (route.refused.length > 0 ? [refusedMap(route, i)] : [])),
      actMap(),
      fileMap(),
      OUTCOME,
      "",
      server(MAP_API),
    ].join("\n"),
  },
];
