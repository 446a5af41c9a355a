import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { openApiComponents } from "../../generator/contract/openapi/components.ts";
import { type OpenApiOptions, openApiDocument } from "../../generator/contract/openapi/openapi-document.ts";
import { OPERATION_TEXTS } from "../../generator/contract/openapi/texts.ts";
import { BASE_PATH, JSON_OPERATIONS, OPERATIONS, type OperationId } from "../../generator/contract/operations.ts";
import { parameterText } from "../../generator/contract/resources/parameter-texts.ts";
import { SCHEMAS } from "../../generator/contract/schemas.ts";
import { busyTree } from "../../generator/router/answer.ts";
import { sampleOf } from "../schemas/sample.ts";
import { sharedTree } from "../shared-tree.ts";

const tree = sharedTree();

const schemas: Readonly<Record<string, object>> = SCHEMAS;
const examples: Partial<Record<OperationId, unknown>> = Object.fromEntries(
  JSON_OPERATIONS.map(({ id }) => [id, sampleOf(id)]),
);

interface Media {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content: { readonly "application/json": { readonly schema: { readonly $ref: string }; example?: unknown } };
}
interface Get {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: {
    name: string;
    in: string;
    required: boolean;
    schema: Record<string, unknown>;
    description: string;
    example?: unknown;
  }[];
  readonly responses: Record<string, Media>;
}
interface Document {
  readonly info: { contact: { url?: string }; license: { name: string; url?: string } };
  readonly servers: { url: string }[];
  readonly tags: { name: string }[];
  readonly security: unknown;
  readonly paths: Record<string, { get: Get }>;
  readonly components: { schemas: Record<string, object> };
}
const bare: OpenApiOptions = {
  ...{ lingua: "it" as const, version: "1.0.0", schemas, examples: {}, values: {}, licences: [], base: null },
  sentenceOf: parameterText,
};
const documentWith = (given: Partial<OpenApiOptions>) => openApiDocument({ ...bare, ...given }) as unknown as Document;
const documentOf = (given: Partial<Record<OperationId, unknown>>) => documentWith({ examples: given });
const document = documentOf(examples);
const getOf = (path: string) => document.paths[`${BASE_PATH}${path}`]!.get;

function* refsOf(value: unknown): Generator<string> {
  if (value === null || typeof value !== "object") return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref" && typeof inner === "string") yield inner;
    else yield* refsOf(inner);
  }
}

describe("the OpenAPI document", () => {
  it("has one GET for each operation, in the contract's order", () => {
    const paths = OPERATIONS.map(({ path }) => `${BASE_PATH}${path}`);
    expect(Object.keys(document.paths)).toEqual([...paths, BASE_PATH]);
    // The base path is none of the contract's first fifteen, nor are the operations that came after them.
    const marked = Object.entries(document.paths).filter(([, { get }]) => "x-estensione" in get);
    const extensions = OPERATIONS.filter(({ extension }) => extension).map(({ path }) => `${BASE_PATH}${path}`);
    expect(marked.map(([path]) => path)).toEqual([...extensions, BASE_PATH]);
    for (const item of Object.values(document.paths)) expect(Object.keys(item)).toEqual(["get"]);
  });

  it("is plain JSON data and the same at every call", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.stringify(documentOf(examples))).toBe(JSON.stringify(document));
  });

  it("leads each reference to one of its components, and names no file", () => {
    const refs = [...new Set(refsOf(document))];
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) {
      expect(ref).toMatch(/^#\/components\/schemas\/\w+$/);
      expect(document.components.schemas, ref).toHaveProperty(ref.slice("#/components/schemas/".length));
    }
  });

  it("keeps no component that nothing refers to", () => {
    const named = new Set([...refsOf(document)].map((ref) => ref.slice("#/components/schemas/".length)));
    expect(Object.keys(document.components.schemas).filter((name) => !named.has(name))).toEqual([]);
  });

  it.each(JSON_OPERATIONS.map(({ id, path }) => [id, path] as const))(
    "gives %s a schema that its example passes",
    (id, path) => {
      const ajv = new Ajv2020({ strict: false });
      const media = getOf(path).responses["200"]!.content["application/json"];
      const validate = ajv.compile({ components: document.components, ...media.schema });
      expect(validate(media.example), JSON.stringify(validate.errors)).toBe(true);
      expect(media.example).toEqual(sampleOf(id));
      const { meta: _, ...lacking } = media.example as Record<string, unknown>;
      expect(validate(lacking)).toBe(false);
    },
  );

  it("has no example where there is no answer to show", () => {
    const media = documentOf({}).paths[`${BASE_PATH}/norme`]!.get.responses["200"]!.content["application/json"];
    expect(media).not.toHaveProperty("example");
  });

  it("answers 300 and 404 exactly where something is looked up", () => {
    const looking = OPERATIONS.filter(({ path }) => "300" in getOf(path).responses).map(({ id }) => id);
    expect(looking).toEqual([
      "norma",
      "relazioni",
      "ddl",
      "articolo",
      "comma",
      "versioni",
      "modifiche",
      "confronto",
      "norma-pronunce",
      "norma-ue",
      "norma-citata",
      "norma-cita",
      "cerca",
      "pnrr-progetti",
      "pnrr-luogo-aziende",
      "pnrr-luogo-enti",
      "votazioni",
    ]);
    const absent = OPERATIONS.filter(({ path }) => "404" in getOf(path).responses).map(({ id }) => id);
    expect(absent.sort()).toEqual(
      [...looking, "pnrr-progetto", "pronuncia", "ue-atto", "votazione", "politici-voti"].sort(),
    );
  });

  it("shows bills among the candidates for a bill and acts among those for an act", () => {
    const schemaOf = (path: string) => getOf(path).responses["300"]!.content["application/json"].schema.$ref;
    expect(schemaOf("/ddl/{numero}")).toBe("#/components/schemas/CandidatiDdl");
    expect(schemaOf("/relazioni")).toBe("#/components/schemas/Candidati");
    expect(schemaOf("/norme/{eli}")).toBe("#/components/schemas/Candidati");
  });

  it("says what is answered while no tree is whole, as it is answered", () => {
    const { headers, body } = busyTree();
    for (const { path } of OPERATIONS) {
      const busy = getOf(path).responses["503"]!;
      const validate = new Ajv2020({ strict: false }).compile({
        components: document.components,
        ...busy.content["application/json"].schema,
      });
      expect(validate(JSON.parse(new TextDecoder().decode(body)))).toBe(true);
      expect(Object.keys(busy.headers ?? {}).every((name) => name in headers)).toBe(true);
      expect(Object.keys(busy.headers ?? {})).toEqual(["Retry-After"]);
    }
  });

  it("shows what 300, 404 and 422 look like, as their schemas have it", () => {
    const served: Document = readJsonSync(path.join(tree, "api/public/openapi.json"));
    const seen = new Map<string, number>();
    for (const [at, { get }] of Object.entries(served.paths))
      for (const [status, { content }] of Object.entries(get.responses)) {
        if (!["300", "404", "422"].includes(status)) continue;
        const { schema, example } = content["application/json"];
        const validate = new Ajv2020({ strict: false }).compile({ components: served.components, ...schema });
        expect([at, status, validate(example), validate.errors]).toEqual([at, status, true, null]);
        expect(JSON.stringify(example)).not.toMatch(/[a-z0-9-]{100}/);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    expect(seen.get("422")).toBe(OPERATIONS.length + 1);
    const lookups = Object.values(OPERATION_TEXTS).filter(({ several }) => several !== undefined);
    expect(seen.get("300")).toBe(lookups.filter(({ several }) => several !== null).length);
    expect(seen.get("404")).toBe(lookups.length);
  });

  it("may answer 405 and 422 everywhere", () => {
    for (const { path } of OPERATIONS) {
      expect(Object.keys(getOf(path).responses)).toEqual(expect.arrayContaining(["405", "422"]));
      expect(getOf(path).responses["422"]!.content["application/json"].schema.$ref).toMatch(/HTTPValidationError$/);
    }
  });

  it("declares bounds, patterns and defaults as the contract does", () => {
    const { parameters } = getOf("/pnrr/graph");
    expect(parameters.map(({ name }) => name)).toEqual(["settore", "importo_min", "max_nodi", "lang"]);
    expect(parameters[2]).toMatchObject({
      name: "max_nodi",
      in: "query",
      required: false,
      schema: { type: "integer", maximum: 5000, minimum: 10, default: 500, title: "Max Nodi" },
    });
    expect(getOf("/norme").parameters[3]!.schema).not.toHaveProperty("maximum");
    expect(getOf("/relazioni").parameters[0]).toMatchObject({
      name: "norma",
      in: "query",
      required: true,
      schema: { type: "string", title: "Norma" },
    });
    expect(getOf("/ddl/{numero}").parameters[0]).toMatchObject({ in: "path", required: true });
  });

  it("names each operation once", () => {
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(ids).size).toBe(Object.keys(document.paths).length);
    expect(getOf("/ddl/{numero}").operationId).toBe("ddl_api_public_ddl__numero__get");
    expect(getOf("/norme/{eli}/art/{articolo}").operationId).toBe("articolo");
  });

  it("describes each operation, and no two alike", () => {
    const texts = Object.values(document.paths).map(({ get }) => get.description);
    expect(new Set(texts).size).toBe(Object.keys(document.paths).length);
  });

  it("describes each parameter where clients look for it and in its schema", () => {
    const parameters = OPERATIONS.flatMap(({ path }) => getOf(path).parameters);
    expect(parameters.length).toBe(OPERATIONS.flatMap((operation) => operation.parameters).length);
    for (const { description, schema } of parameters) expect(schema.description).toBe(description);
  });

  describe("in each language", () => {
    /** Every text for people of a document, by where it stands. */
    function* textsOf(value: unknown, at = ""): Generator<[string, string]> {
      if (value === null || typeof value !== "object") return;
      for (const [key, inner] of Object.entries(value))
        if (typeof inner === "string" && /^(?:description|summary)$/.test(key)) yield [`${at}/${key}`, inner];
        else if (!/^examples?$/.test(key)) yield* textsOf(inner, `${at}/${key}`);
    }
    const [italian, english] = [document, documentWith({ lingua: "en", examples })].map(
      (one) => new Map(textsOf({ ...one, components: null })),
    );
    /** What FastAPI writes, whatever the language. */
    const FASTAPI = /^(?:Successful Response|Validation Error)$/;

    it("says the same things, each in its own words", () => {
      expect([...english!.keys()]).toEqual([...italian!.keys()]);
      const same = [...italian!].filter(([at, text]) => english!.get(at) === text && !FASTAPI.test(text));
      expect(same).toEqual([]);
    });

    it("mixes no two languages in one text", () => {
      const ENGLISH = /\b(?:the|which|whether|where nobody)\b/i;
      const ITALIAN = /\b(?:della|degli|dell'|gli|che|perché)\b/i;
      const prose = (text: string) => text.replace(/`[^`]*`/g, "");
      const mixed = [
        ...[...italian!.values()].filter((text) => ENGLISH.test(prose(text))),
        ...[...english!.values()].filter((text) => ITALIAN.test(prose(text))),
      ];
      expect(mixed).toEqual([]);
    });

    it("calls each group by words, and each operation by a group that it declares", () => {
      for (const one of [document, documentWith({ lingua: "en" })]) {
        const names = one.tags.map(({ name }) => name);
        expect(names).toHaveLength(5);
        for (const name of names) expect(name).toMatch(/\s|^Bills$/);
        for (const { get } of Object.values(one.paths)) for (const tag of get.tags) expect(names).toContain(tag);
      }
    });
  });

  it("names in its prose no act, bill or number of which nobody knows whether it is served", () => {
    const texts = OPERATIONS.flatMap(({ path }) => [
      getOf(path).description,
      ...getOf(path).parameters.map(({ description }) => description),
    ]);
    for (const text of texts) expect(text).not.toMatch(/`[^`]*\d[^`]*`|codice penale/);
  });

  it("asks for no key", () => {
    expect(document.security).toEqual([]);
  });

  it("shows values that the data answer to, else the default or the first value that a pattern lists", () => {
    const eli = "eli:/it/legge/1999/03/15/9001";
    const { paths } = documentWith({ values: { norma: { eli } } });
    const examplesAt = (path: string) =>
      paths[`${BASE_PATH}${path}`]!.get.parameters.map(({ name, example }) => [name, example]);
    expect(examplesAt("/norme/{eli}")).toEqual([
      ["eli", eli],
      ["lang", "it"],
    ]);
    expect(examplesAt("/relazioni")).toEqual([
      ["norma", undefined],
      ["dir", "entrambe"],
      ["lang", "it"],
    ]);
    expect(examplesAt("/politici/graph")).toEqual([
      ["gruppo", undefined],
      ["ramo", "Camera"],
      ["max_nodi", 300],
      ["lang", "it"],
    ]);
  });

  it("names the server, the contact and the licence by whole addresses where the base is known", () => {
    const known = documentWith({ base: "https://diritto.example.net/dati/", licences: ["CC0-1.0", "CC BY 4.0"] });
    expect(known.servers.map(({ url }) => url)).toEqual(["https://diritto.example.net/dati"]);
    expect(known.info.contact.url).toBe("https://diritto.example.net/dati/");
    expect(known.info.license).toEqual({
      name: "CC0-1.0, CC BY 4.0",
      url: "https://diritto.example.net/dati/licenze.txt",
    });
  });

  it("names the root of its host as the server where nobody says the base, so that plain joining is right too", () => {
    const at = "https://example.org/api/public/openapi.json";
    const { url } = document.servers[0]!;
    const path = `${BASE_PATH}/health`;
    expect(new URL(path, new URL(url, at)).href).toBe(`https://example.org${path}`);
    expect(new URL(at).origin + url.replace(/\/$/, "") + path).toBe(`https://example.org${path}`);
    expect(document.info.contact).not.toHaveProperty("url");
    expect(document.info.license).not.toHaveProperty("url");
  });

  it("stops where an operation has no schema, and where two schemas want one name", () => {
    const { ddl: _, ...rest } = schemas;
    expect(() => documentWith({ schemas: rest })).toThrow("Ddl");
    expect(() => openApiComponents({ ...schemas, eli: { type: "string" } }, [])).toThrow("Eli");
    expect(() => openApiComponents({ sola: { $ref: "https://example.org/altro" } }, ["Sola"])).toThrow("sola.json");
  });
});
