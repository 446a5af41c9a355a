import { describe, expect, it } from "vitest";
import { articleNames } from "../../../generator/corpus/norme/article-names.ts";
import { summaryOf } from "../../../generator/corpus/norme/sommario.ts";
import { record } from "./artificial-records.ts";

const ref = (numero: string, contenitore: string | null) => ({ numero, contenitore, percorso: "-", commi: "" });
const named = (more: Parameters<typeof record>[1]) => articleNames(summaryOf(record("1", more)));
const at = (contenitore: string | null, numero: string) => ({ contenitore, numero });

describe("articleNames of an act that is not served", () => {
  const { cited } = articleNames(undefined);

  it.each([
    "CODICE CIVILE",
    "Codice Penale",
    "Testo Unico circolazione stradale",
    "Allegato 1 Codice del processo amministrativo",
  ])("drops %j, the main numbering", (contenitore) => {
    expect(cited(at(contenitore, "131-bis"))).toBe("131-bis");
  });

  it.each([
    "Allegato II.12",
    "DISPOSIZIONI DI ATTUAZIONE DEL CODICE DI ESEMPIO",
    "Ordinamento giudiziario",
    "Codicillo",
  ])("keeps %j, whose numbers are others", (contenitore) => {
    expect(cited(at(contenitore, "23"))).toBe(`${contenitore}, 23`);
  });

  it("leaves a plain number and the whole act as they are", () => {
    expect([cited(at(null, "3")), cited(null)]).toEqual(["3", null]);
  });

  it("calls a nested attachment by its own name", () => {
    expect(cited(at("Allegato II.2-Allegato II.2 bis", "1"))).toBe("Allegato II.2 bis, 1");
    expect(cited(at("Allegati - Allegato I.01", "1"))).toBe("Allegato I.01, 1");
  });
});

describe("articleNames of an act that is served", () => {
  it("drops the main numbering, and says where the body is another one", () => {
    const { cited, standing } = named({
      contenitorePrincipale: "Codice di esempio",
      articoli: [ref("1", null), ref("1", "Codice di esempio")],
    });
    expect(cited(at("CODICE DI ESEMPIO", "1"))).toBe("1");
    expect(cited(at(null, "1"))).toBe("1");
    expect(standing(at("Codice di esempio", "1"))).toBe("1");
    expect(standing(at(null, "1"))).toBe("corpo, 1");
    expect(standing(null)).toBeNull();
  });

  it("takes the spelling of the act, and keeps a code's name where the body is the main numbering", () => {
    const { cited, standing } = named({
      articoli: [ref("1", null), ref("1", "Allegato I.8"), ref("2", "Codice breve")],
    });
    expect(cited(at("ALLEGATO I-8", "9-bis"))).toBe("Allegato I.8, 9-bis");
    expect(cited(at("codice breve", "2"))).toBe("Codice breve, 2");
    expect(standing(at(null, "1"))).toBe("1");
  });

  it("takes the outer name of a nested attachment only where the act has that article under it", () => {
    const { cited } = named({ articoli: [ref("4", "Allegato II.2"), ref("1", "Allegato I.1")] });
    expect(cited(at("Allegato II.2-Allegato II.2 bis", "4"))).toBe("Allegato II.2, 4");
    expect(cited(at("Allegato II.2-Allegato II.2 bis", "5"))).toBe("Allegato II.2 bis, 5");
    expect(cited(at("Allegati - Allegato I.1", "2"))).toBe("Allegato I.1, 2");
  });
});
