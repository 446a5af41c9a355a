import { open, rename } from "node:fs/promises";

/**
 * Writes a file that is found whole or not at all: it grows under another name and is on disk before it takes its own.
 *
 * @example await writeWhole("indice.ndjson", function* () { yield "{}\n"; })
 */
export async function writeWhole(file: string, pieces: () => Iterable<string>): Promise<void> {
  const growing = `${file}.nuovo`;
  const handle = await open(growing, "w");
  try {
    for (const piece of pieces()) await handle.write(piece);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(growing, file);
}
