/** `--download git`: the law as a repository, a page for each act, a commit for each version of each. */

import { BASE_PATH } from "../../../api/operations.ts";
import { byCodeUnit } from "../../../collections/code-unit.ts";
import { jsonLines, type MakeList } from "../../../collections/sorted-list.ts";
import type { NormaServita } from "../../../corpus/norme/corpus.ts";
import { fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { citationLabel } from "../../../law/names/citation-label.ts";
import { DENOMINATION_OF } from "../../../law/names/denominations.ts";
import { type ActPage, actPage } from "../../../outputs/downloads/act-markdown.ts";
import { GIT_PATH } from "../../../outputs/downloads/files.ts";
import { GrowingRepository } from "../../../outputs/downloads/git-repository.ts";
import { openAct } from "../../../router/render/versions/act-files.ts";
import { versionDocument } from "../../../router/render/versions/version-document.ts";
import type { Progress } from "../../../terminal/progress.ts";
import type { Fonte } from "../../../tree/cards.ts";
import type { Staging } from "../../../tree/staging.ts";
import { BUILD_TEXTS } from "../../texts.ts";
import type { ServedActs } from "./served-acts.ts";
import { treeReader } from "./tree-reader.ts";

const AUTHORITY = /^urn:nir:([^:]+):/;
/** Git knows no day before. */
const EPOCH = "1970-01-02";
const utf8 = new TextDecoder();

/** Who issued an act, as its URN says: `ministero.giustizia` is `Ministero giustizia`. */
function issuerOf(urn: string): string {
  const [, authority = "stato"] = AUTHORITY.exec(urn) ?? [];
  const words = authority.replaceAll(".", " ").replaceAll(";", ", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A version on its way to its commit. */
interface Committed extends Pick<NormaServita, "eli" | "record"> {
  /** Its day, and its place among those of its act, from the newest on. */
  readonly al: string;
  readonly version: number;
}

/** The older of two versions of one day first. */
const OLDEST_FIRST = jsonLines<Committed>(
  (a, b) => byCodeUnit(a.al, b.al) || byCodeUnit(a.eli, b.eli) || b.version - a.version,
);

/** Bytes of a version here, about. */
const BYTES = 800;

const ABOUT = (fonti: readonly Fonte[]) =>
  [
    "# La legge in git",
    "Un file per atto, un commit per ogni versione di un atto che la raccolta ha, nel giorno della versione. Le doppie parentesi e i numeri delle note non ci sono: `git log -p` mostra solo ciò che cambia. Autore e data sono quelli dell'atto; per un atto di prima del 1970, che git non conosce, la data è quella della versione.",
    "Informazioni a scopo divulgativo: il testo non è autentico; citare sempre la fonte ufficiale.",
    ...fonti.map(({ nome, url, licenza, attribuzione }) => `- ${nome} <${url}>, ${licenza}. ${attribuzione}`),
  ].join("\n\n");

/** Writes the bundle. The answers of the acts and their indexes are in the tree by now. */
export async function writeLawInGit(
  staging: Staging,
  { norme }: ServedActs,
  fonti: readonly Fonte[],
  progress: Progress,
  lists: MakeList,
): Promise<void> {
  const repository = new GrowingRepository(staging, GIT_PATH);
  const own = fonti.filter(({ area }) => area === "norme");
  const [source] = own;
  repository.put("README.md", `${ABOUT(own)}\n`);
  const read = treeReader(staging.root);
  const versions = lists("versions", OLDEST_FIRST);
  // What is not yet may not stand where people look for what is.
  for (const { eli, record, versioni } of norme().items())
    for (const [version, al] of versioni.entries())
      if (al <= record.versione.al) versions.add({ eli, record, al, version }, BYTES);
  progress.start(BUILD_TEXTS.steps.lawInGit, versions.count);
  for (const { eli, record, al, version } of versions.items()) {
    const act = await openAct(read, eli);
    if (act === null) throw new Error(`${eli}: its index is not in the tree`);
    const body: ActPage = JSON.parse(`{${utf8.decode(await versionDocument(act, version))}`);
    repository.put(`${fileOfEli(eli)}.md`, actPage(body));
    const { collegamenti } = body;
    const message = [
      `${citationLabel(record)}: testo al ${al}`,
      "",
      `${DENOMINATION_OF.get(record.tipo) ?? record.denominazione} ${record.data}: ${record.titolo}`,
      "",
      `ELI: ${eli}@${al}`,
      `Normattiva: ${collegamenti.normattiva}`,
      `Gazzetta Ufficiale: ${collegamenti.gazzetta}`,
      `API: ${BASE_PATH}/norme/${eli}@${al}`,
      "",
    ];
    const author = { name: issuerOf(record.urn), address: record.urn, day: record.data < EPOCH ? al : record.data };
    const committer = { name: source?.nome ?? "Raccolta", address: source?.url ?? "", day: al };
    repository.commit(author, committer, message.join("\n"));
    progress.advance(1);
  }
  repository.end(versions.count);
  versions.close();
}
