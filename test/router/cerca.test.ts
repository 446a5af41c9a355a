import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { reader, worldTree } from "./world.ts";

const files = worldTree();

async function cerca(query: Readonly<Record<string, string | number>>, tree: ReadonlyMap<string, Uint8Array> = files) {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const target = `/api/public/cerca?${parameters.join("&")}`;
  const { status, body } = await respond({ method: "GET", target }, reader(tree), thrown);
  return { status, ...JSON.parse(new TextDecoder().decode(body)) };
}

describe("the search", () => {
  it("says why it finds nothing where nothing is asked for, in the language of the answer", async () => {
    for (const q of ["", "di il la", '"', "…"]) {
      expect((await cerca({ q })).meta.nota, q).toContain("Non c'è nulla da cercare");
      expect((await cerca({ q, lang: "en" })).meta.nota, q).toContain("There is nothing to search for");
    }
    expect((await cerca({ q: "xyzzy" })).meta.nota ?? "").not.toContain("nulla");
  });

  it("says that words are cut, and looks for the first 32", async () => {
    const q = `${"digitale ".repeat(32)}${"xyzzy ".repeat(1700)}`;
    const { totale, meta } = await cerca({ q });
    expect(totale).toBeGreaterThan(0);
    expect(meta.nota).toContain("contano le prime 32 parole");
    expect((await cerca({ q: "digitale ".repeat(32) })).meta.nota ?? "").not.toContain("32");
  });

  it("echoes what was looked for as it was written", async () => {
    const q = '"ambiente\u0000\\" <b>È';
    expect((await cerca({ q, offset: 3, limit: 7 })).q).toBe(q);
  });

  it("finds what has the most of the words where nothing has all, and says so", async () => {
    const all = await cerca({ q: "digitale" });
    const most = await cerca({ q: "xyzzy digitale qwyzzy" });
    expect(all.meta.nota).not.toContain("Nessun documento");
    expect(most.meta.nota).toContain("Nessun documento ha tutte le parole");
    expect(most.totale).toBe(all.totale);
    expect(most.risultati).toEqual(all.risultati);
    expect((await cerca({ q: "xyzzy qwyzzy" })).totale).toBe(0);
    // A phrase asks for all of its words; of what is cited alone nothing else is meant.
    expect((await cerca({ q: 'xyzzy "di digitale"' })).totale).toBe(0);
    expect((await cerca({ q: "legge 7 agosto 1990, n. 241" })).meta.nota).not.toContain("Nessun documento");
  });

  it("puts what is cited first, once, and counts it", async () => {
    const { riconosciuta, risultati, totale } = await cerca({ q: "legge 7 agosto 1990, n. 241" });
    expect(riconosciuta).toMatchObject({ tipo: "legge", data: "1990-08-07", numero: "241", articolo: null });
    expect(risultati[0]).toMatchObject({ norma: riconosciuta.norma, articolo: null, punteggio: 1000 });
    const ids = risultati.map(({ norma, articolo }: { norma: { eli: string }; articolo: { eli: string } | null }) =>
      [norma.eli, articolo?.eli].join(),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(totale).toBeGreaterThanOrEqual(ids.length);
  });

  it("recognises a citation among other words without putting it first", async () => {
    const { riconosciuta, risultati } = await cerca({ q: "procedimento amministrativo legge 241/1990 trasparenza" });
    expect(riconosciuta.norma.eli).toBe("eli:/it/legge/1990/08/07/241");
    expect(risultati.filter(({ punteggio }: { punteggio: number }) => punteggio === 1000)).toEqual([]);
  });

  it("cites nothing where several acts are meant", async () => {
    expect((await cerca({ q: "n. 296 del 2006" })).riconosciuta).toBeNull();
  });

  it("is what a tree without an index cannot do", async () => {
    const card = JSON.parse(new TextDecoder().decode(files.get("indici/cerca.json")));
    const bare = new Map(files);
    bare.set("indici/cerca.json", new TextEncoder().encode(`${JSON.stringify({ ...card, documenti: null })}\n`));
    expect(await cerca({ q: "digitale" }, bare)).toEqual({ status: 501, detail: "Not Implemented" });
  });
});
