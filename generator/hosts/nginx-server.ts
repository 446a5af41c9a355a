/** The part of nginx's configuration that serves files: types, headers, errors, compressed copies. */

import { TYPES } from "../api/media-types.ts";
import { BASE_PATH, METHODS } from "../api/operations.ts";
import { FILE_HEADERS } from "./page-rules.ts";
import { BODIES, DOCUMENTS } from "./rewrites.ts";

/** Where the tree stands on the server; the README says that it is to be changed. */
export const TREE = "/srv/api-diritto-italiano";

const header = (name: string, value: string) => `add_header ${name} "${value}" always;`;

const fileHeaders = (indent: string, more: Readonly<Record<string, string>>) =>
  Object.entries({ ...FILE_HEADERS, ...more })
    .map(([name, value]) => indent + header(name, value))
    .join("\n");

/** A status with its body, reached by `error_page`. */
const refusal = (status: number, body: string, more = "") => `
    location @${status} {
        internal;
        default_type application/json;
        ${header("Access-Control-Allow-Origin", "*")}
        ${header("Cache-Control", "no-store")}
        ${header("Content-Language", "en")}
        ${header("X-Content-Type-Options", "nosniff")}${more}
        return ${status} '${body}';
    }`;

const REFUSALS = Object.entries(BODIES)
  .map(([status, body]) =>
    refusal(Number(status), body, status === "405" ? `\n        ${header("Allow", METHODS)}` : ""),
  )
  .join("\n");

/** Files that have the same name for a client. */
const DOCUMENT_LOCATIONS = DOCUMENTS.map(
  (path) => `    location = ${path} {
${fileHeaders("        ", { "Content-Language": "$lingua_del_file" })}
    }`,
).join("\n");

const CHARSET = "; charset=utf-8";

/** Of a name the server looks at the last end alone. */
const ENDS = Object.entries(TYPES).filter(([end]) => !end.includes("."));
const TYPE_LINES = [...ENDS, ["gz", "application/gzip"] as const]
  .map(([end, type]) => `        ${type.replace(CHARSET, "")} ${end};`)
  .join("\n");
const WITH_CHARSET = ENDS.filter(([, type]) => type.endsWith(CHARSET)).map(([, type]) => type.replace(CHARSET, ""));

/** What both kinds of server share: the files, their headers, the errors. */
export const server = (api: string, more: Readonly<Record<string, string>> = {}) => `server {
    listen 8080;
    root ${TREE};
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
    error_page 403 404 =404 @404;
    error_page 405 @405;
    error_page 422 @422;
    error_page 501 @501;

    # No redirect from a folder: it would repeat the query and the host that the client named.
    location / {
        try_files $uri \${uri}index.html =404;
${fileHeaders("        ", {})}
    }

${DOCUMENT_LOCATIONS}

    # Answers, as files; a client asks for them by their API path, or by their own names.
    location ~ ^${BASE_PATH}/.*[.](?:json|html)$ {
${fileHeaders("        ", { "Content-Language": "$lingua_del_file", ...more })}
    }

    location ~ ^${BASE_PATH}/norme/.*[.]jsonld$ {
${fileHeaders("        ", {})}
    }

${api}
${REFUSALS}
}
`;

export const LANGUAGE = `map $uri $lingua_del_file {
    default it;
    ~[.]en[.]html$ en;
    ~/openapi[.]json$ en;
}
`;
