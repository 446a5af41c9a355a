import { gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { noteParlamento } from "../../../../generator/contract/note-parlamento.ts";
import { votesViews } from "../../../../generator/corpus/orders/parlamento/votazioni.ts";
import type { Persona, Votazione } from "../../../../generator/corpus/parlamento/modello.ts";
import type { FileSink } from "../../../../generator/tree/file-sink.ts";
import { writeVotes } from "../../../../generator/tree/write-votes.ts";
import { vote } from "../../../property/votes.ts";

const WORDS = ["favorevole", "contrario", "astenuto", "missione", "non_partecipa"] as const;
const persone = Array.from({ length: 650 }, (_, i): Persona => {
  const nome = `Parlamentare Esempio ${(i * 7919) % 10_007} ${((i * 104_729) % 1_000_003).toString(36)}`;
  const ramo = i < 400 ? "Camera" : "Senato";
  return { id: `${ramo[0]}-${300_000 + ((i * 7) % 10_000)}`, nome, ramo, gruppo: null, mandati: null };
});
const groups = Array.from({ length: 12 }, (_, g) => ({ sigla: `GE${g}`, nome: `Gruppo Esempio ${g}` }));
const votazioni = Array.from({ length: 700 }, (_, n): Votazione => {
  const ramo = n % 2 ? "Senato" : "Camera";
  const voti = persone
    .filter((one) => one.ramo === ramo)
    .map(({ id, nome }, i) => {
      const voto = WORDS[(i * 31 + n * 17 + ((i * i) % 7)) % 5]!;
      return { id, nome, gruppo: groups[(i * 5) % 12]!, voto, parole: voto };
    });
  return { ...vote(`${ramo[0]}-19-${1000 - n}-1`, "2024-01-01", ""), voti };
});

it("700 votes and 650 members take at most 2,500 files; a vote of 400 people at most 8 KB, compressed", () => {
  const files = new Map<string, string>();
  const sink = { write: (name: string, text: string) => files.set(name, text) } as unknown as FileSink;
  const views = votesViews({ votazioni, persone });
  writeVotes(sink, { card: () => "" }, views, noteParlamento({ Camera: null, Senato: null }));
  expect(files.size).toBeLessThanOrEqual(2500);
  const [{ row, gruppi, voti }] = views.votazioni as [(typeof views.votazioni)[number]];
  expect(voti).toHaveLength(400);
  expect(gzipSync(JSON.stringify({ ...row, gruppi, voti })).length).toBeLessThanOrEqual(8 * 1024);
});
