/** The part of nginx's configuration that serves files: types, headers, errors, compressed copies. Port and folder are said outside. */

import { TYPES } from "../../../api/media-types.ts";
import { BASE_PATH } from "../../../api/operations.ts";
import { FILE_HEADERS } from "../page-rules.ts";
import { ERRORS, type ErrorAnswer } from "./error-answers.ts";
import { DOCUMENTS } from "./rewrites.ts";

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
export const server = (api: string, more: Readonly<Record<string, string>> = {}) => `# To be included inside server { }.
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

export const LANGUAGE = `map $uri $lingua_del_file {
    default it;
    ~[.]en[.]html$ en;
    ~/openapi[.]json$ en;
}
`;
