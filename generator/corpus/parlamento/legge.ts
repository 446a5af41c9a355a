import { lastOf } from "../../collections/at.ts";
import { formatEli } from "../../law/identity/eli.ts";
import type { Disegno } from "./modello.ts";

/**
 * The law that a bill has become, as its current reading says; `null` where it says none.
 *
 * @example leggeOf(disegno) // { numero: "9013", data: "2025-12-05", eli: "eli:/it/legge/2025/12/05/9013" }
 */
export function leggeOf({ letture }: Pick<Disegno, "letture">) {
  const { numeroLegge, dataLegge, natura } = lastOf(letture);
  if (numeroLegge === null) return null;
  const tipo = natura === "costituzionale" ? "legge-costituzionale" : "legge";
  const eli = dataLegge && formatEli({ tipo, data: dataLegge, numero: numeroLegge });
  return { numero: numeroLegge, data: dataLegge, eli };
}
