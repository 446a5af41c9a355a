import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySync, readJsonSync, writeJsonSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { run } from "../cli/commands.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import {
  lacksJsonschema,
  lacksPackage,
  nodeModule,
  packageCommand,
  pythonScript,
  TOOL_MODULES,
} from "./document-tools.ts";

const folder = temporaryFolder();
/** Trees with an address of their own and without. */
const TREES = { published: ["--base-url", "https://diritto.example.net/dati/"], plain: [] };
const inTree = (tree: string, name: string) => path.join(folder, tree, name);
const json = (name: string) => readJsonSync(inTree("published", name));

beforeAll(() => {
  for (const [name, args] of Object.entries(TREES)) {
    const done = run("generate", "--out", path.join(folder, name), "--download", "all", ...args);
    expect(done).toMatchObject({ status: 0, stderr: "" });
  }
});

/** Runs a suite, or says why it does not. */
const suite = (name: string, skip: string | null, tests: () => void) =>
  describe.skipIf(skip !== null)(skip ? `${name} (skipped: ${skip})` : name, tests);

/** The document with one thing changed that a tool must not let pass. */
function spoiled(change: (document: { paths: Record<string, { get: Record<string, unknown> }> }) => void): string {
  const document = json("api/public/openapi.json");
  change(document);
  const file = path.join(folder, "spoiled.json");
  writeJsonSync(file, document);
  return file;
}
const withOneId = () =>
  spoiled(({ paths }) => {
    for (const { get } of Object.values(paths)) get.operationId = "uno";
  });

describe.each(Object.keys(TREES))("the OpenAPI document of a tree that is %s", (tree) => {
  const document = inTree(tree, "api/public/openapi.json");

  suite("by redocly, recommended rules", lacksPackage("@redocly/cli"), () => {
    it("has no error", () => {
      const { status, text } = packageCommand("redocly", ["lint", "--extends=recommended", document]);
      expect(status, text).toBe(0);
      expect(packageCommand("redocly", ["lint", "--extends=recommended", withOneId()]).status).toBe(1);
    });
  });

  suite("by spectral, rules for OpenAPI", lacksPackage("@stoplight/spectral-cli"), () => {
    it("has no error", () => {
      const rules = path.join(folder, "spectral.yaml");
      writeFileSync(rules, 'extends: ["spectral:oas"]\n');
      const { status, text } = packageCommand("spectral", ["lint", "--ruleset", rules, document]);
      expect(status, text).toBe(0);
      expect(packageCommand("spectral", ["lint", "--ruleset", rules, withOneId()]).status).toBe(1);
    });
  });
});

describe("the OpenAPI document", () => {
  const document = inTree("published", "api/public/openapi.json");

  suite("by the schema of OpenAPI 3.1", lacksPackage("@seriousme/openapi-schema-validator"), () => {
    it("is valid", () => {
      const { status, text } = packageCommand("validate-api", [document]);
      expect(status, text).toBe(0);
      const wrong = spoiled(({ paths }) => {
        for (const { get } of Object.values(paths)) get.parameters = "nessuno";
      });
      expect(packageCommand("validate-api", [wrong]).status).toBe(1);
    });
  });

  suite("by a generated client in TypeScript", lacksPackage("openapi-typescript"), () => {
    it("gives types with which a client compiles in strict mode", () => {
      const project = path.join(folder, "client");
      mkdirSync(project);
      symlinkSync(TOOL_MODULES, path.join(project, "node_modules"));
      writeFileSync(path.join(project, "package.json"), '{"type":"module"}\n');
      copySync(path.join(import.meta.dirname, "client.ts.txt"), path.join(project, "client.ts"));
      const types = packageCommand("openapi-typescript", [document, "-o", "types.ts"], project);
      expect(types.status, types.text).toBe(0);
      const flags = ["--noEmit", "--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes"];
      const compiled = packageCommand(
        "tsc",
        [...flags, "--module", "nodenext", "--lib", "es2023,dom", "client.ts"],
        project,
      );
      expect(compiled.status, compiled.text).toBe(0);
    });
  });
});

suite("schemas and answers, by python3-jsonschema", lacksJsonschema, () => {
  const judge = path.join(import.meta.dirname, "jsonschema_judge.py");
  interface Listed {
    readonly path: string;
    readonly schema?: string;
  }
  const listed = (): Listed[] => json("manifest.json");
  const schemas = () =>
    listed().flatMap(({ path: name }) => (/^schemas\/[a-z-]+\.json$/.test(name) ? [json(name)] : []));

  it("every schema is one, and takes the answers of its operation", () => {
    const documents = listed().flatMap(({ path: name, schema }) =>
      schema !== undefined && name.endsWith(".json") ? [[schema.slice("schemas/".length), json(name)] as const] : [],
    );
    expect(new Set(documents.map(([address]) => address)).size).toBeGreaterThan(14);
    const own = [["manifest.json", listed()] as const, ["fonti.json", readJsonSync("data-raw/fonti.json")] as const];
    const { status, text } = pythonScript(judge, { schemas: schemas(), documents: [...documents, ...own] });
    expect(status, text).toBe(0);
  });

  it("an answer that is wrong is refused, and a pattern of another dialect", () => {
    const health = json("api/public/health.json");
    const spoiledAnswer = pythonScript(judge, {
      schemas: schemas(),
      documents: [["health.json", { ...health, stato: "male" }]],
    });
    expect(spoiledAnswer).toMatchObject({ status: 1, text: expect.stringContaining("health.json stato") });
    const foreign = { $id: "altro.json", type: "string", pattern: "^\\p{Ll}+$" };
    expect(pythonScript(judge, { schemas: [foreign], documents: [["altro.json", "a"]] }).status).toBe(1);
  });
});

suite("the data package, by its reference implementation", lacksPackage("datapackage"), () => {
  const judge = path.join(import.meta.dirname, "data-package-judge.mjs");
  const judged = (file: string): { faults: string[]; rows: number } => {
    const { status, text } = nodeModule(judge, [TOOL_MODULES, file]);
    expect(status, text).toBe(0);
    return JSON.parse(text);
  };

  it("is valid, with every row of every table, its keys and its references", () => {
    const { faults, rows } = judged(inTree("published", "datapackage.json"));
    expect(faults).toEqual([]);
    const tables = (json("manifest.json") as { path: string; records?: number }[]).filter(({ path: name }) =>
      name.endsWith(".csv"),
    );
    expect(rows).toBe(tables.reduce((sum, { records = 0 }) => sum + records, 0));
  });

  it("would not be with a reference that leads nowhere", () => {
    const file = inTree("plain", "download/csv/progetti.csv");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.slice(0, text.indexOf("\n") + 1));
    expect(judged(inTree("plain", "datapackage.json")).faults).not.toEqual([]);
  });
});
