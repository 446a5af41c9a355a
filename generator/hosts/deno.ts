import { type HostFiles, json } from "./host-file.ts";

/**
 * The server as one file, and the task that starts it with no more rights than it needs.
 *
 * @example deno(context)[1].path // "deno.json"
 */
export const deno: HostFiles = ({ entry }) => [
  { path: "hosts/deno/server.js", content: entry("deno") },
  json("deno.json", { tasks: { start: "deno run --allow-net --allow-read=. --allow-env=PORT hosts/deno/server.js" } }),
];
