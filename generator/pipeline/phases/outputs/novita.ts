/** `--previous DIR`: what changed since an earlier tree, as `api/public/novita.json`. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { lineJson, lineOfMeta } from "../../../format/line-json.ts";
import { bucketOfPack } from "../../../format/pack.ts";
import {
  changedArticles,
  type Differences,
  differences,
  enterAct,
  enterBill,
  enterRelations,
  type Snapshot,
} from "../../../outputs/catalogue/novita.ts";
import { Failure } from "../../../terminal/failure.ts";
import type { Progress } from "../../../terminal/progress.ts";
import { ActReader, actsOfTree, type TreeFiles } from "../../../tree/acts-of-tree.ts";
import { operationOfFile } from "../../../tree/answer-schema.ts";
import { OpenManifest, unlessSpoilt } from "../../../tree/lists/open-manifest.ts";
import { MANIFEST } from "../../../tree/manifest.ts";
import { sha256 } from "../../../tree/sha256.ts";
import type { Staging } from "../../../tree/staging.ts";
import { validateAnswer } from "../../../tree/validate.ts";
import { BUILD_TEXTS } from "../../texts.ts";

const NAME = "api/public/novita.json";
const HEALTH = "api/public/health.json";

interface Things {
  readonly norme: Snapshot;
  readonly relazioni: Snapshot;
  readonly ddl: Snapshot;
}

/** What `/health` says of a tree. */
interface Health {
  readonly meta: { readonly release: string; readonly dati_al: string | null };
  readonly conteggi: { readonly norme: number; readonly ddl: number };
}

const utf8 = new TextDecoder();

/** Whether the changes of a file are published: those of acts and bills. */
const isCompared = (name: string) =>
  bucketOfPack(name) !== null || operationOfFile(name) === "norma" || operationOfFile(name) === "ddl";

/** What the answers of a tree hold. */
function thingsOf(files: TreeFiles, { conteggi }: Health, progress: Progress): Things {
  const things: Things = { norme: new Map(), relazioni: new Map(), ddl: new Map() };
  progress.start(BUILD_TEXTS.steps.novita, conteggi.norme + conteggi.ddl);
  for (const act of actsOfTree(files)) {
    enterAct(things.norme, act.norma());
    enterRelations(things.relazioni, act.relazioni());
    progress.advance(1);
  }
  for (const name of files.names) {
    if (operationOfFile(name) !== "ddl") continue;
    enterBill(things.ddl, utf8.decode(files.read(name)));
    progress.advance(1);
  }
  return things;
}

/** The earlier tree lacks a file, or one is not what its manifest says: what changed since is not known. */
export class DamagedPrevious extends Failure {}

/** Reads files of the earlier tree, each held against its manifest. @throws DamagedPrevious */
function readerOf(dir: string, manifest: OpenManifest): TreeFiles["read"] {
  return (name) => {
    const file = path.join(dir, name);
    if (!existsSync(file)) throw new DamagedPrevious(BUILD_TEXTS.previousMissing(file));
    const bytes = readFileSync(file);
    if (sha256(bytes) !== manifest.entry(name)?.sha256) throw new DamagedPrevious(BUILD_TEXTS.previousDamaged(file));
    return bytes;
  };
}

const parse = <T>(name: string, read: TreeFiles["read"]): T => JSON.parse(utf8.decode(read(name)));

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
 * @throws DamagedPrevious if the earlier tree is not whole
 */
export function writeNovita(staging: Staging, previous: string, meta: object, progress: Progress): void {
  const manifest = unlessSpoilt(() => new OpenManifest(previous));
  if (!manifest) throw new DamagedPrevious(BUILD_TEXTS.previousDamaged(path.join(previous, MANIFEST)));
  const read = readerOf(previous, manifest);
  const earlier: string[] = [];
  for (const { path: name } of manifest.entries()) if (isCompared(name)) earlier.push(name);
  const health = parse<Health>(HEALTH, read);
  const { release, dati_al } = health.meta;
  const before = thingsOf({ names: earlier, read }, health, progress);
  const files = {
    names: Array.from(staging.entries(), (entry) => entry.path),
    read: (name: string) => staging.read(name),
  };
  const now = thingsOf(files, parse<Health>(HEALTH, files.read), progress);
  const [acts, earlierActs] = [new ActReader(files), new ActReader({ read })];
  const norme = differences(before.norme, now.norme);
  const cambiate = norme.cambiate.map((voce) => {
    const eli = "eli" in voce ? String(voce.eli) : "";
    return { ...voce, articoli: changedArticles(earlierActs.norma(eli), acts.norma(eli)) };
  });
  const found = {
    norme: { ...norme, cambiate },
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
  const text = lineJson(lineOfMeta(meta), { precedente: { release, dati_al }, conteggi }, lists);
  validateAnswer("novita", NAME, text);
  staging.write(NAME, text);
}
