import { describe, expect, it } from "vitest";
import { isBelowTexts, OPERATIONS } from "../../generator/contract/operations.ts";
import { RESOURCES, TEXT_BODIES } from "../../generator/contract/resources/resources.ts";
import { readFromDisk } from "../../generator/router/disk/disk-tree.ts";
import { respond } from "../../generator/router/respond.ts";
import { sharedTree } from "../shared-tree.ts";
import { thrown } from "../thrown.ts";

/** A request of each kind of text beside acts, and what its Markdown says. */
const TEXTS = [
  ["/ddl/S.9002.md", /^---\n[\s\S]*\n# .+\n[\s\S]*## fasi\n\n- numero S\\?\.9002/],
  ["/ddl/lista.md", /^---\n[\s\S]*\n- .*S\.9002/],
  ["/politici/classifica-parlamentari.md?limit=2", /## classifica\n\n- posizione 1; nome /],
  ["/politici/classifica-gruppi.md", /## classifica\n\n- posizione 1; /],
  ["/pnrr/classifica-aziende.md?limit=2", /## classifica\n\n- posizione 1; nome [^\n]*\n- posizione 2; [^\n]*\n$/],
  ["/pnrr/progetti.md?luogo=lombardia", /## progetti\n\n- cup /],
  ["/pnrr/luoghi/lombardia/classifica-enti.md", /## classifica\n/],
  ["/votazioni.md?ramo=S", /^---\n[\s\S]*\n# Votazioni\n/],
] as const;

const tree = sharedTree();

describe("answers that are texts as well", () => {
  it.each(TEXTS)("%s", async (target, expected) => {
    const request = { method: "GET", target: `/api/public${target}` };
    const { body, headers } = await respond(request, (name) => readFromDisk(tree, name), thrown);
    const text = new TextDecoder().decode(body);
    expect(headers["Content-Type"]).toBe("text/markdown; charset=utf-8");
    expect(text).toMatch(expected);
    expect(text).not.toContain("[object Object]");
    expect(text).not.toContain("undefined");
  });

  it("are all that is declared as a resource, and no body without rows", () => {
    const texts = OPERATIONS.filter(({ text }) => text).map(({ id }): string => id);
    for (const { list, item, onAct } of RESOURCES)
      for (const table of [list, item, onAct]) if (table) expect(texts).toContain(table.operation);
    for (const id of texts)
      if (!["norma", "articolo", "comma"].includes(id))
        expect(
          TEXT_BODIES[id] !== undefined ||
            RESOURCES.some((of) => [of.list, of.item, of.onAct].some((table) => table?.operation === id)),
          id,
        ).toBe(true);
  });

  it("stand below the paths of their operations", () => {
    for (const path of ["/norme/x.md", "/pronunce.md", "/pronunce/1/2019.md", "/ddl/S.1.md"])
      expect(isBelowTexts(path), path).toBe(true);
    for (const path of ["/norme.md", "/health.md", "/pronuncefoo.md", "/graph.md"])
      expect(isBelowTexts(path), path).toBe(false);
  });
});
