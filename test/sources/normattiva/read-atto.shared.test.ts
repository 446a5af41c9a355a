import { beforeAll, describe, expect, it } from "vitest";
import { notInSource } from "./not-in-source.ts";
import { absent, type ReadFile, readOfficialFiles } from "./official-files.ts";

describe.skipIf(absent !== "")(`readAtto on the official files${absent}`, () => {
  let read: readonly ReadFile[];
  let unusable: readonly string[];
  beforeAll(async () => {
    ({ read, unusable } = await readOfficialFiles());
  });
  const act = (name: string) => read.find((file) => file.name.includes(name))!.atto;
  const newest = () => {
    const byKey = new Map<string, ReadFile>();
    for (const file of read) {
      const { chiave, versione } = file.atto.record;
      const other = byKey.get(chiave);
      if (!other || other.atto.record.versione.al < versione.al) byKey.set(chiave, file);
    }
    return [...byKey.values()].map(({ atto }) => atto);
  };

  it("finds 14 acts, 2,833 articles, 44 other attachments and the portal's error page", () => {
    const acts = newest();
    expect(acts).toHaveLength(14);
    expect(acts.reduce((sum, { corpo }) => sum + corpo.articoli.length, 0)).toBe(2833);
    expect(acts.reduce((sum, { corpo }) => sum + corpo.allegati.length, 0)).toBe(44);
    expect(unusable).toEqual([expect.stringContaining("pagina HTML («Normattiva - Errore»)")]);
  });

  it("proves each relation by words of its file, but for gaps that are marked", () => {
    const strange = read.flatMap(({ source, atto }) => notInSource(source, atto.record.segnali));
    expect(strange).toEqual([]);
  });

  it("finds the code in the attachments of the royal decree, and its numbering the main one", () => {
    const { record, corpo } = act("codice_penale");
    expect(corpo.articoli).toHaveLength(990);
    expect(corpo.articoli.filter(({ allegato }) => allegato === null)).toHaveLength(3);
    expect(record.contenitorePrincipale).toBe("Codice Penale");
    expect(record.versione).toEqual({ tipo: "consolidata", al: "2026-05-07" });
    expect(record.articoli.slice(0, 4).map(({ percorso }) => percorso)).toEqual([
      "annesso/0/art/1",
      "annesso/0/art/2",
      "annesso/0/art/3",
      "art/1",
    ]);
    expect(corpo.articoli.find(({ numero, allegato }) => numero === "575" && allegato)).toMatchObject({
      id: "annesso_731",
      percorso: "art/575",
      rubrica: "(Omicidio)",
      abrogato: false,
      testo:
        "Chiunque cagiona la morte di un uomo e' punito con la reclusione non inferiore ad anni ventuno. (96) (125) ((233))",
    });
    expect(corpo.articoli.filter(({ abrogato }) => abrogato)).toHaveLength(95);
    expect(corpo.articoli.filter(({ allegato, rubrica }) => allegato && rubrica)).toHaveLength(886);
  });

  it("counts articles of bodies, annexes and containers", () => {
    expect(act("20200519_20G00052").corpo.articoli).toHaveLength(345);
    const { record, corpo } = act("20230331_23G00044");
    expect(corpo.articoli.filter(({ allegato }) => allegato === null)).toHaveLength(229);
    expect(corpo.articoli.filter(({ allegato }) => allegato !== null)).toHaveLength(261);
    expect(new Set(corpo.articoli.map(({ allegato }) => allegato)).size).toBe(26);
    expect(corpo.allegati).toHaveLength(22);
    expect(record.contenitorePrincipale).toBeNull();
    expect(record.articoli.at(-1)?.percorso).toMatch(/^annesso\/25\/art\/\d+$/);
  });

  it("gives each of the 1,299 commi of the budget law its line", () => {
    const { articoli } = act("20061227_006G0318").corpo;
    expect(articoli).toHaveLength(1);
    const numbers = articoli[0]!.testo
      .split("\n")
      .flatMap((line) => /^\(*(\d+(?:-[a-z]+)*)\.(?:\s|$)/.exec(line)?.[1] ?? []);
    expect(numbers.length).toBeGreaterThanOrEqual(1299);
    expect(new Set(numbers).size).toBeGreaterThanOrEqual(1299);
  });

  it("takes the version's date from the file's ELI, not from the date that was asked for", () => {
    expect(act("20241222").record.versione.al).toBe("2024-11-15");
    expect(act("ORIGINALE_V0").record.versione).toEqual({ tipo: "originale", al: "2024-12-31" });
  });

  it("spells the numbers of the body as their identifiers", () => {
    for (const { atto } of read)
      for (const { id, numero, allegato } of atto.corpo.articoli)
        if (allegato === null) expect(id).toBe(`art_${numero}`);
  });

  it("gives every article and attachment of an act its own id and path", () => {
    for (const { atto } of read) {
      const { articoli, allegati } = atto.corpo;
      const ids = [...articoli, ...allegati].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(articoli.map(({ percorso }) => percorso)).size).toBe(articoli.length);
      expect(atto.record.articoli.map(({ numero, contenitore, percorso }) => [numero, contenitore, percorso])).toEqual(
        articoli.map(({ numero, allegato, percorso }) => [numero, allegato, percorso]),
      );
    }
  });

  it("gives every AGGIORNAMENTO its own note", () => {
    for (const { atto, source } of read) {
      const notes = [
        ...atto.corpo.articoli.flatMap(({ note }) => note),
        ...atto.corpo.allegati.map(({ testo }) => testo),
      ];
      const found = notes.join("\n").match(/^AGGIORNAMENTO/gm)?.length ?? 0;
      expect(found).toBe(source.toString("utf8").match(/AGGIORNAMENTO ?\(\w+\)/g)?.length ?? 0);
      for (const { testo, note } of atto.corpo.articoli) {
        expect(testo).not.toMatch(/AGGIORNAMENTO ?\(/);
        for (const one of note) expect(one.match(/^AGGIORNAMENTO/gm)?.length ?? 0).toBeLessThanOrEqual(1);
      }
    }
  });
});
