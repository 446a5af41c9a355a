/** The answer of `/health`, as the start page reads it. */
export interface Health {
  readonly meta: {
    readonly release: string;
    /** `YYYY-MM-DD`, `null` without sources. */
    readonly dati_al: string | null;
  };
  readonly conteggi: Readonly<Record<string, number | Readonly<Record<string, number>>>>;
}

/**
 * One of the counts.
 *
 * @param place names from the outside in, joined by a dot
 * @throws Error where there is none
 * @example countOf(health, "pnrr.progetti") // 52539
 */
export function countOf(health: Health, place: string): number {
  const value = place
    .split(".")
    .reduce<unknown>((at, name) => (typeof at === "object" && at ? Reflect.get(at, name) : undefined), health.conteggi);
  if (typeof value !== "number") throw new Error(`health.json non ha il conteggio ${place}`);
  return value;
}
