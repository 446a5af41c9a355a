// Bundles the harness into .build/torture/.
import { build } from "esbuild";

await build({
  entryPoints: ["torture", "download-child"].map((name) => `${import.meta.dirname}/${name}.ts`),
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: true,
  outdir: ".build/torture",
  logLevel: "warning",
});
