/** Votes in the plainest code, from the model. It shares no code with the views, the tree or the router. */

import type { ModelloParlamento, Votazione, Voto } from "../../generator/corpus/parlamento/modello.ts";

type Model = Pick<ModelloParlamento, "votazioni" | "persone">;
const TAKEN = ["favorevole", "contrario", "astenuto"];
const COUNTED = [...TAKEN, "presente_non_votante", "missione", "presidente", "non_partecipa", "non_votante"];

const less = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** From the last word that has letters, or the particle before it, to the end; then what is before. */
const surname = (nome: string) =>
  nome.replace(
    /^(.+?) ((?:(?:d'|da|dal|dall'|dalla|de|degli|dei|del|dell'|della|delle|di|la|le|li|lo|van|von) )*[^ ]*\p{L}[^ ]*(?: \P{L}+)?)$/iu,
    "$2 $1",
  );
const counts = (voti: readonly { voto: string }[]) =>
  Object.fromEntries(COUNTED.map((one) => [one, voti.filter(({ voto }) => voto === one).length]));

function lineOf(voti: readonly Voto[]): string | null {
  const gruppo = voti[0]?.gruppo ?? null;
  if (gruppo === null) return null;
  const { sigla, nome } = gruppo;
  const low = sigla.toLowerCase();
  if (low === "m" || low.startsWith("m-") || low === "misto" || low.startsWith("misto-")) return null;
  if (nome.toLowerCase().split(" ").includes("misto")) return null;
  const each = TAKEN.map((one) => voti.filter(({ voto }) => voto === one).length);
  const most = Math.max(...each);
  return each.filter((n) => n === most).length === 1 ? TAKEN[each.indexOf(most)]! : null;
}

const differs = (line: string | null, voto: string) => line !== null && TAKEN.includes(voto) && voto !== line;
const groupOf = (vote: Votazione, one: Voto) =>
  vote.voti.filter(({ gruppo }) => (gruppo?.sigla ?? null) === (one.gruppo?.sigla ?? null));

export const row = ({ voti: _, mandatiNoti: __, ramo, ...rest }: Votazione) => ({ ...rest, ramo: ramo[0] });

/** The body of `/votazioni/{id}`. */
export function oneVote(vote: Votazione) {
  const siglas = [...new Set(vote.voti.map(({ gruppo }) => gruppo?.sigla ?? null))];
  const gruppi = siglas.map((sigla) => {
    const own = vote.voti.filter(({ gruppo }) => (gruppo?.sigla ?? null) === sigla);
    const linea = lineOf(own);
    const difformi = own.filter(({ voto }) => differs(linea, voto)).length;
    return { sigla, nome: own[0]?.gruppo?.nome || null, ...counts(own), linea, difformi, size: own.length };
  });
  gruppi.sort((a, b) => b.size - a.size || (a.sigla === null ? 1 : b.sigla === null ? -1 : less(a.sigla, b.sigla)));
  const place = (sigla: string | null) => gruppi.findIndex((group) => group.sigla === sigla);
  const voti = vote.voti.map((one) => ({
    id: one.id,
    nome: one.nome,
    gruppo: one.gruppo?.sigla ?? null,
    voto: one.voto,
    parole: one.parole,
    difforme: differs(lineOf(groupOf(vote, one)), one.voto),
  }));
  voti.sort((a, b) => place(a.gruppo) - place(b.gruppo) || less(surname(a.nome), surname(b.nome)) || less(a.id, b.id));
  return { ...row(vote), gruppi: gruppi.map(({ size: _, ...group }) => group), voti };
}

/** The rows of `/votazioni` for its filters. */
export const listed = ({ votazioni }: Model, asked: { ramo: string; categoria: string; dal: string; al: string }) =>
  votazioni
    .filter(
      ({ ramo, categoria, data }) =>
        (asked.ramo === "" || ramo[0] === asked.ramo) &&
        (asked.categoria === "" || categoria === asked.categoria) &&
        (asked.dal === "" || (data !== null && data >= asked.dal)) &&
        (asked.al === "" || (data !== null && data <= asked.al)),
    )
    .map(row);

/** The body of `/politici/{id}/voti`, every vote of it. */
export function ofMember({ votazioni, persone }: Model, wanted: string) {
  const { id, nome, ramo, gruppo, mandati } = persone.find((one) => one.id === wanted)!;
  const ofBranch = votazioni.filter((vote) => vote.ramo === ramo);
  const names = (vote: Votazione) => vote.voti.find((one) => one.id === id);
  const inOffice = (vote: Votazione): boolean => {
    if (mandati !== null)
      return mandati.some(({ dal, al }) => vote.data !== null && vote.data >= dal && vote.data <= (al ?? "9999"));
    const at = ofBranch.indexOf(vote);
    const isNamed = (other: Votazione) => names(other) !== undefined;
    if (vote.data === null) return false;
    if (isNamed(vote)) return true;
    return vote.voti.length === 0 && ofBranch.slice(0, at).some(isNamed) && ofBranch.slice(at).some(isNamed);
  };
  const known = mandati !== null || (ramo === "Camera" && ofBranch.some(names));
  const held = ofBranch.filter(inOffice);
  const voti = votazioni.flatMap((vote) => {
    const one = names(vote);
    if (!one) return [];
    const linea = lineOf(groupOf(vote, one));
    const { data, titolo, oggetto, categoria, ddl } = vote;
    return [
      {
        votazione: { id: vote.id, data, titolo, oggetto, categoria, ddl },
        gruppo: one.gruppo?.sigla ?? null,
        voto: one.voto,
        linea,
        difforme: differs(linea, one.voto),
        counts: vote.palese && vote.data !== null && (!known || held.includes(vote)),
      },
    ];
  });
  const open = voti.filter((one) => one.counts);
  const palesi = held.filter(({ palese }) => palese).length;
  const totali = {
    tenute: known ? held.length : null,
    palesi: known ? palesi : null,
    ...counts(open),
    in_nessun_elenco: known ? palesi - open.length : null,
    difformi: open.filter(({ difforme }) => difforme).length,
  };
  const parlamentare = { id, nome, ramo, gruppo: gruppo?.sigla ?? null };
  return { parlamentare, totali, voti: voti.map(({ counts: _, ...one }) => one) };
}
