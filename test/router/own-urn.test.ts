/** Every act answers to its own URN, also where its type, date and number are not enough. */

import { describe, expect, it } from "vitest";
import { lineJson, lineOfMeta } from "../../generator/format/line-json.ts";
import { CITATIONS_FILE } from "../../generator/law/citations/tables.ts";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import { ITALIAN_CITATIONS } from "../../generator/law/italian/tables.ts";
import { respond } from "../../generator/router/respond.ts";
import { deflated } from "../../generator/tree/deflated.ts";
import type { FileSink } from "../../generator/tree/file-sink.ts";
import { writeNumbers, writeUrns } from "../../generator/tree/write-norme.ts";
import { listsInMemory } from "../lists-in-memory.ts";
import { thrown } from "../thrown.ts";
import { reader } from "./small-tree.ts";

const act = (eli: string, tipo: string, data: string, numero: string, urn: string) => ({
  row: { eli, tipo, titolo: "Atto di esempio", data, numero, n_articoli: 0, n_relazioni: 0 },
  urn,
});
const shared = "eli:/it/decreto-ministeriale/2022/07/20/170";
const acts = [
  act(
    `${shared}~22x00001-20220801`,
    "decreto-ministeriale",
    "2022-07-20",
    "170",
    "urn:nir:ministero.prova:decreto:2022-07-20;170",
  ),
  act(
    `${shared}~22x00002-20220802`,
    "decreto-ministeriale",
    "2022-07-20",
    "170",
    "urn:nir:ministero.esempio:decreto:2022-07-20;170",
  ),
  act(
    "eli:/it/regio-decreto/1941/12/18/1368",
    "regio-decreto",
    "1941-12-18",
    "1368",
    "urn:nir:stato:regio.decreto:1941-08-20;1368",
  ),
  act("eli:/it/legge/1990/08/07/241", "legge", "1990-08-07", "241", "urn:nir:stato:legge:1990-08-07;241"),
  act(
    "eli:/it/regio-decreto-legge/1936/05/14/886~a-19360601",
    "regio-decreto-legge",
    "1936-05-14",
    "886",
    "urn:nir:stato:regio.decreto.legge:1936-05-14;886",
  ),
  act(
    "eli:/it/regio-decreto-legge/1936/05/14/886~b-19370116",
    "regio-decreto-legge",
    "1936-05-14",
    "886",
    "urn:nir:stato:regio.decreto.legge:1936-05-14;886",
  ),
];

const files = new Map<string, Uint8Array>();
const sink: FileSink = {
  write: (name: string, content: string | Uint8Array) => {
    files.set(name, typeof content === "string" ? new TextEncoder().encode(content) : content);
  },
};
writeNumbers(
  sink,
  listsInMemory,
  acts.map(({ row }) => row),
);
writeUrns(
  sink,
  listsInMemory,
  acts.map(({ row: { eli, tipo, data, numero }, urn }) => ({ eli, tipo, data, numero, urn })),
);
sink.write(CITATIONS_FILE, deflated(JSON.stringify(ITALIAN_CITATIONS)));
sink.write("indici/norma.json", '{"meta":{"it":{},"en":{}}}\n');
for (const { row } of acts)
  sink.write(
    `api/public/norme/${fileOfEli(row.eli)}.json`,
    lineJson(lineOfMeta({}), row, [
      { path: ["articoli"], items: [] },
      { path: ["allegati"], items: [] },
      { path: ["relazioni", "out"], items: [] },
      { path: ["relazioni", "in"], items: [] },
    ]),
  );

async function get(text: string) {
  const target = `/api/public/norme/${encodeURIComponent(text)}`;
  const { status, body } = await respond({ method: "GET", target }, reader(files), thrown);
  return { status, body: JSON.parse(new TextDecoder().decode(body)) };
}

describe("an act's own URN", () => {
  it.each(acts.slice(0, 4).map(({ row, urn }) => [urn, row.eli]))("%s gives it", async (urn, eli) => {
    for (const spelled of [urn, urn.toUpperCase(), `${urn}!vig=`])
      expect(await get(spelled)).toMatchObject({ status: 200, body: { eli } });
  });

  it("is not enough where two acts bear one", async () => {
    const { status, body } = await get("urn:nir:stato:regio.decreto.legge:1936-05-14;886");
    expect(status).toBe(300);
    expect(body.candidati).toHaveLength(2);
  });

  it("takes a file only where type, date and number do not do", () => {
    const urns = [...files.keys()].filter((name) => name.startsWith("indici/norme/urn/"));
    expect(urns.sort()).toEqual(["indici/norme/urn/1941.json", "indici/norme/urn/2022.json"]);
  });
});
