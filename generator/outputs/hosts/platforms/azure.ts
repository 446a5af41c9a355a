/** Azure Static Web Apps without a function: the defaults as files, everything in a browser by the Service Worker. */

import { TYPES } from "../../../api/media-types.ts";
import { BASE_PATH } from "../../../api/operations.ts";
import { FILE_HEADERS, type Host, jsonFile, limitsOf, MB } from "../host.ts";
import { WHOLE_ANSWERS } from "../whole-answers.ts";
import { browserFiles } from "./pages.ts";

const says = limitsOf("learn.microsoft.com/azure/static-web-apps/quotas", "2026-11");

/** The host looks at no parameter: where a filter could have been asked for, its answer would be another one's. */
const REWRITES = WHOLE_ANSWERS.filter(({ file, parameters }) =>
  parameters.every(({ name }) => name === "lang" || file.includes(`{${name}}`)),
).map(({ path, file, parameters }) => ({
  route: path,
  rewrite: parameters.reduce((text, { name, absent }) => text.replace(`{${name}}`, absent), file),
}));

/**
 * The router for browsers, and the paths of the defaults with their files.
 *
 * @example azure.files(context)[2].path // "staticwebapp.config.json"
 */
export const azure: Host = {
  title: "Azure Static Web Apps",
  limits: [says("file", 15_000), says("byte", 250 * MB, "free"), says("byte", 500 * MB, "standard")],
  gives: "everything in a browser",
  files: (context) => [
    ...browserFiles(context),
    jsonFile("staticwebapp.config.json", {
      routes: [...REWRITES, { route: `${BASE_PATH}/docs`, rewrite: `${BASE_PATH}/docs.html` }],
      responseOverrides: { 404: { rewrite: "/404.html" } },
      globalHeaders: FILE_HEADERS,
      mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([end, type]) => [`.${end}`, type])),
    }),
  ],
};
