// The parts of the client: what most requests do without is loaded when a request needs it. Used by `generator/build.mjs`.
import { readFileSync } from "node:fs";
import path from "node:path";

const GENERATOR = path.resolve(import.meta.dirname, "..");

/** Files of each part. All that they export is functions; what they alone import is of the part too. */
const PARTS = {
  citations: ["law/understand.ts", "law/citations/grammar.ts", "law/identity/urn.ts"],
  search: ["router/render/cerca/cerca.ts"],
  versions: ["articolo", "confronto", "versioni"].map((name) => `router/render/versions/${name}.ts`),
  markdown: ["router/render/markdown.ts"],
  "chosen-graphs": ["router/render/graph-set.ts"],
};

const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, files]) => files.map((file) => [path.join(GENERATOR, file), part])),
);

const WHOLE = "?whole";
const js = (contents) => ({ contents, loader: "js", resolveDir: GENERATOR });

/** A part, if it was loaded; `NotLoaded`, which says how to load it, if not. */
const state = (part) =>
  js(`import { NotLoaded } from "./client/not-loaded.ts";
let whole;
const load = async () => { whole = await import("part:${part}"); };
export const part = () => { if (!whole) throw new NotLoaded(load); return whole; };
`);

const whole = (part) => js(PARTS[part].map((file) => `export * from "./${file}${WHOLE}";`).join("\n"));

/** Functions with the names of those of a file, which ask for its part. */
function asking(file, part) {
  const names = [...readFileSync(file, "utf8").matchAll(/^export (?:(?:async )?function|const) (\w+)/gm)];
  const functions = names.map(([, name]) => `export const ${name} = (...given) => part().${name}(...given);`);
  return js([`import { part } from "state:${part}";`, ...functions].join("\n"));
}

/** Plugin of esbuild: whoever imports a file of a part gets functions that ask for the part. */
export const clientParts = {
  name: "client-parts",
  setup(bundler) {
    for (const [namespace, made] of Object.entries({ state, part: whole })) {
      bundler.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path: name }) => ({
        path: name.slice(namespace.length + 1),
        namespace,
      }));
      bundler.onLoad({ filter: /.*/, namespace }, ({ path: part }) => made(part));
    }
    bundler.onResolve({ filter: /[?]whole$/ }, ({ path: name, resolveDir }) => ({
      path: path.join(resolveDir, name.slice(0, -WHOLE.length)),
      suffix: WHOLE,
    }));
    bundler.onLoad({ filter: /\.ts$/ }, ({ path: file, suffix }) => {
      const part = partOf.get(file);
      return part === undefined || suffix === WHOLE ? undefined : asking(file, part);
    });
  },
};
