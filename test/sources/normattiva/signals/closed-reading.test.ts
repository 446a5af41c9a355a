import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";

/** What an article amends: `abroga 77: 12#comma 3 (intero)`, with a `?` where words beside it were not understood. */
function read(testo: string): string[] {
  return signalsOf({}, [articolo("5", `1. ${testo}`)])
    .segnali.filter(({ base }) => base === "testo_modificativo")
    .map(({ altro, li, divisione, tipo, portata, riserva }) => {
      const place = li === null ? (divisione ?? "-") : li.numero;
      const part = li?.parte ? `#${li.parte}` : "";
      return `${tipo} ${altro.numero}: ${place}${part} (${portata}${riserva === undefined ? "" : "?"})`;
    });
}
const X = "della legge 6 maggio 2029, n. 77";

describe("what words that nobody knows leave of a change", () => {
  it.each([
    [`L'articolo 5 ${X}, e' abrogato nel territorio della regione.`, ["abroga 77: 5 (parte?)"]],
    [
      `Sono abrogati, per i soli enti locali, gli articoli 5 e 6 ${X}.`,
      ["abroga 77: 5 (parte?)", "abroga 77: 6 (parte?)"],
    ],
    [`All'articolo 3 ${X}, il comma 2 diventa comma 3 e il comma 4 e' abrogato.`, ["abroga 77: 3#comma 4 (intero)"]],
    [`L'articolo 12 ${X}, fuorche' il comma 2, e' abrogato.`, ["abroga 77: 12 (parte?)"]],
    [`L'articolo 7 ${X}, e successive modificazioni, e' abrogato.`, ["abroga 77: 7 (intero)"]],
  ])("%s", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });

  it("is counted by phrase", () => {
    const { conteggi } = signalsOf({}, [
      articolo("5", `1. L'articolo 5 ${X}, e' abrogato nel territorio della regione.`),
    ]);
    expect(conteggi).toMatchObject({ "testo_modificativo = territorio della regione": 1 });
  });
});
