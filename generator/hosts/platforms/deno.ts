import { GB, type Host, jsonFile, limitsOf } from "../host.ts";

const says = limitsOf("docs.deno.com/deploy (archived copy)", "2026-11");

/**
 * The server as one file, and the task that starts it with no more rights than it needs.
 *
 * @example deno.files(context)[1].path // "deno.json"
 */
export const deno: Host = {
  title: "Deno Deploy, or Deno anywhere",
  limits: [says("byte", GB)],
  gives: "everything",
  files: ({ entry }) => [
    { path: "hosts/deno/server.js", content: entry("deno") },
    jsonFile("deno.json", {
      tasks: { start: "deno run --allow-net --allow-read=. --allow-env=PORT hosts/deno/server.js" },
    }),
  ],
};
