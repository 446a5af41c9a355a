/** Inputs that stopped a server or a build: each is answered as any other, in few steps. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { copySync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { generatedTree } from "../property/tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { regexSteps } from "./regex-steps.ts";

const attack = (...names: string[]) => path.join("..", "shared", "data-variants", "attacco", ...names);
/** Steps that all expressions together take for each character of a request. */
const MOST_STEPS = 5000;

describe("a request that is made to be slow", () => {
  const sample = generatedTree("data-raw");

  it.each(["01-innocuo-i", "02-dietro-un-atto-n1"])("%s is answered in few steps", async (name) => {
    const target = readFileSync(attack(name, "target"), "utf8").trim().replace("/api/public", "");
    const statuses: number[] = [];
    const steps = await regexSteps(async () => statuses.push((await sample.get(target)).status));
    expect(statuses).toEqual([404]);
    expect([...steps.values()].reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_STEPS * target.length);
  });

  it("04-luogo-lungo has no neighbours, and is refused beyond what a name can be", async () => {
    const { status, body } = await sample.get(`/pnrr/progetti?luogo=${"1".repeat(500)}`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ luoghi: [] });
    expect((await sample.get(`/pnrr/progetti?luogo=${"1".repeat(60_000)}`)).status).toBe(422);
  });
});

describe("data that are made to be slow", () => {
  const data = temporaryFolder();
  beforeAll(() => {
    copySync("data-raw", data);
    const act = "20181001_18X09011_VIGENZA_20260110.xml";
    copySync(attack("03-riga-che-comincia-con-un-numero", act), path.join(data, "norme", act));
    const companies = "PNRR_Aggiudicatari_Gare.csv";
    copySync(attack("05-nome-di-azienda-sc", companies), path.join(data, "pnrr", companies));
  });
  // The build ends, or its command is killed: `run` gives it a limit.
  const tree = generatedTree(data);

  it("a line that begins with a number begins no comma", async () => {
    const { status, body } = await tree.get("/norme/eli:/it/decreto-ministeriale/2018/09/14/9011/art/1");
    expect(status).toBe(200);
    expect(body.commi).toEqual([
      expect.objectContaining({ numero: "1", testo: expect.stringMatching(/\n2026 finanziamento .*complementare$/) }),
    ]);
  });

  it("the name of a company stands as it is written", async () => {
    const { body } = await tree.get("/pnrr/classifica-aziende?top_n=200");
    expect(JSON.stringify(body)).toContain(`"${"SC.".repeat(45)}SC!"`);
  });
});
