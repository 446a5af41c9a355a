// Bundles the benchmarks into .build/bench/.
import { readdirSync } from "node:fs";
import { build } from "esbuild";

const folder = import.meta.dirname;
await build({
  entryPoints: readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name}`),
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: true,
  outdir: ".build/bench",
  logLevel: "warning",
});
