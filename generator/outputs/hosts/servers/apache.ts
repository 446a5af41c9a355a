/** Apache httpd: a `.htaccess` at the root of the tree, which is the site's document root. */

import { TYPES } from "../../../api/media-types.ts";
import { BASE_PATH } from "../../../api/operations.ts";
import { headersOf } from "../../../router/headers.ts";
import { FILE_HEADERS, type Host, OWN_DISK } from "../host.ts";
import { ACTS, CHOICES, DOCUMENTS, ERRORS, NAMED, ROUTES, type Route, type WordChoice } from "./rewrites.ts";

const FOLDER = "/hosts/apache";

/** Paths in a `.htaccess` begin after the slash. */
const below = (path: string) => path.slice(1);

const query = (condition: string) => `RewriteCond %{QUERY_STRING} "${condition}"`;
const set = (variable: string, value: string) => `RewriteRule ^ - [E=${variable}:${value}]`;

/** A choice as an environment variable; `!` is what has no word. In an expression alone it would stand for the opposite of what follows. */
const choiceRules = ({ variable, parameter, absent, cases }: WordChoice): string[] => [
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
  const target = file && below(file).replace(/\{(\w+)\}/g, "%{ENV:$1}");
  return [
    `RewriteCond ${choices.map((c) => `%{ENV:${c}}`).join("")} "[!]"`,
    refuse(below(path), 422),
    ...refused.flatMap(({ parameter, nothing }) => [
      query(`(?:^|&)${parameter}=(?!(?:${nothing}|)(?:&|$))`),
      refuse(below(path), 501),
    ]),
    target === null ? refuse(below(path), 501) : `RewriteRule ^${below(path)}$ - [E=nome:${target}]`,
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
  `RewriteCond %{ENV:lingua}%{ENV:verso} "[!]"`,
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

const ERROR_DOCUMENTS = [
  ...ERRORS.map(({ status }) => `ErrorDocument ${status} ${FOLDER}/${status}.json`),
  `ErrorDocument 403 ${FOLDER}/404.json`,
];

const headerRules = (status: number, headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => {
    const quoted = value.replaceAll('"', '\\"');
    return `Header always set ${name} "${quoted}" "expr=%{REQUEST_STATUS} == ${status}"`;
  });

/** The folder of the tree, as the server's own configuration defines it. */
const TREE = `$\{ALBERO}`;

/** What a `.htaccess` cannot say: it is read when the path is understood. */
const SITE = [
  "# To be included in the server's configuration, after: Define ALBERO /srv/api-diritto-italiano",
  "AllowEncodedSlashes NoDecode",
  `DocumentRoot "${TREE}"`,
  `<Directory "${TREE}">`,
  "AllowOverride All",
  "Require all granted",
  "</Directory>",
  ...ERROR_DOCUMENTS,
  ...ERRORS.filter(({ status }) => status === 400).flatMap(({ status, headers }) => headerRules(status, headers)),
  "",
].join("\n");

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
  ...ERROR_DOCUMENTS,
  // A copy has the type of what it is a copy of, whatever the system says of its last end.
  ...Object.entries(TYPES).flatMap(([end, type]) => [
    `<FilesMatch "[.]${end}[.](?:br|gz)$">`,
    `ForceType "${type}"`,
    "</FilesMatch>",
  ]),
  // A file for keeping is no copy: it stays compressed.
  '<FilesMatch "[.]ndjson[.]gz$">',
  'ForceType "application/gzip"',
  "RemoveEncoding .gz",
  "</FilesMatch>",
  "",
  ...Object.entries(FILE_HEADERS).map(([name, value]) => `Header always set ${name} "${value}"`),
  `Header always set Content-Language "it" "expr=%{REQUEST_URI} =~ m#^${BASE_PATH}#"`,
  'Header always set Content-Language "en" "expr=%{REQUEST_URI} =~ m#[.]en[.]html|/openapi[.]json#"',
  ...ERRORS.flatMap(({ status, headers }) => headerRules(status, headers)),
  ...headerRules(204, headersOf(204, "en")),
  'Header merge Vary Accept-Encoding "expr=%{REQUEST_STATUS} =~ /^(200|304)$/"',
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
 * The rules, a body for each status that the server answers by itself, and what belongs to the server's own configuration.
 *
 * @example apache.files(context)[0].path // ".htaccess"
 */
export const apache: Host = {
  title: "Apache httpd",
  limits: OWN_DISK,
  twins: ["br", "gz"],
  gives: "whole answers",
  files: () => [
    { path: ".htaccess", content: CONTENT },
    { path: `${FOLDER.slice(1)}/site.conf`, content: SITE },
    ...ERRORS.map(({ status, body }) => ({ path: `${FOLDER.slice(1)}/${status}.json`, content: body })),
  ],
};
