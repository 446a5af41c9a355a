// Bundles the harness into .build/torture/.
import { build } from "rolldown";

await build({
  input: ["torture", "download-child"].map((name) => `${import.meta.dirname}/${name}.ts`),
  // Packages are loaded as they are.
  external: /^[^./]/,
  platform: "node",
  transform: { target: "node20" },
  logLevel: "warn",
  output: { dir: ".build/torture", format: "es", sourcemap: true },
});
