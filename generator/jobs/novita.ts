/** `--previous DIR`: what changed since an earlier tree, as `api/public/novita.json`. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import {
  type Differences,
  differences,
  enterAct,
  enterBill,
  enterRelations,
  type Snapshot,
} from "../catalogue/novita.ts";
import { operationOfFile } from "../tree/answer-schema.ts";
import { lineJson, metaLine } from "../tree/line-json.ts";
import { MANIFEST, type Staging } from "../tree/staging.ts";
import { validateAnswer } from "../tree/validate.ts";
import { Failure } from "./fonti.ts";
import type { Progress } from "./progress.ts";

const NAME = "api/public/novita.json";
const HEALTH = "api/public/health.json";

interface Things {
  readonly norme: Snapshot;
  readonly relazioni: Snapshot;
  readonly ddl: Snapshot;
}

/** What the answers of a tree hold. */
function thingsOf(names: readonly string[], read: (name: string) => string, progress: Progress): Things {
  const things: Things = { norme: new Map(), relazioni: new Map(), ddl: new Map() };
  const enter: Readonly<Record<string, (text: string) => void>> = {
    norma: (text) => enterAct(things.norme, text),
    relazioni: (text) => enterRelations(things.relazioni, text),
    ddl: (text) => enterBill(things.ddl, text),
  };
  const answers = names.filter((name) => Object.hasOwn(enter, operationOfFile(name) ?? ""));
  progress.start("Novità", answers.length);
  for (const name of answers) {
    enter[operationOfFile(name)!]!(read(name));
    progress.advance(1);
  }
  return things;
}

/** Reads files of the earlier tree. */
function readerOf(dir: string): (name: string) => string {
  return (name) => {
    const file = path.join(dir, name);
    if (!existsSync(file))
      throw new Failure(
        `${file}: manca; --previous vuole la cartella di un albero intero, verificabile con npm run check`,
      );
    return readFileSync(file, "utf8");
  };
}

function parse<T>(dir: string, name: string, read: (name: string) => string): T {
  try {
    return JSON.parse(read(name)) as T;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Failure(
      `${path.join(dir, name)}: non è JSON (${error.message}); riprendere l'albero di prima da una copia integra`,
    );
  }
}

const counts = ({ aggiunte, cambiate, rimosse }: Differences) => ({
  aggiunte: aggiunte.length,
  cambiate: cambiate.length,
  rimosse: rimosse.length,
});

/**
 * Compares the tree that was just written with an earlier one, and writes what changed.
 *
 * @param previous folder of the earlier tree
 * @param meta of the document
 * @throws Failure where the earlier tree is not whole
 */
export function writeNovita(staging: Staging, previous: string, meta: object, progress: Progress): void {
  const read = readerOf(previous);
  const earlier = parse<{ path: string }[]>(previous, MANIFEST, read).map((entry) => entry.path);
  const { release, dati_al } = parse<{ meta: { release: string; dati_al: string | null } }>(
    previous,
    HEALTH,
    read,
  ).meta;
  const before = thingsOf(earlier, read, progress);
  const names = staging.entries().map((entry) => entry.path);
  const now = thingsOf(names, (name) => readFileSync(staging.locate(name), "utf8"), progress);
  const found = {
    norme: differences(before.norme, now.norme),
    relazioni: differences(before.relazioni, now.relazioni),
    ddl: differences(before.ddl, now.ddl),
  };
  const conteggi = Object.fromEntries(Object.entries(found).map(([kind, lists]) => [kind, counts(lists)]));
  const lists = Object.entries(found).flatMap(([kind, { aggiunte, cambiate, rimosse }]) =>
    Object.entries({ aggiunte, cambiate, rimosse }).map(([name, items]) => ({
      path: [kind, name] as const,
      items: items.map((item) => JSON.stringify(item)),
    })),
  );
  const text = lineJson(metaLine(meta), { precedente: { release, dati_al }, conteggi }, lists);
  validateAnswer("novita", NAME, text);
  staging.write(NAME, text);
}
