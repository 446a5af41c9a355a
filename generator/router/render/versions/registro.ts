import { versionOn } from "../../../format/act-index.ts";
import { documentOf, ownEntry } from "../../../format/line-json.ts";
import { card, json, type Read } from "../../../format/read-tree.ts";
import { type RegisterCard, type RegisteredAct, type RegisterPart, registerFile } from "../../../format/register.ts";
import { bucketKey, bucketKeyOfEli } from "../../../law/identity/act-bucket.ts";
import { splitDay } from "../../../law/identity/version-day.ts";
import { answerOf } from "../../answer.ts";
import { readOnce } from "../../read-once.ts";
import { findAct } from "../find-act.ts";
import { type FoundRow, type RowsAmong, rowsOfNumber } from "../find-named.ts";
import type { Render } from "../render.ts";

type Registered = RegisteredAct<FoundRow>;

/** What an answer says of an act that is not found, or not alone. */
const NOTHING = {
  norma: null,
  versione: null,
  n_versioni: 0,
  ultima_modifica: null,
  ultima_pronuncia: null,
  futura: null,
  cambiata: null,
  testo_ufficiale: null,
};

/**
 * What an answer says of an act.
 *
 * @param day in which the act is wanted
 * @param dal day after which it counts as changed
 */
function changesOf(act: Registered, day: string | null, dal: string) {
  const { norma, versioni, ultima_modifica, ultima_pronuncia } = act;
  const wanted = versionOn(act, day);
  const shown = wanted === undefined ? undefined : versioni[wanted];
  // The newest first: the last one that lies ahead comes first.
  const next = versioni.findLast(({ futura }) => futura);
  const days = [...versioni.map(({ al }) => al), ultima_modifica?.data ?? "", ultima_pronuncia?.deposito ?? ""];
  return {
    norma,
    versione: shown ? { al: shown.al, sha256: shown.sha256 } : null,
    n_versioni: versioni.length,
    ultima_modifica: ultima_modifica ?? null,
    ultima_pronuncia: ultima_pronuncia ?? null,
    futura: next ? { al: next.al } : null,
    cambiata: dal === "" ? null : days.some((one) => one > dal),
    testo_ufficiale: null,
  };
}

/**
 * What has changed of some acts. A name says at once which file of the register has its act, whether it is an ELI or says type, year and number:
 * after the card, and what citations are read by, one round of reads has them all.
 */
export const renderRegistro: Render<"registro"> = async ({ norme, dal }, { lingua, read: readFile }) => {
  const read = readOnce(readFile);
  const opened = card<RegisterCard>(read, "registro");
  const actsOf = async (key: string): Promise<readonly Registered[]> => {
    const { parti } = (await opened).said;
    const part = await read(registerFile(key, parti));
    return (part && ownEntry(json<RegisterPart<FoundRow>>(part), key)) ?? [];
  };
  const open = async (eli: string) =>
    (await actsOf(bucketKeyOfEli(eli))).find(({ norma }) => norma.eli === eli) ?? null;
  const among: RowsAmong = async (from: Read, act) => {
    const { tipo, data, anno, numero } = act;
    if (!tipo) return rowsOfNumber(from, act);
    return (await actsOf(bucketKey({ tipo, anno: data?.slice(0, 4) ?? anno ?? "", numero }))).map(({ norma }) => norma);
  };
  const named = async (chiesta: string) => {
    const { text, day } = splitDay(chiesta);
    const { act, candidati, ufficiale } = await findAct(read, text, open, among);
    if (act) return { chiesta, esito: "trovata", ...changesOf(act, day, dal) };
    if (candidati) return { chiesta, esito: "ambigua", ...NOTHING };
    return { chiesta, esito: "sconosciuta", ...NOTHING, testo_ufficiale: ufficiale?.(day) ?? null };
  };
  const found = await Promise.all(norme.split("|").map(named));
  const { metaLine } = await opened;
  const lines = found.map((one) => JSON.stringify(one)).join(",\n");
  return answerOf(200, documentOf(metaLine(lingua), { totale: found.length }, { norme: lines }), lingua);
};
