import { Ajv2020 } from "ajv/dist/2020.js";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { SCHEMAS } from "../../generator/contract/schemas.ts";

const read = (file: string) => readJsonSync(new URL(`../../${file}`, import.meta.url));
const ajv = new Ajv2020({ schemas: Object.values(SCHEMAS), allowUnionTypes: true });

describe.each(["data-raw/fonti.json", "test/fixtures/cattivi/fonti.json"])("the sources of %s", (file) => {
  const fonti = read(file) as { area: string; nome: string; url: string; attribuzione: string }[];

  it("follow their schema", () => {
    const validate = ajv.getSchema("fonti.json")!;
    expect(validate(fonti), JSON.stringify(validate.errors)).toBe(true);
  });

  it("say that the data are invented and lead to a reserved domain", () => {
    for (const { nome, url, attribuzione } of fonti) {
      expect(nome).toContain("inventati");
      expect(attribuzione).toContain("inventati");
      expect(new URL(url).hostname).toBe("example.org");
    }
  });
});

it("the sample describes all four areas", () => {
  const areas = (read("data-raw/fonti.json") as { area: string }[]).map(({ area }) => area);
  expect(areas.sort()).toEqual(["ddl", "norme", "parlamento", "pnrr"]);
});
