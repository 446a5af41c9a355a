/** The client behind openapi-fetch, with types that openapi-typescript makes of our document: one call for each operation, compiled and run. */

import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { JSON_OPERATIONS, type Operation } from "../../../generator/contract/operations.ts";
import { sharedTree } from "../../shared-tree.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { lacksPackage, nodeModule, packageCommand, TOOL_MODULES } from "../../tools/document-tools.ts";
import { PACKAGE, PACKED_CLIENT } from "./packed-client.ts";

const skip = ["openapi-typescript", "openapi-fetch", "typescript"].map(lacksPackage).find(Boolean) ?? null;

/** Values of what has to be given, for an answer over the sample. */
const GIVEN: Readonly<Record<string, string>> = {
  eli: "eli:/it/legge/1999/03/15/9001",
  norma: "eli:/it/legge/1999/03/15/9001",
  norme: "eli:/it/legge/1999/03/15/9001",
  articolo: "1",
  n: "1",
  numero: "C.9001",
  q: "esempio",
  testo: "Art. 1 della legge 15 marzo 1999, n. 9001.",
  cup: "Z15B22000005000",
  celex: "32009L0499",
  ecli: "ECLI:IT:COST:2025:9904",
  luogo: "lombardia",
  votazione: "S-99-20-4",
  "politici-voti": "C-900107",
};

/** A call for JSON as somebody would write it: what must be given, and the language. */
function callText({ id, path: below, parameters }: Operation): string {
  const texts = (where: "path" | undefined) =>
    parameters
      .filter((one) => one.where === where && (one.default === undefined || one.name === "lang"))
      .map(({ name }) => `${name}: ${JSON.stringify(name === "lang" ? "en" : GIVEN[name === "id" ? id : name])}`);
  const query = texts(undefined);
  const inPath = texts("path");
  const params = [`query: { ${query.join(", ")} }`, ...(inPath.length > 0 ? [`path: { ${inPath.join(", ")} }`] : [])];
  return `{
  const { data, response } = await client.GET("/api/public${below}", { params: { ${params.join(", ")} } });
  const release: string | undefined = data?.meta.release;
  seen.push([${JSON.stringify(id)}, response.status, release]);
}`;
}

const PROGRAM = `import { createClient } from ${JSON.stringify(PACKAGE)};
import createFetchClient from "openapi-fetch";
import type { paths } from "./types.js";

const law = createClient({ open: ${JSON.stringify("TREE")} });
const client = createFetchClient<paths>({ baseUrl: "https://example.org", fetch: law.fetch });
const seen: [operation: string, status: number, release: string | undefined][] = [];
${JSON_OPERATIONS.map(callText).join("\n")}
console.log(JSON.stringify(seen));

// @ts-expect-error a number is no text
export const wrong = () => client.GET("/api/public/norme", { params: { query: { limit: "10" } } });
// @ts-expect-error no such path
export const unknown = () => client.GET("/api/public/nulla");
`;

describe.skipIf(skip !== null)(`openapi-fetch${skip ? ` (skipped: ${skip})` : ""}`, () => {
  const project = temporaryFolder();
  const tree = sharedTree();
  beforeAll(() => {
    const modules = path.join(project, "node_modules");
    mkdirSync(modules);
    for (const name of ["openapi-fetch", "openapi-typescript-helpers"])
      symlinkSync(path.join(TOOL_MODULES, name), path.join(modules, name));
    symlinkSync(PACKED_CLIENT, path.join(modules, PACKAGE));
    writeFileSync(path.join(project, "package.json"), '{"type":"module"}\n');
    writeFileSync(path.join(project, "calls.ts"), PROGRAM.replace("TREE", tree));
  });

  it("compiles in strict mode against the client, and each operation answers", () => {
    const document = path.join(tree, "api/public/openapi.json");
    const types = packageCommand("openapi-typescript", [document, "-o", "types.ts"], project);
    expect(types.status, types.text).toBe(0);
    const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noUnusedLocals"];
    const flags = [...strict, "--module", "nodenext", "--target", "es2022", "--lib", "es2023,dom"];
    const compiled = packageCommand("tsc", [...flags, "calls.ts"], project);
    expect(compiled.status, compiled.text).toBe(0);
    const { status, text } = nodeModule(path.join(project, "calls.js"), []);
    expect(status, text).toBe(0);
    const release = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(JSON.parse(text)).toEqual(JSON_OPERATIONS.map(({ id }) => [id, 200, release]));
  });
});
