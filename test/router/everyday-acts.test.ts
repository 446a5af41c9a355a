import { expect, it } from "vitest";
import { createClient } from "../../generator/clients/client/client.ts";
import { citationsInText } from "../../generator/law/citations/in-text.ts";
import { ITALIAN_GRAMMAR } from "../../generator/law/italian/grammar.ts";
import { sharedTree } from "../shared-tree.ts";

const client = createClient({ open: sharedTree() });
const answer = async (path: string) => {
  const response = await client.fetch(`/api/public${path}`);
  return { status: response.status, body: await response.json() };
};

it.each([
  ["decreto rilancio", "34"],
  ["Decreto Sostegni-bis", "73"],
  ["riforma Cartabia", "149"],
])("an act that the press named is understood wherever acts are asked for: %s", async (name, numero) => {
  const asked = encodeURIComponent(name);
  for (const path of [`/norme/${asked}`, `/relazioni?norma=${asked}`]) {
    const { status, body } = await answer(path);
    expect([path, status, body.riconosciuta?.numero]).toEqual([path, 404, numero]);
  }
  const { body } = await answer(`/cerca?q=${asked}`);
  expect(body.riconosciuta.numero).toBe(numero);
});

it("in a text too; a name of several acts is one citation, of none of them alone", async () => {
  const testo = "L'art. 5 della riforma Cartabia e l'art. 119 del decreto rilancio.";
  const { body } = await answer(`/citazioni?testo=${encodeURIComponent(testo)}`);
  expect(
    body.citazioni.map(({ testo, esito, articolo_citato }: Record<string, string>) => [testo, esito, articolo_citato]),
  ).toEqual([
    ["art. 5 della riforma Cartabia", "fuori_raccolta", "5"],
    ["art. 119 del decreto rilancio", "fuori_raccolta", "119"],
  ]);
  const [cited] = citationsInText(ITALIAN_GRAMMAR, testo);
  expect(cited?.atti.map(({ numero }) => numero)).toEqual(["149", "150"]);
});
