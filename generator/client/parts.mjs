// The parts of the client: what most requests do without is loaded when a request needs it. Used by `generator/build.mjs`.
import { readFileSync } from "node:fs";
import path from "node:path";

const GENERATOR = path.resolve(import.meta.dirname, "..");

/** Files of each part. All that they export is functions; what they alone import is of the part too. */
const PARTS = {
  citations: ["law/understand.ts", "law/citations/grammar.ts", "law/identity/urn.ts"],
  search: ["router/render/cerca/cerca.ts"],
  "cited-text": ["router/render/citazioni.ts"],
  projects: ["router/render/progetti.ts"],
  versions: ["articolo", "confronto", "versioni", "registro", "modifiche"].map(
    (name) => `router/render/versions/${name}.ts`,
  ),
  markdown: ["router/render/markdown.ts"],
  "chosen-graphs": ["router/render/graph-set.ts"],
};

const partOf = new Map(
  Object.entries(PARTS).flatMap(([part, files]) => files.map((file) => [path.join(GENERATOR, file), part])),
);

const WHOLE = "?whole";
const js = (code) => ({ code, moduleType: "js" });

/** A part, if it was loaded; `NotLoaded`, which says how to load it, if not. */
const state = (part) =>
  js(`import { NotLoaded } from "${GENERATOR}/client/not-loaded.ts";
let whole;
const load = async () => { whole = await import("part:${part}"); };
export const part = () => { if (!whole) throw new NotLoaded(load); return whole; };
`);

const whole = (part) =>
  js(PARTS[part].map((file) => `export * from "${path.join(GENERATOR, file)}${WHOLE}";`).join("\n"));

/** Functions with the names of those of a file, which ask for its part. */
function asking(file, part) {
  const names = [...readFileSync(file, "utf8").matchAll(/^export (?:(?:async )?function|const) (\w+)/gm)];
  const functions = names.map(([, name]) => `export const ${name} = (...given) => part().${name}(...given);`);
  return js([`import { part } from "state:${part}";`, ...functions].join("\n"));
}

/** Modules that are no files: `state:search`, `part:search`. */
const MADE = /^\0?(state|part):(.*)$/;

/** Plugin of the bundler: whoever imports a file of a part gets functions that ask for the part. */
export const clientParts = {
  name: "client-parts",
  resolveId: (id) => (MADE.test(id) ? `\0${id}` : id.endsWith(WHOLE) ? id : null),
  load(id) {
    const [, kind, part] = MADE.exec(id) ?? [];
    if (kind !== undefined) return kind === "state" ? state(part) : whole(part);
    if (id.endsWith(WHOLE)) return { code: readFileSync(id.slice(0, -WHOLE.length), "utf8"), moduleType: "ts" };
    return partOf.has(id) ? asking(id, partOf.get(id)) : null;
  },
};
