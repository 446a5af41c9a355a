import {
  FEED_SOTTOTITOLO,
  FEED_TITOLO,
  SENZA_FRASE,
  VERSIONE_SOMMARIO,
  VERSIONE_TITOLO,
} from "../../../api/note-modifiche.ts";
import { BASE_PATH } from "../../../api/operations.ts";
import type { Lingua } from "../../../api/prose.ts";
import { versionOn } from "../../../format/act-index.ts";
import { type AtomEntry, type AtomLink, atomText } from "../../../format/atom.ts";
import { splitArticle } from "../../../law/articles/named-article.ts";
import { type ChangedPlaces, modificaKey } from "../../../law/articles/relation-ends.ts";
import { parseEli } from "../../../law/identity/eli.ts";
import { ORIGINAL } from "../../../law/identity/version-day.ts";
import { citationLabel } from "../../../law/names/citation-label.ts";
import { answerOf } from "../../answer.ts";
import { textSha256 } from "../../text-sha256.ts";
import type { Render } from "../render.ts";
import type { ActFiles } from "./act-files.ts";
import { openVersion } from "./asked.ts";
import { relationsOfAct } from "./cut.ts";

/** Entries at the most. */
const MOST = 50;
/** Digits that keep every change of the whole corpus apart: as many as those of `feed/modifiche.atom`. */
const DIGITS = 20;

/** What is read of a relation. */
interface Change extends ChangedPlaces {
  readonly data: string | null;
  readonly evidenza: string | null;
  readonly nel_corpus: boolean;
}

const addressOf = (path: string) => encodeURI(`${BASE_PATH}/norme/${path}`);
const json = (rel: string, path: string): AtomLink => ({ rel, href: addressOf(path), type: "application/json" });

/** An act as lawyers cite it; its ELI where that says no type and date. */
function labelOf(eli: string): string {
  const named = parseEli(eli);
  return named && "data" in named && named.tipo !== null ? citationLabel({ ...named, tipo: named.tipo }) : eli;
}

/** A part of an act, as `art. 3`, `comma 2, art. 3`, `Allegato A, art. 1`; empty where the whole act is meant. */
function placeOf(articolo: string | null, partizione: string | null): string {
  const { contenitore, numero } = splitArticle(articolo ?? "");
  return [partizione, contenitore, articolo === null ? null : `art. ${numero}`].filter(Boolean).join(", ");
}

async function entryOfChange(eli: string, change: Change, data: string, lingua: Lingua): Promise<AtomEntry> {
  const { da, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo, evidenza, nel_corpus } = change;
  const acting = [placeOf(articolo_da, partizione_da), labelOf(da)].filter(Boolean).join(" ");
  const changed = [placeOf(articolo_a, partizione_a), labelOf(eli)].filter(Boolean).join(" ");
  return {
    id: `${da}#${(await textSha256(modificaKey(change))).slice(0, DIGITS)}`,
    title: `${acting} ${tipo} ${changed}${portata === "parte" ? " (in parte)" : ""}`,
    updated: data,
    summary: evidenza ?? SENZA_FRASE[lingua],
    category: tipo,
    links: [json("alternate", eli), ...(nel_corpus ? [json("related", da)] : [])],
  };
}

function entriesOfVersions({ eli, index }: ActFiles, lingua: Lingua): AtomEntry[] {
  return index.versioni.map((version, i): AtomEntry => {
    const { al } = version;
    // Of two versions of one day that day names the newer one.
    const named = `${eli}@${versionOn(index, al) === i ? al : ORIGINAL}`;
    const before = index.versioni[i + 1]?.al;
    return {
      id: named,
      title: `${labelOf(eli)}: ${VERSIONE_TITOLO(version)[lingua]}`,
      updated: al,
      summary: VERSIONE_SOMMARIO(version)[lingua],
      category: "versione",
      links: [json("alternate", named), ...(before ? [json("related", `${eli}/confronto?da=${before}&a=${al}`)] : [])],
    };
  });
}

/**
 * The feed of an act: its versions and the relations in whose day is known, the newest first. A day in the text must have a version, and
 * changes nothing else.
 */
export const renderModifiche: Render<"modifiche"> = async ({ eli: text }, { lingua, read }) => {
  const asked = await openVersion(read, text, lingua);
  if ("answer" in asked) return asked.answer;
  const { act } = asked;
  const { eli } = act;
  const changes = (await relationsOfAct(act)).in.map((line): Change => JSON.parse(line));
  const dated = changes.flatMap((change) =>
    change.data === null ? [] : [entryOfChange(eli, change, change.data, lingua)],
  );
  const entries = [...entriesOfVersions(act, lingua), ...(await Promise.all(dated))]
    .sort((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))
    .slice(0, MOST);
  const numbers = new Map<string, number>();
  for (const { id } of entries) numbers.set(id, Number.parseInt((await textSha256(id)).slice(0, 8), 16));
  const { meta }: { meta: FeedMeta } = JSON.parse(`${act.metaLine(lingua).slice(0, -2)}}`);
  const path = `${eli}/modifiche.atom`;
  const body = atomText(
    {
      id: `${eli}#modifiche`,
      title: FEED_TITOLO(labelOf(eli))[lingua],
      subtitle: FEED_SOTTOTITOLO[lingua],
      updated: [meta.dati_al ?? "", ...entries.map(({ updated }) => updated)].reduce((a, b) => (a > b ? a : b)),
      author: meta.fonti[0]?.nome ?? "API del diritto italiano",
      rights: [...new Set(meta.fonti.map(({ attribuzione }) => attribuzione))].join(" "),
      links: [{ rel: "self", href: addressOf(path), type: ATOM }, json("alternate", eli)],
      entries,
      lang: lingua,
    },
    (id) => numbers.get(id) ?? 0,
  );
  const elsewhere = text === eli ? {} : { "Content-Location": addressOf(path) };
  return answerOf(200, body, lingua, { "Content-Type": ATOM, ...elsewhere });
};

const ATOM = "application/atom+xml";

/** What is read of the meta of an act's answers. */
interface FeedMeta {
  readonly dati_al: string | null;
  readonly fonti: readonly { readonly nome: string; readonly attribuzione: string }[];
}
