import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { load } from "../corpus/orders/parlamento/load.ts";
import { opened } from "../oracle/ddl.ts";
import { thrown } from "../thrown.ts";
import { worldTree } from "./world.ts";

const DATA = new URL("../../data-raw", import.meta.url).pathname;

const files = worldTree();
/** The files that a request for a bill reads. */
const reads: string[] = [];

async function get(numero: string, query = "") {
  reads.length = 0;
  const read = async (name: string) => {
    reads.push(name);
    return files.get(name) ?? null;
  };
  const { status, headers, body } = await respond(
    { method: "GET", target: `/api/public/ddl/${numero}${query}` },
    read,
    thrown,
  );
  return { status, at: headers["Content-Location"], body: JSON.parse(Buffer.from(body).toString()) };
}

describe("a request for a bill", () => {
  it("with its number as published gets it, without another address", async () => {
    expect(await get("S.9002")).toMatchObject({ status: 200, at: undefined, body: { numero: "S.9002" } });
    expect(await get("S.9004/I")).toMatchObject({ status: 200, at: undefined, body: { numero: "S.9004/I" } });
    expect(reads).toEqual(["indici/ddl/numeri/12.json", "api/public/ddl/s-9004_i.json"]);
  });

  it.each([
    ["s9002", "S.9002"],
    ["A.S.%209002", "S.9002"],
    ["Atto%20Senato%20n.%209002", "S.9002"],
    ["S.9004%2FI", "S.9004/I"],
    ["s-9004_i", "S.9004/I"],
    ["9004-I", "S.9004/I"],
    ["9002bis", "C.9002-BIS"],
    ["C.9009-TER", "C.9009-ter"],
    ["9009%20ter", "C.9009-ter"],
    ["S.9001", "S.9001-B"],
    ["C.9101", "S.9001-B"],
    ["9101", "S.9001-B"],
    ["9005", "C.9005-9006-B"],
    ["S.9002-A", "S.9002"],
    ["9005-a", "C.9005-9006-B"],
  ])("written %s gets %s and where it lives", async (text, numero) => {
    const { status, at, body } = await get(text);
    expect([status, body.numero]).toEqual([200, numero]);
    expect(at).toBe(decodeURIComponent(text) === numero ? undefined : `/api/public/ddl/${numero}`);
  });

  it("with a number of two bills gets the rows of both", async () => {
    const { status, body } = await get("9001");
    expect(status).toBe(300);
    expect(body.candidati.map((row: { numero: string }) => row.numero)).toEqual(["C.9001", "S.9001-B"]);
    expect(Object.keys(body.candidati[0])).toEqual(expect.arrayContaining(["titolo", "giorni_fermo", "n_firmatari"]));
    expect((await get("9001", "?lang=en")).body.detail).toMatch(/Several/);
    expect((await get("9001-A")).status).toBe(300);
  });

  it.each(["S.9005-B", "S.9006-B", "S.9999", "C.9006/I", "9005-9006", "xyz", "", "S.9002-Z", "__proto__", "S.9002%00"])(
    "for %j gets 404",
    async (text) => expect((await get(text)).status).toBe(404),
  );

  it("gets English prose and Italian names", async () => {
    expect((await get("S.9002", "?lang=en")).body).toMatchObject({ meta: { lingua: "en" }, stato: "esame in comm." });
  });
});

it("every reading of the sample opens the bill that the oracle tells, with its branch and without", async () => {
  const { modello } = await load(DATA, "2026-01-10");
  for (const { fase } of modello.disegni.flatMap(({ letture }) => letture)) {
    const key = fase.slice(2).toUpperCase();
    const bare = opened(modello, null, key);
    const answer = await get(key);
    const got =
      answer.status === 300 ? answer.body.candidati.map((r: { numero: string }) => r.numero) : [answer.body.numero];
    expect(got).toEqual([...new Set(bare)]);
    expect((await get(fase.toLowerCase())).body.numero).toBe(opened(modello, fase[0] as "S" | "C", key)[0]);
  }
});
