import { HEADERS_FILE, type Host, type HostContext, jsonFile, limitsOf, MIB } from "../host.ts";

const says = limitsOf("developers.cloudflare.com/pages/platform/limits", "2026-11");
const LIMITS = [says("file", 20_000, "free"), says("file", 100_000, "paid"), says("byte-per-file", 25 * MIB)];

/** Any date since which the runtime has what the router needs; a later one changes nothing for it. */
const COMPATIBLE = "2026-04-01";

/** Name of the project, until it is given another one. */
const NAME = "api-diritto-italiano";

const code = ({ parts, mcp }: HostContext, folder: string, main: string) =>
  parts(mcp ? "cloudflare-mcp" : "cloudflare", folder, main);

/** Paths that the code answers. */
const codePaths = ({ mcp }: HostContext) => ["/api/*", ...(mcp ? ["/mcp"] : [])];

/** A Worker in front of static assets. The worker comes first for the API alone: assets are free of charge and of quota. */
export const cloudflareWorkers: Host = {
  title: "Cloudflare Workers, static assets",
  limits: LIMITS,
  gives: "everything",
  mcp: true,
  files: (context) => [
    HEADERS_FILE,
    { path: ".assetsignore", content: "hosts\n_worker.js\n_routes.json\nwrangler.json\n" },
    ...code(context, "hosts/cloudflare-workers", "worker.js"),
    jsonFile("hosts/cloudflare-workers/wrangler.json", {
      name: NAME,
      main: "worker.js",
      compatibility_date: COMPATIBLE,
      no_bundle: true,
      // The modules beside the worker are uploaded with it.
      rules: [{ type: "ESModule", globs: ["**/*.js"] }],
      assets: {
        directory: "../..",
        binding: "ASSETS",
        html_handling: "none",
        not_found_handling: "none",
        run_worker_first: codePaths(context),
      },
    }),
  ],
};

/** Pages with the same code. */
export const cloudflarePages: Host = {
  title: "Cloudflare Pages",
  limits: LIMITS,
  gives: "everything",
  mcp: true,
  files: (context) => [
    HEADERS_FILE,
    ...code(context, "_worker.js", "index.js"),
    jsonFile("_routes.json", { version: 1, include: codePaths(context), exclude: [] }),
    jsonFile("wrangler.json", { name: NAME, pages_build_output_dir: ".", compatibility_date: COMPATIBLE }),
  ],
};
