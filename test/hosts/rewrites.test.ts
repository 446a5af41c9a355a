import { describe, expect, it } from "vitest";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { ACTS } from "../../generator/outputs/hosts/servers/rewrites.ts";
import { ROWS } from "../router/small-tree.ts";

/** The files that the expressions give for a value of `norma`. */
const filesOf = (text: string) =>
  ACTS.flatMap(({ value, file }) => {
    const found = new RegExp(`^${value}$`).exec(text);
    return found ? [file.replace(/\$(\d)/g, (_, n) => found[n]!)] : [];
  });

describe("the relation list of an act, by comparing texts", () => {
  const elis = [...ROWS.map(({ eli }) => eli), "eli:/it/regolamento/1861/01/02~061u0002"];

  it("is that of every act, raw or escaped", () => {
    for (const eli of elis)
      for (const text of [eli, encodeURIComponent(eli), `${new URLSearchParams([["", eli]])}`.slice(1)])
        expect(filesOf(text), text).toEqual([fileOfEli(eli)]);
  });

  it.each([
    "eli:/it/legge/1990/08/07/241/",
    "eli:/it/legge/1990/08/07/241~",
    "eli:/it/legge/1990/08/07/241~a~b",
    "eli:/it/legge/1990/08",
    "eli:/it/legge/1990/08/07/../241",
    "eli:/it/LEGGE/1990/08/07/241",
    "CAD",
  ])("is none for %s", (text) => expect(filesOf(text)).toEqual([]));
});
