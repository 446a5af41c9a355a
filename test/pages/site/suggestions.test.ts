import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isFeed, OPERATIONS } from "../../../generator/contract/operations.ts";
import { requestLine } from "../../../generator/pages/site/client/request-line.ts";
import { examplesOf, type OpenApiView } from "../../../generator/pages/site/openapi-view.ts";
import { billSpellings, citationOf, suggestionsOf } from "../../../generator/pages/site/suggestions.ts";
import { respond } from "../../../generator/router/respond.ts";
import { sharedSite } from "./built-site.ts";

const site = sharedSite();

const act = { eli: "", titolo: "", data: "2005-03-07", n_relazioni: 0 };

describe("values to try", () => {
  it("are written as people write them", () => {
    expect(citationOf({ ...act, tipo: "decreto-legislativo", numero: "82" })).toBe("decreto legislativo 82/2005");
    expect(citationOf({ ...act, tipo: "costituzione", numero: null })).toBeUndefined();
    expect(billSpellings("S.12-BIS")).toEqual(["S.12-BIS", "A.S. 12-BIS", "Atto Senato n. 12-BIS"]);
  });

  it("all give an answer that is not empty", async () => {
    const json = (name: string) => JSON.parse(site.text(`api/public/${name}`));
    const suggestions = suggestionsOf(examplesOf(json("openapi.json") as OpenApiView), json("norme.json").norme);
    const read = async (name: string) => (site.has(name) ? readFileSync(path.join(site.dir, name)) : null);
    let tried = 0;
    for (const { id, path: route, parameters } of OPERATIONS)
      for (const [name, values] of Object.entries(suggestions[id] ?? {}))
        for (const value of values) {
          const { where = "query", default: byDefault } = parameters.find((p) => p.name === name)!;
          const others = parameters.flatMap((p) => {
            const [best] = suggestions[id]?.[p.name] ?? [];
            const needed = p.where ?? (p.default === undefined ? "query" : undefined);
            return needed && p.name !== name && best
              ? [{ name: p.name, where: needed, value: best, byDefault: undefined }]
              : [];
          });
          const own = { name, where, value, byDefault: byDefault as string | undefined };
          const line = requestLine(route, [...others, own]);
          // A search for no word finds nothing, whatever the type.
          const words = id === "cerca" && name !== "q" ? `&q=${suggestions[id]?.q?.[0]}` : "";
          const target = `/api/public/${line}${words}`;
          const fault = (error: unknown) => {
            throw error;
          };
          const { status, body } = await respond({ method: "GET", target }, read, fault);
          expect(status, target).toBe(200);
          tried++;
          if (isFeed(id)) continue;
          const { totale, totale_nodi } = JSON.parse(String(Buffer.from(body)));
          expect(totale ?? totale_nodi ?? 1, target).toBeGreaterThan(0);
        }
    expect(tried).toBeGreaterThan(10);
  });

  it("are none where there are no data", () => {
    const paths = Object.fromEntries(
      OPERATIONS.map(({ path }) => [
        `/api/public${path}`,
        {
          get: {
            summary: "",
            description: "",
            parameters: [],
            responses: { "200": { description: "", content: { "application/json": { schema: {} } } } },
          },
        },
      ]),
    );
    const empty: OpenApiView = { info: { version: "1" }, paths, components: { schemas: {} } };
    const found = Object.values(suggestionsOf(examplesOf(empty), [])).flatMap((byName) => Object.values(byName).flat());
    expect(found).toEqual([]);
  });
});
