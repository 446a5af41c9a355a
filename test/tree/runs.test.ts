import { expect, it, vi } from "vitest";
import { termsOfAct } from "../../generator/search/index/act-words.ts";

/** Gives the run of a text, in a thread that knows no words yet. */
async function thread() {
  vi.resetModules();
  const { RunOfTerms } = await import("../../generator/search/index/runs.ts");
  return (testo: string) => {
    const run = new RunOfTerms();
    const act = { tipo: "legge", titolo: "Legge di esempio", data: "2024-01-01", numero: "1", nomi: [] };
    termsOfAct(act, [{ rubrica: "Oggetto", testo, goesOn: false, abrogato: false }], 0, run);
    return run.pieces();
  };
}

it("gives the same bytes whatever words the thread has met before", async () => {
  const text = "Firma e firmò: àncora, ancora. FIRMA!";
  const [first, later] = [await thread(), await thread()];
  later("ancora altro firmo e firma");
  expect(later(text)).toEqual(first(text));
});
