/** Azure Static Web Apps without a function: the defaults as files, everything in a browser by the Service Worker. */

import { TYPES } from "../api/media-types.ts";
import { BASE_PATH } from "../api/operations.ts";
import { type HostFiles, json } from "./host-file.ts";
import { FILE_HEADERS } from "./page-rules.ts";
import { browserFiles } from "./pages.ts";
import { CHOICES, ROUTES } from "./rewrites.ts";

/** The words of the defaults. */
const DEFAULT = new Map(CHOICES.map(({ variable, absent }) => [variable, absent ?? ""]));

/** The host looks at no parameter: where a filter could have been asked for, its answer would be another one's. */
const REWRITES = ROUTES.filter(({ refused }) => refused.length === 0).map(({ path, file }) => ({
  route: path,
  rewrite: file.replace(/\{(\w+)\}/g, (_, variable) => DEFAULT.get(variable)!),
}));

/**
 * The router for browsers, and the paths of the defaults with their files.
 *
 * @example azure(context)[2].path // "staticwebapp.config.json"
 */
export const azure: HostFiles = (context) => [
  ...browserFiles(context),
  json("staticwebapp.config.json", {
    routes: [...REWRITES, { route: `${BASE_PATH}/docs`, rewrite: `${BASE_PATH}/docs.html` }],
    responseOverrides: { 404: { rewrite: "/404.html" } },
    globalHeaders: FILE_HEADERS,
    mimeTypes: Object.fromEntries(Object.entries(TYPES).map(([end, type]) => [`.${end}`, type])),
  }),
];
