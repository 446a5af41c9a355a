import { rmSync, writeFileSync } from "node:fs";
import { digestOfFile } from "../digest-of-file.ts";
import { dayOf } from "./transport/clock.ts";
import type { Fetched, Fetching } from "./transport/fetch-file.ts";

/**
 * Puts a whole answer in its place and into the ledger, where it is not there already.
 *
 * @param slice what was asked for, where one address gives many things
 * @example await keepAnswer(fetching, "parlamento/camera/deputati_19.csv", csv, ADDRESS) // "fetched"
 */
export async function keepAnswer(
  { folder, connection }: Fetching,
  name: string,
  text: string,
  address: string,
  slice: string | null = null,
): Promise<Fetched> {
  const part = folder.onTheWay(`${name}.part`);
  writeFileSync(part, text);
  const { sha256, bytes } = digestOfFile(part);
  if (folder.holds(name) && folder.ledger.entry(name)?.sha256 === sha256) {
    rmSync(part);
    return "unchanged";
  }
  folder.place(part, name);
  const now = connection.clock.now();
  folder.ledger.enter(name, {
    indirizzo: address,
    scaricato_il: new Date(now).toISOString(),
    giorno: dayOf(now),
    bytes,
    sha256,
    etag: null,
    ultima_modifica: null,
    fetta: slice,
    attesi: null,
    ricevuti: null,
  });
  return "fetched";
}
