// Bundles the benchmarks into .build/bench/.
import { readdirSync } from "node:fs";
import { build } from "esbuild";
import { copySync } from "fs-extra/esm";

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
// What is judged is read beside the program.
copySync(`${folder}/../search/judged.tsv`, ".build/bench/judged.tsv");
