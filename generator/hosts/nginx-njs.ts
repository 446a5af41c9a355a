/** nginx with njs: the router's own rules choose the file, and make what one file is enough for. */

import { BASE_PATH } from "../api/operations.ts";
import type { HostFiles } from "./host-file.ts";
import { LANGUAGE, server, TREE } from "./nginx-server.ts";

/** njs has its own file beside this one. */
export const nginxNjs: HostFiles = ({ entry }) => [
  { path: "hosts/nginx-njs/router.js", content: entry("nginx-njs") },
  {
    path: "hosts/nginx-njs/server.conf",
    content: `# To be included inside http { }; the module is loaded with: load_module modules/ngx_http_js_module.so;
js_path ${TREE}/hosts/nginx-njs;
js_import albero from router.js;

${LANGUAGE}
${server(
  `    location ${BASE_PATH} {
        js_content albero.answer;
    }`,
  { Vary: "Accept-Language" },
)}`,
  },
];
