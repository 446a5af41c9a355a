import { HEADERS_FILE, type Host } from "../host.ts";

/** The tree is the site and the project: `netlify deploy` runs inside it. */
const PROJECT = `[build]
  publish = "."
  command = ""
  edge_functions = "hosts/netlify"
`;

/**
 * The edge function, and the project around it. Each file and folder in `hosts/netlify` is a function for the host: its parts stand with it.
 *
 * @example netlify.files(context)[1].path // "netlify.toml"
 */
export const netlify: Host = {
  title: "Netlify, edge function",
  limits: [],
  gives: "everything",
  files: ({ parts }) => [
    HEADERS_FILE,
    { path: "netlify.toml", content: PROJECT },
    ...parts("netlify", "hosts/netlify/api", "index.js"),
  ],
};
