import { PAGE_HEADERS } from "../../router/page-headers.ts";

/** Headers of every file that a host serves as it is: anybody may read it, and asks again after five minutes. */
export const FILE_HEADERS: Readonly<Record<string, string>> = {
  ...PAGE_HEADERS,
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=300",
};
