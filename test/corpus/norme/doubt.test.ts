import { describe, expect, it } from "vitest";
import { signal } from "./artificial-records.ts";
import { between, brief } from "./relations-between.ts";

const article = (numero: string, commi: string) => ({ numero, contenitore: null, percorso: `art/${numero}`, commi });
const HAS = { articoli: [article("5", "1-3"), article("6", ""), article("7", "1")] };
const stated = (place: string | null, tipo: "abroga" | "inserisce" = "abroga") => [
  signal("modifica_attiva", "1", place, tipo, { portata: "intero" }),
  signal("testo_modificativo", "1", place, tipo, { portata: "intero" }),
];

describe("a relation that cannot be as it was read", () => {
  it.each([["5#comma 25"], ["5#comma 4, lettera a)"], ["7#comma 2"], ["25"], ["Allegato B, 5"]])(
    "is of little reliability and in the report where the act has no %s",
    (place) => {
      const { relazioni, dubbie } = between(stated(place), {}, HAS);
      expect(relazioni.map(({ affidabilita }) => affidabilita)).toEqual(["bassa"]);
      expect(
        Object.entries(dubbie).map(([reason, all]) => [/^relazioni con un luogo/.test(reason), all.length]),
      ).toEqual([[true, 1]]);
    },
  );

  it.each([["5"], ["5#comma 3"], ["5#comma 2, lettera z)"], ["5#ultimo comma"], ["6#comma 9"], [null]])(
    "is believed where the act has %s, or nobody knows",
    (place) => {
      const { relazioni, dubbie } = between(stated(place), {}, HAS);
      expect(relazioni.map(({ affidabilita }) => affidabilita)).toEqual(["alta"]);
      expect(dubbie).toEqual({});
    },
  );

  it("is believed where an act that is served has no articles, or is not served", () => {
    expect(between(stated("25")).relazioni.map(({ affidabilita }) => affidabilita)).toEqual(["alta"]);
  });

  it("is believed where something is inserted after the version that is served", () => {
    const earlier = { ...HAS, versione: { tipo: "consolidata", al: "2030-02-01" } } as const;
    expect(between(stated("5#comma 9", "inserisce"), {}, earlier).dubbie).toEqual({});
    expect(Object.keys(between(stated("5#comma 9", "inserisce"), {}, HAS).dubbie)).toHaveLength(1);
  });

  it("is believed where the text of the amended act shows the place", () => {
    const marked = signal("testo_abrogato", null, "5#comma 9", "abroga", { portata: "intero" });
    expect(between([marked], {}, HAS).dubbie).toEqual({});
  });

  it("is of little reliability where the act that acts is the older one", () => {
    const later = { data: "2030-02-01" };
    const target = {
      tipo: "legge",
      data: "2030-02-01",
      anno: null,
      numero: "2",
      urn: "urn:nir:stato:legge:2030-02-01;2",
    };
    const repeal = signal("modifica_attiva", "1", "5", "abroga", { altro: target, portata: "intero" });
    const { relazioni, dubbie } = between([repeal], {}, { ...HAS, ...later });
    expect(relazioni.map(brief)).toEqual(["1 -> 5 abroga (intero) [modifica_attiva] bassa"]);
    expect(Object.values(dubbie)).toEqual([
      ["eli:/it/legge/2030/01/31/1 art. 1 abroga eli:/it/legge/2030/01/31/2 art. 5"],
    ]);
  });
});
