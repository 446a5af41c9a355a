/** Apache httpd: a `.htaccess` at the root of the tree, which is the site's document root. */

import { TYPES } from "../api/media-types.ts";
import { BASE_PATH, METHODS } from "../api/operations.ts";
import type { HostFiles } from "./host-file.ts";
import { FILE_HEADERS } from "./page-rules.ts";
import { ACTS, BODIES, CHOICES, type Choice, DOCUMENTS, NAMED, ROUTES, type Route } from "./rewrites.ts";

const ERRORS = "/hosts/apache";

/** Paths in a `.htaccess` begin after the slash. */
const below = (path: string) => path.slice(1);

const query = (condition: string) => `RewriteCond %{QUERY_STRING} "${condition}"`;
const set = (variable: string, value: string) => `RewriteRule ^ - [E=${variable}:${value}]`;

/** A choice as an environment variable; `!` is what has no word. */
const choiceRules = ({ variable, parameter, absent, cases }: Choice): string[] => [
  set(variable, absent ?? "!"),
  query(`(?:^|&)${parameter}=[^&]`),
  set(variable, "!"),
  ...cases.flatMap(([expression, word]) => [
    query(`(?:^|&)${parameter}=(?:${expression})(?:&|$)`),
    set(variable, word.replace("$1", "%1")),
  ]),
];

const refuse = (path: string, status: number) => `RewriteRule ^${path}$ - [R=${status}]`;

function routeRules({ path, file, choices, refused }: Route): string[] {
  const target = below(file).replace(/\{(\w+)\}/g, "%{ENV:$1}");
  return [
    `RewriteCond ${choices.map((c) => `%{ENV:${c}}`).join("")} "!"`,
    refuse(below(path), 422),
    ...refused.flatMap(({ parameter, nothing }) => [
      query(`(?:^|&)${parameter}=(?!(?:${nothing}|)(?:&|$))`),
      refuse(below(path), 501),
    ]),
    `RewriteRule ^${below(path)}$ - [E=nome:${target}]`,
  ];
}

const RELATIONS = below(`${BASE_PATH}/relazioni`);

/** Every path that names something, as expressions. */
const PATHS = [
  ...ROUTES.map(({ path }) => below(path)),
  RELATIONS,
  ...DOCUMENTS.map(below),
  ...["docs", "norme/.*", "ddl/.*"].map((path) => `${below(BASE_PATH)}/${path}`),
];

const FILE_RULES = [
  `RewriteRule ^${below(BASE_PATH)}/docs$ - [E=nome:${below(BASE_PATH)}/docs.html]`,
  ...DOCUMENTS.map((path) => `RewriteRule ^(${below(path).replaceAll(".", "[.]")})$ - [E=nome:$1]`),
  ...NAMED.map(({ path, file }) => `RewriteRule ^${below(path)}$ - [E=nome:${below(file)}]`),
  query("(?:^|&)norma=(?:&|$)"),
  refuse(RELATIONS, 404),
  `RewriteCond %{ENV:lingua}%{ENV:verso} "!"`,
  refuse(RELATIONS, 422),
  query("(?:^|&)norma=[^&]"),
  `RewriteRule ^${RELATIONS}$ - [E=nome:?]`,
  ...ACTS.flatMap(({ value, file }) => [
    query(`(?:^|&)norma=${value}(?:&|$)`),
    `RewriteRule ^${RELATIONS}$ - [E=nome:${RELATIONS}/${file.replaceAll("$", "%")}.json]`,
  ]),
  `RewriteCond %{ENV:nome} =""`,
  refuse(RELATIONS, 422),
  `RewriteCond %{ENV:nome} "[?]"`,
  refuse(RELATIONS, 501),
  'RewriteCond %{ENV:nome} =""',
  refuse(`${below(BASE_PATH)}/(?:norme|ddl)/.+`, 501),
  'RewriteCond %{ENV:nome} =""',
  refuse(`${below(BASE_PATH)}(?:/.*)?`, 404),
];

/** The chosen file, in the smallest copy that the client takes. */
const SERVE = [
  ...[
    ["br", "br"],
    ["gzip", "gz"],
  ].flatMap(([coding, twin]) => [
    `RewriteCond %{HTTP:Accept-Encoding} "\\b${coding}\\b"`,
    `RewriteCond %{DOCUMENT_ROOT}/%{ENV:nome}.${twin} -f`,
    `RewriteRule ^${below(BASE_PATH)}/ /%{ENV:nome}.${twin} [END]`,
  ]),
  `RewriteRule ^${below(BASE_PATH)}/ /%{ENV:nome} [END]`,
];

const CONTENT = [
  "Options -Indexes -MultiViews",
  "DirectoryIndex index.html",
  "DirectorySlash Off",
  ...Object.entries(TYPES)
    .filter(([end]) => !end.includes("."))
    .map(([end, type]) => `AddType "${type}" .${end}`),
  "AddEncoding br .br",
  "AddEncoding gzip .gz",
  "RemoveLanguage .en",
  "AddDefaultCharset Off",
  "FileETag MTime Size",
  ...Object.keys(BODIES).map((status) => `ErrorDocument ${status} ${ERRORS}/${status}.json`),
  `ErrorDocument 403 ${ERRORS}/404.json`,
  "",
  ...Object.entries(FILE_HEADERS).map(([name, value]) => `Header always set ${name} "${value}"`),
  `Header always set Content-Language "it" "expr=%{REQUEST_URI} =~ m#^${BASE_PATH}#"`,
  'Header always set Content-Language "en" "expr=%{REQUEST_URI} =~ m#[.]en[.]html|/openapi[.]json#"',
  'Header always set Content-Language "en" "expr=%{REQUEST_STATUS} -ge 400"',
  'Header always set Cache-Control "no-store" "expr=%{REQUEST_STATUS} -ge 400 || %{REQUEST_STATUS} == 204"',
  `Header always set Allow "${METHODS}" "expr=%{REQUEST_STATUS} == 405 || %{REQUEST_STATUS} == 204"`,
  `Header always set Access-Control-Allow-Methods "${METHODS}" "expr=%{REQUEST_STATUS} == 204"`,
  'Header always set Access-Control-Allow-Headers "*" "expr=%{REQUEST_STATUS} == 204"',
  'Header merge Vary Accept-Encoding "expr=%{REQUEST_STATUS} == 200"',
  "",
  "RewriteEngine On",
  "# An error has its own file.",
  'RewriteCond %{ENV:REDIRECT_STATUS} "^[1-9]"',
  "RewriteRule ^ - [END]",
  "RewriteCond %{REQUEST_METHOD} =OPTIONS",
  `RewriteRule ^${below(BASE_PATH)} - [R=204]`,
  "RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$",
  refuse(`(?:${PATHS.join("|")})`, 405),
  ...CHOICES.flatMap(choiceRules),
  ...ROUTES.flatMap(routeRules),
  ...FILE_RULES,
  ...SERVE,
  "",
].join("\n");

/**
 * The rules, and a body for each status that the server answers by itself.
 *
 * @example apache(context)[0].path // ".htaccess"
 */
export const apache: HostFiles = () => [
  { path: ".htaccess", content: CONTENT },
  ...Object.entries(BODIES).map(([status, body]) => ({ path: `${ERRORS.slice(1)}/${status}.json`, content: body })),
];
