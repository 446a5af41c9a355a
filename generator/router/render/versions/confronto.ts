import { BASE_PATH } from "../../../contract/operations.ts";
import { type Piece, piecesIn, servedIn, versionOn } from "../../../format/act-index.ts";
import { decode } from "../../../format/bytes.ts";
import { documentOf } from "../../../format/line-json.ts";
import { NO_DIGEST } from "../../../law/articles/comparable-text.ts";
import { splitDay } from "../../../law/identity/version-day.ts";
import { answerOf } from "../../answer.ts";
import type { Render } from "../render.ts";
import { openNamed } from "./asked.ts";
import { cutter } from "./cut.ts";
import { noVersion } from "./official-text.ts";

/** What is read of an article's own line. */
interface Item {
  readonly numero: string;
  readonly eli: string;
  readonly rubrica: string | null;
  readonly testo: string;
}

/** Articles by their position among all that the act ever had. */
const byPosition = (pieces: readonly Piece[]) => new Map(pieces.map((piece) => [piece.at, piece]));

/**
 * What differs between two versions of the act that a text names. Whether an article's text changed, its digests tell: only those that did are
 * cut out.
 */
export const renderConfronto: Render<"confronto"> = async ({ eli: named, da, a }, { lingua, read }) => {
  const { text, day } = splitDay(named);
  const opened = await openNamed(read, text, lingua);
  if ("answer" in opened) return opened.answer;
  const { act } = opened;
  const { index, eli } = act;
  const { versioni, articoli, norma } = index;
  const [from, to] = [da === "" ? versioni.length - 1 : versionOn(index, da), versionOn(index, a || day)];
  if (from === undefined || to === undefined) return noVersion(act, from === undefined ? da : a || day, lingua);
  const [older, newer] = [from, to].map((version) => byPosition(piecesIn(articoli, version, servedIn(index))));
  const cut = cutter(act);
  const shown = async (piece: Piece | undefined): Promise<Item | undefined> =>
    piece && JSON.parse(decode(await cut(piece)));
  const lines: string[] = [];
  for (let at = 0; at < articoli.byte.length; at++) {
    const [old, now] = [older?.get(at), newer?.get(at)];
    // An article without spans is the same in all versions; a hole of the source is no other text.
    const [before, after] = [old?.span?.[3], now?.span?.[3]];
    if (Boolean(old) === Boolean(now) && (before === after || before === NO_DIGEST || after === NO_DIGEST)) continue;
    const [prima, dopo] = [await shown(old), await shown(now)];
    const item = dopo ?? prima;
    if (!item) continue;
    const side = (one: Item | undefined) => (one ? { rubrica: one.rubrica, testo: one.testo } : null);
    const cambiamento = !prima ? "aggiunto" : !dopo ? "tolto" : "modificato";
    lines.push(
      JSON.stringify({ numero: item.numero, eli: item.eli, cambiamento, prima: side(prima), dopo: side(dopo) }),
    );
  }
  const days = { da: versioni[from]?.al ?? "", a: versioni[to]?.al ?? "" };
  const body = documentOf(
    act.metaLine(lingua),
    { norma, ...days, totale: lines.length },
    { articoli: lines.join(",\n") },
  );
  const hasDays = da || a || day;
  const query = hasDays ? `?da=${days.da}&a=${days.a}` : "";
  const where = encodeURI(`${BASE_PATH}/norme/${eli}/confronto${query}`);
  const canonical = named === eli && (da === "" || da === days.da) && (a === "" || a === days.a);
  const answer = answerOf(200, body, lingua, canonical ? undefined : { "Content-Location": where });
  return { ...answer, subject: { eli, ...(hasDays && !canonical && days) } };
};
