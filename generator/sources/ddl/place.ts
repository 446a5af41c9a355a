import type { TipoTesto } from "./records.ts";

/** What the official folders say of a text: `Leg19/Atto00055177/ddlpres/01360967-ft.akn.xml`. */
export interface BillPlace {
  readonly idFase: number | null;
  readonly idTesto: number | null;
  /** Kind of text that the folder names, `null` where it names none. */
  readonly tipo: TipoTesto | null;
}

/** Folders of bill texts; the official archive has others beside them (amendments...), which are not read. */
const FOLDERS: ReadonlyMap<string, TipoTesto> = new Map([
  ["ddlpres", "DDLPRES"],
  ["ddlmess", "DDLMESS"],
  ["ddlcomm", "DDLCOMM"],
]);

/**
 * Reads the official path of a bill's text. Older folders (`Leg #13/Atto 000790#755`) do not tell their reading: they join
 * nothing.
 *
 * @returns `null` where the text stands in an act's folder of another kind: it is no bill's text
 * @example placeOf("ddl/Leg19/Atto00055189/ddlmess/01363145-ft.akn.xml")
 * // { idFase: 55189, idTesto: 1363145, tipo: "DDLMESS" }
 */
export function placeOf(name: string): BillPlace | null {
  const parts = name.split(/[/!]/);
  const at = parts.findLastIndex((part) => /^Atto[ \d]/i.test(part));
  const [atto = "", folderName, ...below] = at === -1 ? [] : parts.slice(at);
  const folder = below.length === 0 ? undefined : folderName?.toLowerCase();
  const tipo = folder === undefined ? null : (FOLDERS.get(folder) ?? null);
  if (folder !== undefined && tipo === null) return null;
  const fase = /^Atto(\d{8})$/i.exec(atto);
  const testo = /^(\d{1,9})-/.exec(parts.at(-1) ?? "");
  return { idFase: fase ? Number(fase[1]) : null, idTesto: testo ? Number(testo[1]) : null, tipo };
}
