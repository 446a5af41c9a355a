import { expect, it } from "vitest";
import { createClient } from "../../generator/clients/client/client.ts";
import { resolveCitation } from "../../generator/clients/mcp/tools/resolve-citation.ts";
import { askBy } from "../../generator/clients/mcp/tree-api.ts";
import { sharedTree } from "../shared-tree.ts";

const client = createClient({ open: sharedTree() });
const answer = async (path: string) => {
  const response = await client.fetch(`/api/public${encodeURI(path)}`);
  return { status: response.status, body: await response.json() };
};
const ask = askBy((request) => client.fetch(new URL(request.url).pathname + new URL(request.url).search));

const AT = "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:";
const EUR_LEX = "https://eur-lex.europa.eu/legal-content/IT/TXT/?uri=CELEX:";

it.each([
  ["/norme/L. 300/1970", "legge:1970;300"],
  ["/norme/art. 18 L. 300/1970", "legge:1970;300~art18"],
  ["/norme/art. 10-bis d.lgs. 74/2000", "decreto.legislativo:2000;74~art10bis"],
  ["/norme/eli:/it/legge/1970/05/20/300", "legge:1970-05-20;300"],
  ["/norme/eli:/it/legge/1970/05/20/300@2015-01-01", "legge:1970-05-20;300!vig=2015-01-01"],
  ["/norme/L. 300/1970@originale", "legge:1970;300@originale"],
  ["/norme/L. 300/1970/art/18", "legge:1970;300~art18"],
  ["/norme/L. 300/1970/art/18@2015-01-01", "legge:1970;300~art18!vig=2015-01-01"],
  ["/norme/L. 300/1970/art/18/comma/2", "legge:1970;300~art18"],
  ["/norme/L. 300/1970/versioni", "legge:1970;300"],
  ["/norme/L. 300/1970/pronunce", "legge:1970;300"],
  ["/relazioni?norma=L. 300/1970", "legge:1970;300"],
  ["/relazioni?norma=L. 300/1970@2015-01-01", "legge:1970;300!vig=2015-01-01"],
  ["/cerca?q=lavoro&norma=L. 300/1970", "legge:1970;300"],
  // The act is here, the article is not.
  ["/norme/L. 9001/1999/art/999", "legge:1999-03-15;9001~art999"],
])("a 404 leads to the official text of what was understood: %s", async (path, official) => {
  const { status, body } = await answer(path);
  expect([status, body.testo_ufficiale]).toEqual([404, AT + official]);
});

it.each([
  ["/norme/una legge qualsiasi", undefined],
  // Several acts: none of them is meant alone.
  ["/norme/riforma Cartabia", undefined],
  ["/norme/allegato A, art. 3, L. 300/1970", `${AT}legge:1970;300`],
  ["/norme/direttiva 2014/24/UE", `${EUR_LEX}32014L0024`],
  ["/ue/regolamento (UE) 2016/679", `${EUR_LEX}32016R0679`],
  ["/ue/niente", undefined],
])("and says nothing it does not know: %s", async (path, official) => {
  const { status, body } = await answer(path);
  expect([status, body.testo_ufficiale]).toEqual([404, official]);
});

it("what a search recognises and has not leads there too, with article and day", async () => {
  const known = async (q: string) => (await answer(`/cerca?q=${q}`)).body.riconosciuta;
  expect(await known("art. 18 L. 300/1970")).toMatchObject({
    norma: null,
    testo_ufficiale: `${AT}legge:1970;300~art18`,
  });
  expect((await known("art. 18 L. 300/1970@2015-01-01")).testo_ufficiale).toBe(
    `${AT}legge:1970;300~art18!vig=2015-01-01`,
  );
  expect(await known("direttiva 2014/24/UE")).toMatchObject({ norma: null, testo_ufficiale: `${EUR_LEX}32014L0024` });
  expect(await known("L. 9001/1999")).not.toHaveProperty("testo_ufficiale");
});

it("so do the citations of a text and the names of a register", async () => {
  const testo =
    "art. 18 L. 300/1970, art. 2 L. 9001/1999, art. 999 L. 9001/1999, direttiva 2014/24/UE, riforma Cartabia";
  const { citazioni } = (await answer(`/citazioni?testo=${testo}`)).body;
  expect(citazioni.map((one: { testo_ufficiale: string | null }) => one.testo_ufficiale)).toEqual([
    `${AT}legge:1970;300~art18`,
    null,
    `${AT}legge:1999-03-15;9001~art999`,
    `${EUR_LEX}32014L0024`,
    null,
  ]);
  const { norme } = (await answer("/registro?norme=L. 300/1970@2015-01-01|L. 9001/1999|niente|direttiva 2014/24/UE"))
    .body;
  expect(norme.map((one: { testo_ufficiale: string | null }) => one.testo_ufficiale)).toEqual([
    `${AT}legge:1970;300!vig=2015-01-01`,
    null,
    null,
    `${EUR_LEX}32014L0024`,
  ]);
});

it("tools give it to assistants", async () => {
  const shown = { detail: "low", offset: 0 } as const;
  const { provenance } = await resolveCitation.run({ citation: "art. 18 L. 300/1970", ...shown }, ask);
  expect(provenance.official_link).toBe(`${AT}legge:1970;300~art18`);
  const { citations } = await resolveCitation.run({ text: "art. 18 L. 300/1970", ...shown }, ask);
  expect(citations).toMatchObject([{ status: "not in this collection", official_link: `${AT}legge:1970;300~art18` }]);
});
