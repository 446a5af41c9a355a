import { type HostFiles, json } from "./host-file.ts";

export const deno: HostFiles = ({ entry }) => [
  { path: "hosts/deno/server.js", content: entry("deno") },
  json("deno.json", { tasks: { start: "deno run --allow-net --allow-read=. --allow-env=PORT hosts/deno/server.js" } }),
];
