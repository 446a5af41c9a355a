// Bundles the harness into .build/torture/.
import { copySync } from "fs-extra/esm";
import { build } from "rolldown";

await build({
  input: ["torture", "download-child"].map((name) => `${import.meta.dirname}/${name}.ts`),
  // Packages are loaded as they are.
  external: /^[^./]/,
  platform: "node",
  transform: { target: "node20" },
  logLevel: "warn",
  checks: { bundlerTimings: false },
  output: { dir: ".build/torture", format: "es", sourcemap: true },
});

// Read beside what runs it.
copySync("generator/tree/libdeflate/libdeflate.wasm", ".build/torture/libdeflate.wasm");
