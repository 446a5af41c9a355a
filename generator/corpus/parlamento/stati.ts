/** States of a reading, as published: 18 values in the Senate's dumps, in full, and whether they close the bill. */
const STATI: ReadonlyMap<string, { readonly esteso: string; readonly chiuso: boolean }> = new Map(
  (
    [
      ["da assegn. a commis.", "da assegnare a commissione", false],
      ["assegnato (no esame)", "assegnato, esame non iniziato", false],
      ["esame in comm.", "in corso di esame in commissione", false],
      ["concluso l'esame", "concluso l'esame da parte della commissione", false],
      ["in relazione", "in stato di relazione", false],
      ["all'esame assemblea", "all'esame dell'assemblea", false],
      ["approvato", "approvato da un ramo, atteso il passaggio all'altro", false],
      ["appr. con modificaz", "approvato con modificazioni", false],
      ["appr. quest. sosp.", "approvata questione sospensiva", false],
      ["appr. in t.u.", "approvato in testo unificato, prosegue in altro disegno di legge", true],
      ["assorbito", "assorbito da altro disegno di legge", true],
      ["appr. def. non pubbl", "approvato definitivamente, non ancora pubblicato", true],
      ["appr. definit. Legge", "approvato definitivamente, legge", true],
      ["ritirato", "ritirato", true],
      ["respinto", "respinto", true],
      ["D-L decaduto", "decreto-legge decaduto", true],
      ["restit. al Governo", "restituito al Governo per essere ripresentato", true],
      ["concl. anomala stral", "conclusione anomala per stralcio, prosegue negli stralci", true],
    ] as const
  ).map(([stato, esteso, chiuso]) => [stato, { esteso, chiuso }]),
);

/**
 * Whether a state is one of the published ones.
 *
 * @example isKnownState("assorbito") // true
 */
export function isKnownState(stato: string | null): boolean {
  return stato !== null && STATI.has(stato);
}

/**
 * Whether a state closes the bill; an unknown one, or none, leaves it open.
 *
 * @example isClosed("approvato") // false: the other branch has yet to vote
 */
export function isClosed(stato: string | null): boolean {
  return stato !== null && STATI.get(stato)?.chiuso === true;
}

/**
 * A state in full; an unknown one as it is.
 *
 * @example fullState("D-L decaduto") // "decreto-legge decaduto"
 */
export function fullState(stato: string | null): string | null {
  return stato === null ? null : (STATI.get(stato)?.esteso ?? stato);
}
