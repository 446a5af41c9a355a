/**
 * What happened to the input: every file or row that was discarded, repaired or set aside, with the place and the reason.
 * Readers write into it, `rapporto.json` and stderr show it, `--strict` fails on what was discarded.
 */

import { byCodeUnit } from "../collections/code-unit.ts";
import type { Area } from "../contract/areas.ts";
import { withoutPersonalCodes } from "../law/personal-code.ts";

/** One unusable file or part of a file. */
export interface Scarto {
  readonly area: Area;
  /** Path below the data folder; a member of an archive as `archive.zip!member`. */
  readonly file: string;
  /** Where in the file (`riga 12, colonna 3`), `null` for the whole of it. */
  readonly luogo: string | null;
  /** What is wrong and what to do about it. */
  readonly motivo: string;
}

/** Rows that share one fate, counted: `{ motivo: "riga orfana: progetto sconosciuto", conteggio: 511, esempi: ["..."] }`. */
interface Conteggio {
  readonly area: Area;
  readonly file: string | null;
  readonly motivo: string;
  /**
   * True where `--strict` refuses it: data was lost (a discarded row) or is ambiguous (two acts with one identity); false where it was
   * repaired, ignored by rule or only noted.
   */
  readonly scarto: boolean;
  conteggio: number;
  /** The first few places, for the reader who wants to look. */
  readonly esempi: string[];
}

const EXAMPLES_KEPT = 5;

/** Characters that stay of each end of a text that quotes too much of the input: the reason is at one end, the remedy at the other. */
const END_KEPT = 250;

/** A text that may quote the input: not too much of it, and no person's code. */
function shortened(quoting: string): string {
  const text = withoutPersonalCodes(quoting);
  return text.length <= 2 * END_KEPT + 1 ? text : `${text.slice(0, END_KEPT)}…${text.slice(-END_KEPT)}`;
}

/**
 * A text on one line, without what a terminal would obey: names and texts of the input may hold anything.
 *
 * @example printable("a\nb") // "a\\u000ab"
 */
export const printable = (text: string): string =>
  text.replace(
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export class Rapporto {
  readonly #scarti: Scarto[] = [];
  readonly #conteggi = new Map<string, Conteggio>();
  readonly #say: (scarto: Scarto) => void;

  /** `say` receives each discarded file as it happens (the command line prints it on stderr). */
  constructor(say: (scarto: Scarto) => void = () => {}) {
    this.#say = say;
  }

  /** An unusable file, or an unusable part of one: reported at once and kept. */
  discard(scarto: Scarto): void {
    const kept = { ...scarto, motivo: shortened(scarto.motivo) };
    this.#scarti.push(kept);
    this.#say(kept);
  }

  /** Counts `by` rows that share a reason; `scarto` says whether data was lost. */
  count(
    area: Area,
    motivo: string,
    options: { file?: string; scarto?: boolean; esempio?: string; by?: number } = {},
  ): void {
    const { file = null, scarto = false, esempio, by = 1 } = options;
    const key = JSON.stringify([area, file, motivo, scarto]);
    let entry = this.#conteggi.get(key);
    if (!entry) {
      entry = { area, file, motivo, scarto, conteggio: 0, esempi: [] };
      this.#conteggi.set(key, entry);
    }
    entry.conteggio += by;
    if (esempio !== undefined && entry.esempi.length < EXAMPLES_KEPT) entry.esempi.push(shortened(esempio));
  }

  #add({ area, motivo, conteggio, esempi, file, scarto }: Conteggio): void {
    const own = { scarto, ...(file === null ? {} : { file }) };
    const [first, ...others] = esempi;
    this.count(area, motivo, {
      ...own,
      by: conteggio - others.length,
      ...(first === undefined ? {} : { esempio: first }),
    });
    for (const esempio of others) this.count(area, motivo, { ...own, esempio });
  }

  /** Takes over all that another report holds. */
  addAll({ scarti, conteggi }: Pick<Rapporto, "scarti" | "conteggi">): void {
    for (const scarto of scarti) this.discard(scarto);
    for (const conteggio of conteggi) this.#add(conteggio);
  }

  /** How often a reason was counted in an area, over all its files. */
  counted(area: Area, motivo: string): number {
    let sum = 0;
    for (const c of this.#conteggi.values()) if (c.area === area && c.motivo === motivo) sum += c.conteggio;
    return sum;
  }

  /** Discarded files, in the order in which they were met. */
  get scarti(): readonly Scarto[] {
    return this.#scarti;
  }

  /** Rows that share a fate, in the order in which they were met. */
  get conteggi(): readonly Conteggio[] {
    return [...this.#conteggi.values()];
  }

  /** Discarded files and discarded rows: what `--strict` refuses. */
  get discarded(): number {
    let rows = 0;
    for (const c of this.#conteggi.values()) if (c.scarto) rows += c.conteggio;
    return this.#scarti.length + rows;
  }

  /** The report in an order that depends on the input alone. */
  toJSON(): { scarti: Scarto[]; conteggi: Conteggio[] } {
    const place = (s: { area: string; file: string | null; motivo: string }) =>
      `${s.area}\0${s.file ?? ""}\0${s.motivo}`;
    return {
      scarti: [...this.#scarti].sort((a, b) => byCodeUnit(`${place(a)}\0${a.luogo}`, `${place(b)}\0${b.luogo}`)),
      conteggi: [...this.#conteggi.values()].sort((a, b) => byCodeUnit(place(a), place(b))),
    };
  }
}
