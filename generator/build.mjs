// Bundles the commands and the worker thread into .build/: one file each, so that a thread starts in milliseconds.
import { build } from "esbuild";

await build({
  entryPoints: {
    generate: "generator/cli/generate.ts",
    start: "generator/cli/start.ts",
    check: "generator/cli/check.ts",
    worker: "generator/jobs/worker.ts",
  },
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  sourcemap: true,
  outdir: ".build",
  logLevel: "warning",
});
