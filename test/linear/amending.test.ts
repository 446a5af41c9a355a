import { describe, expect, it } from "vitest";
import { apart } from "../../generator/sources/normattiva/amending/apart.ts";
import { passageOf } from "../../generator/sources/normattiva/amending/passage.ts";

const stepsOf = (piece: string, times: number) => apart(passageOf(`${piece.repeat(times)} il comma 1`)).steps;

describe("the tokens that are looked at for asides and exceptions", () => {
  it.each([
    "di cui al ",
    "di cui all'ufficio pubblico la legge 5/2000 ",
    "recante la parola ",
    "di cui all'articolo 1 ",
    "ai sensi e la ",
    "ad eccezione di ",
    "salvo che l'ufficio e il comma 3 ",
    "meno ",
    "come modificato dall'articolo 3 della legge 5/2000, ",
    "recante a) b) ",
  ])("are at most 2.5 times as many in twice the text: %j", (piece) => {
    const [short, long] = [stepsOf(piece, 400), stepsOf(piece, 800)];
    expect(short).toBeGreaterThan(0);
    expect(long).toBeLessThanOrEqual(2.5 * short);
  });
});
