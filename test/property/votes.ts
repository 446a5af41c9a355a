/** Invented votes of invented members of Parliament, and the router over the files of any votes. */

import { noteParlamento } from "../../generator/contract/note-parlamento.ts";
import type { OperationId } from "../../generator/contract/operations.ts";
import { votesViews } from "../../generator/corpus/orders/parlamento/votazioni.ts";
import type { Persona, Posizione, Votazione } from "../../generator/corpus/parlamento/modello.ts";
import { respond } from "../../generator/router/respond.ts";
import type { FileSink } from "../../generator/tree/file-sink.ts";
import { writeVotes } from "../../generator/tree/write-votes.ts";
import { thrown } from "../thrown.ts";

/** Groups of the votes: the mixed group has no line. */
const GROUPS = [
  { sigla: "GEU", nome: "Gruppo Esempio Uno" },
  { sigla: "GED", nome: "Gruppo Esempio Due" },
  { sigla: "M-ALT", nome: "Misto, Altri Esempi" },
] as const;

/** Twelve senators, whose mandates are known, and twelve deputies. */
export const MEMBERS: readonly Persona[] = (["Camera", "Senato"] as const).flatMap((ramo) =>
  Array.from({ length: 12 }, (_, i): Persona => {
    const gruppo = { ramo, ...GROUPS[i % 2]! };
    const mandati = ramo === "Senato" ? [{ dal: i % 4 ? "2022-10-13" : "2024-01-01", al: null }] : null;
    const number = i + 10;
    return { id: `${ramo[0]}-${number}`, nome: `Parlamentare Esempio ${number}`, ramo, gruppo, mandati };
  }),
);

/** The votes of a branch's members, by one word for each: `f c a m - …`; `.` is in no list. */
const WORDS: Readonly<Record<string, Posizione>> = {
  f: "favorevole",
  c: "contrario",
  a: "astenuto",
  p: "presente_non_votante",
  m: "missione",
  P: "presidente",
  "-": "non_partecipa",
  n: "non_votante",
  s: "ha_votato",
};

export function vote(id: string, data: string | null, words: string, more: Partial<Votazione> = {}): Votazione {
  const [branch, legislatura = 0, seduta = 0, numero = 0] = id.split("-").map((part) => Number(part) || 0);
  const ramo = id.startsWith("S") ? "Senato" : "Camera";
  const voti = MEMBERS.filter((member) => member.ramo === ramo).flatMap((member, i) => {
    const voto = WORDS[words[i] ?? "."];
    return voto ? [{ id: member.id, nome: member.nome, gruppo: GROUPS[i % 3]!, voto, parole: voto }] : [];
  });
  const of = (voto: Posizione) => voti.filter((one) => one.voto === voto).length;
  const uri =
    ramo === "Senato"
      ? `http://dati.senato.it/votazione/${legislatura}-${seduta}-${numero}`
      : `http://dati.camera.it/ocd/votazione.rdf/vs${legislatura}_${seduta}_${String(numero).padStart(3, "0")}`;
  return {
    ...{
      id,
      ramo,
      legislatura,
      seduta,
      numero,
      data,
      titolo: null,
      oggetto: `Voto ${branch} «esempio» è`,
      categoria: "finale",
    },
    ...{ palese: true, esito: "approvato", presenti: null, votanti: null, maggioranza: 7, ddl: [], legge: null },
    ...{ favorevoli: of("favorevole"), contrari: of("contrario"), astenuti: of("astenuto") },
    ...{ uri, url: null, quadra: true, mandatiNoti: ramo === "Senato", voti },
    ...more,
  };
}

const NOTES = noteParlamento({ Camera: null, Senato: null });

/**
 * Asks the router over the files of some votes, whatever they are.
 *
 * @returns what gives the status and the members of an answer but `meta`, by its path: `/votazioni/S-19-12-3`
 */
export function servedVotes(model: Parameters<typeof votesViews>[0]) {
  const files = new Map<string, Uint8Array>();
  const write = (name: string, text: string) => files.set(name, new TextEncoder().encode(text));
  const card = (id: OperationId, _: unknown, more: object = {}) => {
    write(`indici/${id}.json`, `${JSON.stringify({ meta: { it: {}, en: {} }, ...more })}\n`);
    return "";
  };
  writeVotes({ write } as unknown as FileSink, { card }, votesViews(model), NOTES);
  return async (target: string) => {
    const read = async (name: string) => files.get(name) ?? null;
    const { status, body } = await respond({ method: "GET", target: `/api/public${target}` }, read, thrown);
    const { meta: _, ...said } = JSON.parse(new TextDecoder().decode(body));
    return { status, ...said };
  };
}
