import { isRealDate } from "../../law/calendar.ts";

/** A group as a deputy's row names it. */
export interface GruppoCameraRecord {
  readonly nome: string;
  readonly sigla: string;
  /** First and last day of the group, `null` where not told; a living group has no last day. */
  readonly inizio: string | null;
  readonly fine: string | null;
}

/** The life of a group at the end of its name: the parenthesis stays open as long as the group lives. */
const LIFE = /\s*\((\d{2})\.(\d{2})\.(\d{4})(?:-(\d{2})\.(\d{2})\.(\d{4})\))?\s*$/;

function day(d: string | undefined, m: string | undefined, y: string | undefined): string | null {
  const text = `${y}-${m}-${d}`;
  return isRealDate(text) ? text : null;
}

/**
 * Name, acronym and life of a group as the Chamber writes them in one cell: `NAME (ACRONYM) (gg.mm.aaaa`, closed by
 * `-gg.mm.aaaa)` when the group is over. The acronym is cut only where the rest ends with exactly it: names and acronyms have
 * parentheses of their own.
 *
 * @param doubtful is told when the cell does not have that form; the name is then what remains
 * @example groupName("MISTO (MISTO) (18.10.2022", "MISTO", () => {})
 * // { nome: "MISTO", sigla: "MISTO", inizio: "2022-10-18", fine: null }
 */
export function groupName(cell: string, sigla: string, doubtful: (cell: string) => void): GruppoCameraRecord {
  const life = LIFE.exec(cell);
  const rest = (life ? cell.slice(0, life.index) : cell).trim();
  const suffix = ` (${sigla})`;
  const named = rest.endsWith(suffix) ? rest.slice(0, -suffix.length).trim() : "";
  if (!life || named === "") doubtful(cell);
  const [, d1, m1, y1, d2, m2, y2] = life ?? [];
  return { nome: named || rest, sigla, inizio: day(d1, m1, y1), fine: day(d2, m2, y2) };
}
