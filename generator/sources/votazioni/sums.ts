/** Whether the lists of a vote add up to the numbers that are published of it. */

import type { VotazioneRecord } from "./records.ts";

/** Which list each published number counts. */
const COUNTED = [
  ["favorevoli", "favorevole"],
  ["contrari", "contrario"],
  ["astenuti", "astenuto"],
  ["congedoMissione", "missione"],
] as const;

const EXPRESSED: ReadonlySet<string> = new Set(["favorevole", "contrario", "astenuto"]);
type Numbers = Pick<VotazioneRecord, "voti" | "favorevoli" | "contrari" | "astenuti" | "congedoMissione">;

/**
 * What disagrees, in words; empty where nothing does, or there are no lists. In a secret vote those who voted are one number.
 *
 * @example disagreements(record, true) // ["favorevoli 2, in elenco 1"]
 */
export function disagreements(record: Numbers, palese: boolean): string[] {
  if (record.voti.size === 0) return [];
  const people = [...record.voti.values()];
  const listed = (is: (voto: string) => boolean) => people.filter((rows) => rows.some(({ voto }) => is(voto))).length;
  const said = (name: string, published: number | null, there: number) =>
    published === null || published === there ? [] : [`${name} ${published}, in elenco ${there}`];
  const { favorevoli, contrari, astenuti, congedoMissione } = record;
  if (palese)
    return COUNTED.flatMap(([name, one]) =>
      said(
        name,
        record[name],
        listed((voto) => voto === one),
      ),
    );
  const voted = listed((voto) => voto === "ha_votato" || EXPRESSED.has(voto));
  const all = favorevoli === null || contrari === null || astenuti === null ? null : favorevoli + contrari + astenuti;
  return [
    ...(voted === 0 && listed((voto) => voto === "presente_non_votante") === 0 ? [] : said("votanti", all, voted)),
    ...said(
      "congedoMissione",
      congedoMissione,
      listed((voto) => voto === "missione"),
    ),
  ];
}

/** Whether positions are known: who voted in secret has none. */
export const isOpen = ({
  ramo,
  segreta,
  tipo,
  voti,
}: Pick<VotazioneRecord, "ramo" | "segreta" | "tipo" | "voti">): boolean =>
  segreta !== true &&
  !(ramo === "Senato" && /segret|numero legale/i.test(tipo ?? "")) &&
  !(ramo === "Camera" && [...voti.values()].some((rows) => rows.some(({ voto }) => voto === "ha_votato")));
