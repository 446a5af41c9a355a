import { describe, expect, it } from "vitest";
import { articolo, signalsOf } from "./artificial-act.ts";

/** What an article amends: `comma 1: abroga 77: 12#comma 3 (intero)`. */
function read(testo: string): string[] {
  return signalsOf({}, [articolo("5", testo)])
    .segnali.filter(({ base }) => base === "testo_modificativo")
    .map(({ altro, qui, li, divisione, tipo, portata }) => {
      const place = li === null ? (divisione ?? "-") : `${li.contenitore ? `${li.contenitore}, ` : ""}${li.numero}`;
      return `${qui?.parte ?? "-"}: ${tipo} ${altro.numero}: ${place}${li?.parte ? `#${li.parte}` : ""} (${portata})`;
    });
}
const L = "della legge 6 maggio 2029, n. 77";

describe("new text between quotation marks of any kind belongs to the other act", () => {
  it.each([
    [
      `1. L'articolo 4 ${L}, e' sostituito dal seguente: <<Art. 4. - 1. Nuovo. 2. L'articolo 3 della legge 7 giugno 2028, n. 88, e' abrogato.>>.`,
      ["comma 1: sostituisce 77: 4 (intero)"],
    ],
    [
      `1. L'articolo 4 ${L}, e' sostituito dal seguente: <<Art. 4.\n1. Nuovo.\n2. Altro.\n3. Gli articoli 3 e 5 della legge 7 giugno 2028, n. 88, sono abrogati.>>.\n2. L'articolo 6 ${L}, e' abrogato.`,
      ["comma 1: sostituisce 77: 4 (intero)", "comma 2: abroga 77: 6 (intero)"],
    ],
    [
      `1. All'articolo 12, comma 1, ${L}, le parole \`\`uno'' sono sostituite dalle seguenti: \`\`due''.`,
      ["comma 1: sostituisce 77: 12#comma 1 (parte)"],
    ],
    [
      `1. Nella rubrica dell'articolo 4 ${L}, sono soppresse le parole <<civili e>>.`,
      ["comma 1: abroga 77: 4#rubrica (parte)"],
    ],
    ["1. Nuovo testo.\n2. L'articolo 3 della legge 7 giugno 2028, n. 88, e' abrogato.».", []],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});

describe("what is repealed already stays repealed by this act too", () => {
  it.each([
    [
      "1. Sono o restano abrogati:\na) la legge 6 maggio 2029, n. 77;\nb) l'articolo 4 della legge 7 giugno 2028, n. 88;",
      ["comma 1, lettera a): abroga 77: - (intero)", "comma 1, lettera b): abroga 88: 4 (intero)"],
    ],
    [
      "1. Restano o sono abrogate, dalla data di entrata in vigore del presente codice:\n1) la legge 6 maggio 2029, n. 77;",
      ["comma 1, numero 1): abroga 77: - (intero)"],
    ],
    [
      `1. Restano abrogati l'articolo 3 ${L}, e la legge 7 giugno 2028, n. 88.`,
      ["comma 1: abroga 77: 3 (intero)", "comma 1: abroga 88: - (intero)"],
    ],
    [`1. L'articolo 3 ${L}, resta abrogato.`, ["comma 1: abroga 77: 3 (intero)"]],
    [`1. Restano fermi gli effetti degli articoli abrogati della legge 6 maggio 2029, n. 77.`, []],
  ])("in %j", (testo, expected) => {
    expect(read(testo)).toEqual(expected);
  });
});
