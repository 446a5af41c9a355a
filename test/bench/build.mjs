// Bundles the benchmarks into .build/bench/.
import { build } from "rolldown";

const folder = import.meta.dirname;
await build({
  input: `${folder}/bench.ts`,
  // Packages are loaded as they are; the helpers that the bundler puts in are no package of ours.
  external: (id) => /^[^./]/.test(id) && !id.includes("@oxc-project/runtime") && !id.startsWith("\0"),
  platform: "node",
  transform: { target: "node20" },
  logLevel: "warn",
  checks: { bundlerTimings: false },
  output: { dir: ".build/bench", format: "es", sourcemap: true },
});
