import { describe, expect, it } from "vitest";
import type { Segnale } from "../../../generator/sources/normattiva/records.ts";
import { signal } from "./artificial-records.ts";
import { between, briefs } from "./relations-between.ts";

describe("a change that is marked in the text, beside those that are declared", () => {
  it("proves the declared relation and tells its kind where the text had one plain change", () => {
    expect(
      briefs([signal("modifica_attiva", "5", "12"), signal("modifica_marcata", "5", "12", "sostituisce")]),
    ).toEqual(["5 -> 12 sostituisce [modifica_attiva modifica_marcata] alta"]);
  });

  it("tells the kind and the part of every change that is declared under one name", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 1"),
        signal("modifica_marcata", "5#comma 1, lettera a)", "12#comma 1", "sostituisce", { portata: "parte" }),
        signal("modifica_marcata", "5#comma 1, lettera b)", "12#comma 1, lettera c)", "abroga", { portata: "intero" }),
      ]),
    ).toEqual([
      "5#comma 1, lettera b) -> 12#comma 1, lettera c) abroga (intero) [modifica_attiva modifica_marcata] alta",
      "5#comma 1, lettera a) -> 12#comma 1 sostituisce (parte) [modifica_attiva modifica_marcata] alta",
    ]);
  });

  it("is another fact where another kind or another part is declared", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "abroga"),
        signal("modifica_marcata", "5", "12", "sostituisce"),
      ]).map((text) => text.replace(/ alta/, "")),
    ).toEqual(["5 -> 12 abroga [modifica_attiva]", "5 -> 12 sostituisce [modifica_marcata]"]);
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 2", "abroga", { portata: "intero" }),
        signal("modifica_marcata", "5", "12#comma 3", "abroga", { portata: "intero" }),
      ]),
    ).toHaveLength(2);
  });

  it("shows the words of the signal that says the very thing", () => {
    const { relazioni } = between([
      signal("modifica_attiva", "5", "12", "modifica", { evidenza: "la modifica dell'art. 12 e molte altre parole" }),
      signal("modifica_marcata", "5", "12#comma 1", "abroga", {
        evidenza: "il comma 1 e' abrogato",
        portata: "intero",
      }),
    ]);
    expect(relazioni.map(({ evidenza }) => evidenza)).toEqual(["il comma 1 e' abrogato"]);
  });

  it("proves the operation of its own kind where several are declared", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12", "modifica"),
        signal("modifica_attiva", "5", "12", "inserisce"),
        signal("modifica_marcata", "5", "12", "inserisce"),
      ]),
    ).toEqual(["5 -> 12 aggiorna [modifica_attiva] alta", "5 -> 12 inserisce [modifica_attiva modifica_marcata] alta"]);
  });

  it("makes a relation of its own where nothing is declared", () => {
    expect(
      briefs([signal("modifica_attiva", "5", "12", "proroga"), signal("modifica_marcata", "6", "12", "abroga")]),
    ).toEqual(["5 -> 12 proroga [modifica_attiva] alta", "6 -> 12 abroga [modifica_marcata] alta"]);
  });

  it("finds the container that it cannot name among those declared, if only one fits", () => {
    const marked = signal("modifica_marcata", "5", "4", "inserisce");
    const [one, other] = [
      signal("modifica_attiva", "5", "Ordinamento, 4"),
      signal("modifica_attiva", "5", "Tariffa, 4"),
    ];
    expect(briefs([one, marked])).toEqual(["5 -> Ordinamento, 4 inserisce [modifica_attiva modifica_marcata] alta"]);
    expect(briefs([one, other, marked])).toHaveLength(3);
  });
});

describe("a change that a sentence tells, beside those that are declared and marked", () => {
  const written = (da: string, a: string, tipo: Segnale["tipo"], portata: "intero" | "parte") =>
    signal("testo_modificativo", da, a, tipo, { portata });

  it("proves their relation, tells its kind, and adds none where they name the act", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5", "12#comma 1"),
        signal("modifica_attiva", "6", "13", "abroga", { portata: "intero" }),
        written("5#comma 2", "12#comma 1", "sostituisce", "parte"),
        written("6", "13", "abroga", "intero"),
        written("7", "14", "abroga", "intero"),
      ]),
    ).toEqual([
      "5#comma 2 -> 12#comma 1 sostituisce (parte) [modifica_attiva testo_modificativo] alta",
      "6 -> 13 abroga (intero) [modifica_attiva testo_modificativo] alta",
    ]);
  });

  it("stands alone, as media, where they are silent about the act", () => {
    expect(briefs([written("5", "12#comma 1", "abroga", "intero")])).toEqual([
      "5 -> 12#comma 1 abroga (intero) [testo_modificativo] media",
    ]);
  });

  it('makes of "la modifica" a change where the comma is seen to change that article, else an update that nobody describes', () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 4"),
        signal("modifica_attiva", "5#comma 3", "12#comma 5"),
        signal("modifica_attiva", "5#comma 2", "13"),
        written("5#comma 2, lettera a)", "12#comma 1", "abroga", "intero"),
        signal("modifica_attiva", "5#comma 2", "12#comma 1"),
      ]),
    ).toEqual([
      "5#comma 2, lettera a) -> 12#comma 1 abroga (intero) [modifica_attiva testo_modificativo] alta",
      "5#comma 3 -> 12#comma 5 aggiorna [modifica_attiva] alta",
      "5#comma 2 -> 12#comma 4 modifica [modifica_attiva] alta",
      "5#comma 2 -> 13 aggiorna [modifica_attiva] alta",
    ]);
  });

  it('is what "la modifica" means where it is an effect on that part, or in it, at that very place', () => {
    const told = (da: string, a: string) => signal("testo_modificativo", da, a, "deroga");
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12"),
        signal("modifica_attiva", "5#comma 3", "13#comma 1"),
        signal("modifica_attiva", "5", "14"),
        told("5#comma 2, lettera a)", "12#comma 4"),
        told("5#comma 3", "13#comma 2"),
        told("5#comma 3", "14"),
      ]),
    ).toEqual([
      "5#comma 2, lettera a) -> 12#comma 4 deroga [modifica_attiva testo_modificativo] alta",
      "5#comma 3 -> 13#comma 1 aggiorna [modifica_attiva] alta",
      "5#comma 3 -> 13#comma 2 deroga [testo_modificativo] media",
      "5 -> 14 aggiorna [modifica_attiva] alta",
      "5#comma 3 -> 14 deroga [testo_modificativo] media",
    ]);
  });

  it("does not tell of a letter what the sentence says of its comma", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 1, lettera d)"),
        signal("modifica_attiva", "5#comma 2", "12#comma 1"),
        written("5#comma 2", "12#comma 1", "sostituisce", "parte"),
      ]),
    ).toEqual([
      "5#comma 2 -> 12#comma 1, lettera d) modifica [modifica_attiva] alta",
      "5#comma 2 -> 12#comma 1 sostituisce (parte) [modifica_attiva testo_modificativo] alta",
    ]);
  });

  it("takes what is said of an article for that of the article, where its letter is another point's", () => {
    const introduces = (li: string, portata: "intero" | "parte") =>
      signal("modifica_attiva", "5#comma 2, lettera c)", li, "inserisce", { portata });
    expect(
      briefs([
        introduces("12#comma 4, lettera c-bis)", "intero"),
        introduces("12", "parte"),
        written("5#comma 2, lettera c), numero 1)", "12#comma 4, lettera c-bis)", "inserisce", "intero"),
        written("5#comma 2, lettera c), numero 2)", "12", "inserisce", "parte"),
      ]),
    ).toEqual([
      "5#comma 2, lettera c), numero 2) -> 12 inserisce (parte) [modifica_attiva testo_modificativo] alta",
      "5#comma 2, lettera c), numero 1) -> 12#comma 4, lettera c-bis) inserisce (intero) [modifica_attiva testo_modificativo] alta",
    ]);
  });

  it("takes what is said of a letter for that of the letter, where all of its comma is said to be new", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 1, lettera d)"),
        signal("modifica_attiva", "5#comma 2", "12#comma 1", "inserisce", { portata: "intero" }),
        written("5#comma 2, lettera a)", "12#comma 1, lettera d)", "inserisce", "parte"),
        written("5#comma 2, lettera b)", "12#comma 1, lettera d-bis)", "inserisce", "intero"),
      ]),
    ).toEqual([
      "5#comma 2, lettera a) -> 12#comma 1, lettera d) inserisce (parte) [modifica_attiva testo_modificativo] alta",
      "5#comma 2, lettera b) -> 12#comma 1, lettera d-bis) inserisce (intero) [modifica_attiva testo_modificativo] alta",
    ]);
  });

  it("takes a repeal in a comma for that of its letter, and leaves what the metadata say of the opening words", () => {
    expect(
      briefs([
        signal("modifica_attiva", "5#comma 2", "12#comma 1"),
        signal("modifica_attiva", "5#comma 2", "12#comma 1, lettera b)", "abroga", { portata: "intero" }),
        written("5#comma 2", "12#comma 1", "abroga", "parte"),
        written("5#comma 2", "12#comma 1, lettera b)", "abroga", "intero"),
      ]),
    ).toEqual([
      "5#comma 2 -> 12#comma 1, lettera b) abroga (intero) [modifica_attiva testo_modificativo] alta",
      "5#comma 2 -> 12#comma 1 modifica [modifica_attiva] alta",
    ]);
  });

  it("takes words of an article to stand in the one comma that the metadata name there, where nothing else is said", () => {
    const stated = signal("modifica_attiva", "5#comma 2, lettera d)", "12#comma 2");
    const words = (tipo: Segnale["tipo"]) => written("5#comma 2, lettera d)", "12", tipo, "parte");
    expect(briefs([stated, words("sostituisce")])).toEqual([
      "5#comma 2, lettera d) -> 12#comma 2 sostituisce (parte) [modifica_attiva testo_modificativo] alta",
    ]);
    expect(
      briefs([
        stated,
        signal("modifica_marcata", "5#comma 2, lettera d)", "12", "abroga", { portata: "parte" }),
        words("abroga"),
      ]),
    ).toEqual([
      "5#comma 2, lettera d) -> 12#comma 2 abroga (parte) [modifica_attiva modifica_marcata testo_modificativo] alta",
    ]);
  });

  it("leaves the comma that the metadata name where the sentence changes words of the article in two ways", () => {
    const stated = signal("modifica_attiva", "5#comma 2, lettera d)", "12#comma 2");
    const both = (["sostituisce", "abroga"] as const).map((tipo) =>
      written("5#comma 2, lettera d)", "12", tipo, "parte"),
    );
    expect(briefs([stated, ...both])).toEqual(["5#comma 2, lettera d) -> 12#comma 2 aggiorna [modifica_attiva] alta"]);
  });

  it.each([
    ["two commi are named", signal("modifica_attiva", "5#comma 2, lettera d)", "12#comma 3"), "sostituisce"],
    ["the text is new", signal("modifica_attiva", "6", "12#comma 2"), "inserisce"],
  ] as const)("leaves words of an article where they are if %s", (_, other, tipo) => {
    const stated = signal("modifica_attiva", "5#comma 2, lettera d)", "12#comma 2");
    const marked = signal("modifica_marcata", "5#comma 2, lettera d)", "12", tipo, { portata: "parte" });
    expect(briefs([stated, other, marked])).toContain(
      `5#comma 2, lettera d) -> 12 ${tipo} (parte) [modifica_marcata] alta`,
    );
  });

  it("takes the place that the text has where the metadata name another one, and both as proofs", () => {
    const insertion = { portata: "intero" } as const;
    expect(
      briefs([
        signal("modifica_attiva", "30#comma 1", "99#comma 3-bis", "inserisce", insertion),
        signal("testo_modificativo", "31#comma 1", "99#comma 3-bis", "inserisce", insertion),
      ]),
    ).toEqual(["31#comma 1 -> 99#comma 3-bis inserisce (intero) [modifica_attiva testo_modificativo] alta"]);
    expect(
      briefs([
        signal("modifica_marcata", "3#comma 28, lettera f)", "376#comma 1", "sostituisce", { portata: "parte" }),
        signal("testo_modificativo", "3#comma 28, lettera b), numero 1)", "376#comma 1", "sostituisce", {
          portata: "parte",
        }),
      ]),
    ).toEqual([
      "3#comma 28, lettera b), numero 1) -> 376#comma 1 sostituisce (parte) [modifica_marcata testo_modificativo] alta",
    ]);
  });

  it("leaves both places where the text changes the article at either", () => {
    expect(
      briefs([
        signal("modifica_attiva", "30#comma 1", "99#comma 3", "abroga", { portata: "intero" }),
        signal("testo_modificativo", "30#comma 1", "99#comma 5", "abroga", { portata: "intero" }),
        signal("testo_modificativo", "31#comma 1", "99#comma 3", "abroga", { portata: "intero" }),
      ]).map((text) => text.replace(/ \[.*/, "")),
    ).toContain("30#comma 1 -> 99#comma 3 abroga (intero)");
  });

  it("repeals the act whose annexes the editors list one by one, and changes the table of the annex that they name", () => {
    const listed = (divisione: string, tipo: Segnale["tipo"]) =>
      signal("modifica_attiva", "5", null, tipo, { divisione });
    expect(
      briefs([
        listed("Allegato I", "abroga"),
        listed("Allegato II", "abroga"),
        signal("testo_modificativo", "5", null, "abroga", { portata: "intero" }),
      ]),
    ).toEqual(["5 -> - abroga (intero) [modifica_attiva testo_modificativo] alta"]);
    expect(
      between([
        listed("Allegato I", "modifica"),
        signal("testo_modificativo", "5", null, "sostituisce", { divisione: "Tabella A", portata: "intero" }),
      ]).relazioni.map(({ tipo, partizione_a, portata }) => [tipo, partizione_a, portata]),
    ).toEqual([["sostituisce", "Tabella A", "intero"]]);
  });
});
