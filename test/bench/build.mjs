// Bundles the benchmarks into .build/bench/.
import { build } from "rolldown";

const folder = import.meta.dirname;
await build({
  // The second is a process of its own, so that its memory and its time are its alone.
  input: ["bench", "bare-loop"].map((name) => `${folder}/${name}.ts`),
  // Packages are loaded as they are; the helpers that the bundler puts in are no package of ours.
  external: (id) => /^[^./]/.test(id) && !id.includes("@oxc-project/runtime") && !id.startsWith("\0"),
  platform: "node",
  transform: { target: "node20" },
  logLevel: "warn",
  checks: { bundlerTimings: false },
  output: { dir: ".build/bench", format: "es", sourcemap: true },
});
