import { HEADERS_FILE, type Host } from "../host.ts";

/** The tree is the site and the project: `netlify deploy` runs inside it. */
const PROJECT = `[build]
  publish = "."
  command = ""
  edge_functions = "hosts/netlify"
`;

/**
 * The edge function, and the project around it.
 *
 * @example netlify.files(context)[2].path // "hosts/netlify/api.js"
 */
export const netlify: Host = {
  title: "Netlify, edge function",
  limits: [],
  gives: "everything",
  files: ({ entry }) => [
    HEADERS_FILE,
    { path: "netlify.toml", content: PROJECT },
    { path: "hosts/netlify/api.js", content: entry("netlify") },
  ],
};
