import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "../../generator/contract/operations.ts";
import { generatedTree } from "../property/tree.ts";
import { runs } from "../runs.ts";
import { closedValidators } from "../schemas/closed.ts";
import { Documented, shownValues } from "./documented.ts";
import { unnamedFields } from "./unnamed-fields.ts";

/** Names of all parameters. */
const NAMES = [...new Set(OPERATIONS.flatMap(({ parameters }) => parameters.map(({ name }) => name)))];

const tree = generatedTree("data-raw");
let documented: Documented;
beforeAll(() => {
  documented = new Documented(tree.dir);
});

it("no answer of the sample has a field that its schema does not name", () => {
  const { unnamed, schemas } = unnamedFields(tree.dir);
  expect(unnamed).toEqual([]);
  const files = OPERATIONS.filter(({ extension }) => !extension);
  expect(schemas).toEqual(expect.arrayContaining(files.map(({ id }) => `${id}.json`)));
});

it("no answer of the sample that is cut has a field that its schema does not name", async () => {
  const validatorOf = closedValidators();
  const eli = "eli:/it/decreto-legislativo/2010/04/20/9004";
  const cut = {
    articolo: "art/1",
    comma: "art/1/comma/1",
    versioni: "versioni",
    confronto: "confronto",
    "norma-pronunce": "pronunce",
    "norma-ue": "ue",
  };
  for (const [id, path] of Object.entries(cut)) {
    const { status, body } = await tree.get(`/norme/${eli}/${path}`);
    expect(status, path).toBe(200);
    const validate = validatorOf(`${id}.json`);
    expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
  }
});

it("a field that no schema names is found at any depth", () => {
  const validate = closedValidators()("norma.json");
  const [file] = tree.files((name) => name.startsWith("/api/public/norme/"));
  const body = () => JSON.parse(file?.bytes.toString() ?? "");
  expect(validate(body())).toBe(true);
  for (const place of ["", "meta", "pubblicazione", "articoli.0", "relazioni.out.0"]) {
    const changed = body();
    const at = place.split(".").reduce((value, key) => (key === "" ? value : value[key]), changed);
    at.estraneo = 1;
    expect(validate(changed), place).toBe(false);
  }
});

describe("the OpenAPI document of the sample", () => {
  it("shows a value of every parameter, and each is answered, alone and with all others", async () => {
    expect(await documented.unanswered()).toEqual([]);
  });

  /** What finds nothing, and what finds several: by the parameter that looks something up. */
  const LOOKUPS: Readonly<Record<string, { readonly none: string; readonly several?: string }>> = {
    eli: { none: "legge 1/1800", several: "R.D.L. 9012/1936" },
    norma: { none: "nessuno", several: "R.D.L. 9012/1936" },
    numero: { none: "S.1", several: "9001" },
    luogo: { none: "nessuno", several: "non disponibile" },
    cup: { none: "nessuno" },
    ecli: { none: "1/1957" },
    id: { none: "S-1" },
    ddl: { none: "S.1", several: "9001" },
    celex: { none: "direttiva 2014/9901/UE" },
  };

  it("names the statuses that are answered, each with the body that its schema describes", async () => {
    for (const operation of documented.operations) {
      const values = shownValues(operation, () => false);
      const { etag } = await documented.ask(operation, values);
      const lookup = operation.parameters.find(({ name }) => name in LOOKUPS)?.name;
      const asked = [
        await documented.ask(operation, values),
        await documented.ask(operation, values, { ifNoneMatch: etag ?? "" }),
        await documented.ask(operation, values, { method: "POST" }),
        await documented.ask(operation, { ...values, lang: "fr" }),
      ];
      if (lookup !== undefined)
        for (const value of Object.values(LOOKUPS[lookup] ?? {}))
          asked.push(await documented.ask(operation, { ...values, [lookup]: value }));
      expect(asked.map(({ wrong }) => wrong)).toEqual(asked.map(() => null));
      // What a host cannot do, and a moment in which no tree is whole, are not of the sample; the way to a page is no answer.
      const ofData = operation.statuses.filter((status) => status < "500" && status !== "303");
      expect(asked.map(({ status }) => status).sort(), operation.path).toEqual([...ofData].sort());
    }
  });

  it("names every status that requests of any values get", async () => {
    const text = fc.oneof(
      fc.constantFrom(
        "",
        "it",
        "en",
        "0",
        "1",
        "10",
        "100",
        "norma",
        "in",
        "Senato",
        "legge",
        "9001",
        "S.9001",
        "L. 9001/1999",
      ),
      fc.string({ unit: "grapheme", maxLength: 12 }),
      fc.double().map(String),
    );
    // The list of bills is an operation of its own.
    const values = fc.dictionary(fc.constantFrom(...NAMES), text).filter(({ numero }) => numero !== "lista");
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...documented.operations), values, async (operation, given) => {
        // Beyond the first, a path parameter is one piece of the path: without it the address is another operation's.
        const piece = (name: string) => given[name]?.replaceAll("/", "") || "1";
        const path = operation.parameters
          .filter((p) => p.in === "path")
          .map(({ name }, i) => [name, i === 0 ? (given[name] ?? "") : piece(name)]);
        const { wrong, target } = await documented.ask(operation, { ...given, ...Object.fromEntries(path) });
        expect(wrong, target).toBeNull();
      }),
      { numRuns: runs(400) },
    );
  });
});
