import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { copySync, removeSync } from "fs-extra/esm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildParlamento } from "../../../generator/corpus/parlamento/build.ts";
import type { Votazione } from "../../../generator/corpus/parlamento/modello.ts";
import { readCamera } from "../../../generator/sources/camera/read-camera.ts";
import { Rapporto } from "../../../generator/sources/rapporto.ts";
import { readSenato } from "../../../generator/sources/senato/read-senato.ts";
import { readVotazioni } from "../../../generator/sources/votazioni/read-votazioni.ts";
import type { VotazioneRecord } from "../../../generator/sources/votazioni/records.ts";

const folder = mkdtempSync(path.join(tmpdir(), "voti-"));
const rapporto = new Rapporto();
let records: VotazioneRecord[];
let votazioni: readonly Votazione[];
let stale: readonly Votazione[];

beforeAll(async () => {
  for (const part of ["data/parlamento", "data-voti/parlamento", "data-voti/risposte"])
    copySync(path.join("../shared", part), path.join(folder, path.basename(part)));
  records = await readVotazioni(folder, rapporto);
  const senato = await readSenato(folder, rapporto);
  expect(senato.composizioneAl).toBe("2024-05-08");
  const deputati = await readCamera(folder, rapporto);
  const built = (giornoSenato: string, composizioneAl = senato.composizioneAl) =>
    buildParlamento(
      { senato: { ...senato, composizioneAl }, deputati, votazioni: records, giornoSenato },
      [],
      giornoSenato,
      rapporto,
    ).votazioni;
  votazioni = built("2024-05-08");
  stale = built("2026-11-28", null);
}, 120_000);
afterAll(() => removeSync(folder));

const tally = (positions: Iterable<string>) => {
  const counted: Record<string, number> = {};
  for (const one of positions) counted[one] = (counted[one] ?? 0) + 1;
  return counted;
};
const named = (votes: readonly Votazione[], id: string) => {
  const found = votes.find((vote) => vote.id === id);
  if (found === undefined) throw new Error(`${id}: not there`);
  return found;
};

/** Who did not vote as most of those of his group who took a position. */
function rebels(rows: readonly { readonly gruppo: string; readonly voto: string }[]): Record<string, number> {
  const expressed = rows.filter(({ voto }) => ["favorevole", "contrario", "astenuto"].includes(voto));
  const out: Record<string, number> = {};
  for (const gruppo of new Set(expressed.map((row) => row.gruppo))) {
    const own = expressed.filter((row) => row.gruppo === gruppo);
    const [first = ["", 0], second = ["", 0]] = Object.entries(tally(own.map(({ voto }) => voto))).sort(
      (a, b) => b[1] - a[1],
    );
    const others = own.filter(({ voto }) => voto !== first[0]).length;
    if (first[1] > second[1] && others > 0 && !/^(?:M-|Misto)/.test(gruppo)) out[gruppo] = others;
  }
  return out;
}

describe("recorded answers and rebuilt dumps", () => {
  it("leave one record a vote, of whatever it was, and serve final votes alone", () => {
    expect(records).toHaveLength(37);
    expect(votazioni.map(({ id }) => id)).toEqual([
      "C-19-723-1",
      "S-19-232-45",
      "S-19-232-40",
      "S-19-232-35",
      "S-19-232-29",
      "S-19-232-24",
      "S-19-11-8",
    ]);
    expect(rapporto.discarded).toBe(0);
  });

  it("give vs19_147_041 its 399 positions, from JSON and CSV alike", () => {
    const vote = records.find(({ id }) => id === "C-19-147-41");
    const rows = [...(vote?.voti.values() ?? [])].flatMap((all) => all.slice(0, 1));
    expect([vote?.voti.size, vote?.favorevoli, vote?.contrari, vote?.astenuti]).toEqual([399, 103, 159, 13]);
    expect(tally(rows.map(({ voto }) => voto))).toEqual({
      favorevole: 103,
      contrario: 159,
      astenuto: 13,
      non_partecipa: 65,
      missione: 58,
      presidente: 1,
    });
    expect(rebels(rows.map(({ voto, sigla }) => ({ voto, gruppo: sigla ?? "" })))).toEqual({ "AIV-RE": 3, M5S: 1 });
  });

  it("give 19-11-8 its bills, its law, the groups of that day and nobody absent", () => {
    const { voti, ...vote } = named(votazioni, "S-19-11-8");
    expect(vote).toMatchObject({
      data: "2022-11-24",
      ddl: ["S.93", "S.338", "S.353"],
      legge: { eli: "eli:/it/legge/2023/02/09/12" },
      presenti: 140,
      votanti: 139,
      maggioranza: 70,
      quadra: true,
      mandatiNoti: false,
    });
    expect(tally(voti.map(({ voto }) => voto))).toEqual({ favorevole: 139, presente_non_votante: 7, missione: 36 });
    expect(voti.filter(({ gruppo }) => gruppo === null)).toEqual([]);
    expect(rebels(voti.map(({ voto, gruppo }) => ({ voto, gruppo: gruppo?.sigla ?? "" })))).toEqual({});
  });

  it("give 19-232-24 four bills, and no group out of an older composition", () => {
    const { voti, ddl, legge } = named(votazioni, "S-19-232-24");
    expect(ddl).toEqual(["S.163", "S.245", "S.475", "S.824"]);
    expect(legge).toBeNull();
    expect(tally(voti.map(({ voto }) => voto))).toEqual({
      favorevole: 84,
      contrario: 58,
      presente_non_votante: 13,
      missione: 35,
    });
    expect(voti.some(({ gruppo }) => gruppo !== null)).toBe(false);
    // With the groups of May 2024 somebody would stand against a group that he had left.
    const wrong = named(stale, "S-19-232-24").voti.map(({ voto, gruppo }) => ({ voto, gruppo: gruppo?.sigla ?? "" }));
    expect(rebels(wrong)).toEqual({ M5S: 1 });
  });

  it("keep a secret vote on an unknown bill without positions", () => {
    expect(named(votazioni, "C-19-723-1")).toMatchObject({
      palese: false,
      ddl: ["C.2822-B"],
      voti: [],
      esito: "approvato",
      data: "2026-10-08",
    });
  });
});
