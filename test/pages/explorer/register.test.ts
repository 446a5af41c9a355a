import { describe, expect, it } from "vitest";
import { namesIn } from "../../../generator/law/names/names-in.ts";
import {
  hasChanged,
  lookOf,
  type RegisterEntry,
  registerText,
  seenIn,
} from "../../../generator/pages/explorer/client/views/registro/register.ts";

const ELI = "eli:/it/legge/1999/03/15/9001";
const entry: RegisterEntry = {
  chiesta: ELI,
  esito: "trovata",
  norma: null,
  versione: { al: "2024-12-14", sha256: "0123456789abcdef" },
  n_versioni: 2,
  ultima_modifica: { data: "2024-12-14", da: "eli:/it/decreto-legislativo/2024/11/29/9009", tipo: "sostituisce" },
  ultima_pronuncia: null,
  futura: null,
  cambiata: null,
  testo_ufficiale: null,
};

describe("an act of the register", () => {
  it("has changed where its text, its versions or its latest change are others than at the last look", () => {
    const seen = lookOf(entry);
    expect(hasChanged(entry, seen)).toBe(false);
    expect(hasChanged({ ...entry, n_versioni: 3 }, seen)).toBe(true);
    expect(hasChanged({ ...entry, versione: { al: "2024-12-14", sha256: "fedcba9876543210" } }, seen)).toBe(true);
    expect(hasChanged({ ...entry, ultima_modifica: null }, seen)).toBe(true);
  });

  it("has not changed where nobody has looked at it yet", () => {
    expect(hasChanged(entry, "")).toBe(false);
    expect(hasChanged(entry, undefined)).toBe(false);
  });

  it("has changed by what the answer says where a day was asked for, whatever was seen", () => {
    expect(hasChanged({ ...entry, cambiata: true }, lookOf(entry))).toBe(true);
    expect(hasChanged({ ...entry, cambiata: false }, "another look")).toBe(false);
  });
});

describe("the file of a register", () => {
  it("gives back the acts and what was seen of them", () => {
    const acts = { [ELI]: lookOf(entry), "eli:/it/legge/2000/01/01/1": "" };
    const text = registerText(acts);
    expect(namesIn(text)).toEqual(Object.keys(acts));
    expect(seenIn(text)).toEqual({ [ELI]: lookOf(entry) });
  });

  it.each([
    ["L. 241/1990\r\ncodice penale\r\n", ["L. 241/1990", "codice penale"]],
    ["L. 241/1990; c.p. | d.lgs. 36/2023", ["L. 241/1990", "c.p.", "d.lgs. 36/2023"]],
    ["# the acts of the office\n\n  L. 241/1990  # of every day\nL. 241/1990", ["L. 241/1990"]],
    ["", []],
  ])("may be written by hand: %j", (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
