/** nginx with njs: the router's own rules choose the file, and make what one file is enough for. */

import { BASE_PATH } from "../../../api/operations.ts";
import { type Host, OWN_DISK } from "../host.ts";
import { LANGUAGE, server } from "./nginx-server.ts";

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
