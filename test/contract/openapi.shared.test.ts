import { existsSync } from "node:fs";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "../../generator/contract/openapi/openapi-document.ts";
import { parameterText } from "../../generator/contract/resources/parameter-texts.ts";
import { SCHEMAS } from "../../generator/contract/schemas.ts";

const reference = new URL("../../../shared/golden/openapi-reference.json", import.meta.url);

interface Get {
  operationId: string;
  parameters: { name: string; schema: object; description?: string; example?: unknown }[];
  responses: Record<string, { content: unknown; description: string }>;
}
interface Document {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Get>>;
  components: { schemas: Record<string, unknown> };
}

// Without the reference document beside the project there is nothing to compare with; `openapi.test.ts` runs everywhere.
describe.skipIf(!existsSync(reference))(
  "against the document that FastAPI writes (skipped where ../shared/golden is absent)",
  () => {
    const expected = () => readJsonSync(reference) as Document;
    const document = JSON.parse(
      JSON.stringify(
        openApiDocument({
          ...{
            lingua: "it" as const,
            version: "1.0.0",
            schemas: SCHEMAS,
            examples: {},
            values: {},
            licences: [],
            base: null,
          },
          sentenceOf: parameterText,
        }),
      ),
    ) as Document;

    it("has the same version, paths and methods", () => {
      const shape = ({ openapi, info, paths }: Document) => ({
        openapi,
        version: info.version,
        paths: Object.entries(paths)
          .filter(([, { get }]) => !(get && "x-estensione" in get))
          .map(([path, item]) => [path, Object.keys(item)]),
      });
      expect(shape(document)).toEqual(shape(expected()));
    });

    // A declaration with a description or an example says so in these keys, which change nothing of what is taken and refused.
    const declared = (parameters: Get["parameters"]) =>
      JSON.stringify(parameters, (key, value) => (key === "description" || key === "example" ? undefined : value));

    it("has the same operation ids and parameters, key for key and in order, but for what explains them", () => {
      for (const [path, item] of Object.entries(expected().paths)) {
        const { get } = document.paths[path]!;
        expect(get!.operationId).toBe(item.get!.operationId);
        expect(declared(get!.parameters), path).toBe(JSON.stringify(item.get!.parameters));
      }
    });

    it("has the same 422 response and components", () => {
      const { paths, components } = expected();
      for (const [path, item] of Object.entries(paths))
        expect(document.paths[path]!.get!.responses["422"], path).toEqual(item.get!.responses["422"]);
      for (const [name, schema] of Object.entries(components.schemas))
        expect(JSON.stringify(document.components.schemas[name]), name).toBe(JSON.stringify(schema));
    });

    it("keeps the description of the 200 and gives it a schema", () => {
      for (const [path, item] of Object.entries(expected().paths)) {
        const ok = document.paths[path]!.get!.responses["200"]!;
        expect(ok.description).toBe(item.get!.responses["200"]!.description);
        expect(JSON.stringify(ok.content), path).toContain("#/components/schemas/");
      }
    });
  },
);
