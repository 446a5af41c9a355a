import type { HostFile } from "../host.ts";
import { FILE_HEADERS } from "../page-rules.ts";

/** Headers of plain files where a host reads them from `_headers` (Cloudflare, Netlify); answers of code carry their own. */
export const HEADERS_FILE: HostFile = {
  path: "_headers",
  content: ["/*", ...Object.entries(FILE_HEADERS).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
};
