// Bundles the benchmarks into .build/bench/.
import { readdirSync } from "node:fs";
import { copySync } from "fs-extra/esm";
import { build } from "rolldown";

const folder = import.meta.dirname;
await build({
  input: readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name}`),
  // Packages are loaded as they are; the helpers that the bundler puts in are no package of ours.
  external: (id) => /^[^./]/.test(id) && !id.includes("@oxc-project/runtime") && !id.startsWith("\0"),
  platform: "node",
  transform: { target: "node20" },
  logLevel: "warn",
  output: { dir: ".build/bench", format: "es", sourcemap: true },
});
// What is judged is read beside the program.
copySync(`${folder}/../search/judged.tsv`, ".build/bench/judged.tsv");
