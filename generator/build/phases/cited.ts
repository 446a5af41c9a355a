/** The citations of a bucket: who cites each act, here or not, and what its own acts cite. */

import { byCodeUnit } from "../../collections/code-unit.ts";
import { getOrMake } from "../../collections/get-or-make.ts";
import { type MakeList, type SortedList, textLines } from "../../collections/sorted-list.ts";
import type { PlacedCitation } from "../../corpus/norme/citations.ts";
import { byListOrder } from "../../corpus/orders/norme/rows.ts";
import {
  CITATIONS_ON_PAGE,
  type CitationLine,
  type CitedActLine,
  type CitedHead,
  citationLines,
  citationPackFile,
  citedFile,
  citedPageFile,
  citingName,
} from "../../format/citations.ts";
import { encodePack, type PackedText } from "../../format/pack.ts";
import { fileOfEli } from "../../law/identity/canonical-eli.ts";
import { deflated } from "../../tree/deflated.ts";
import type { FileSink } from "../../tree/file-sink.ts";

/** How many acts cite something, and how often. */
export interface CitedCount {
  readonly atti: number;
  readonly citazioni: number;
}

/** The same of an act and of its articles, by the names that relations give them. */
export interface CitedCounts extends CitedCount {
  readonly articoli: Readonly<Record<string, CitedCount>>;
}

/** A citation on its way to the files of the act that it cites. */
interface Citing {
  readonly a: string;
  readonly da: string;
  readonly articolo: string | null;
  /** `CitationLine`. */
  readonly text: string;
}

/** The day of an act, from its ELI: `1990/08/07` of `eli:/it/legge/1990/08/07/241`. */
function dataOf(eli: string): string {
  const start = eli.indexOf("/", "eli:/it/".length) + 1;
  return eli.slice(start, start + "1990/08/07".length);
}
const inListOrder = (a: string, b: string) => byListOrder({ eli: a, data: dataOf(a) }, { eli: b, data: dataOf(b) });
const BY_CITED = textLines<Citing>((x, y) => byCodeUnit(x.a, y.a) || (x.da === y.da ? 0 : inListOrder(x.da, y.da)));
/** Bytes of a citation beside its text, about. */
const BYTES = 120;

/** Counts acts and citations of something, citations of one act after the other. */
class Counter {
  atti = 0;
  citazioni = 0;
  #last = "";

  add(da: string): void {
    this.citazioni++;
    if (da !== this.#last) this.atti++;
    this.#last = da;
  }

  get count(): CitedCount {
    return { atti: this.atti, citazioni: this.citazioni };
  }
}

/** Writes who cites one act, in order: page by page if it is many. */
class CitedWriter {
  readonly #files: FileSink;
  readonly #file: string;
  readonly #all = new Counter();
  readonly #articles = new Map<string, Counter & { at: number }>();
  readonly #di: number[] = [];
  readonly #atti: [eli: string, n: number][] = [];
  #lines: string[] = [];
  #pages = 0;

  constructor(files: FileSink, eli: string) {
    this.#files = files;
    this.#file = fileOfEli(eli);
  }

  add({ da, articolo, text }: Citing): void {
    if (this.#lines.length === CITATIONS_ON_PAGE) this.#page();
    this.#lines.push(text);
    const last = this.#atti.at(-1);
    if (last?.[0] === da) last[1]++;
    else this.#atti.push([da, 1]);
    this.#all.add(da);
    const of =
      articolo === null
        ? null
        : getOrMake(this.#articles, articolo, () => Object.assign(new Counter(), { at: this.#articles.size }));
    of?.add(da);
    this.#di.push(of?.at ?? -1);
  }

  #page(): void {
    this.#files.write(citedPageFile(this.#file, this.#pages++), deflated(citationLines(this.#lines)));
    this.#lines = [];
  }

  /** Ends its files; gives its text in the pack, and the counts. */
  end(): { readonly packed: PackedText; readonly counts: CitedCounts } {
    const head: CitedHead = {
      totale: this.#di.length,
      articoli: [...this.#articles.keys()],
      di: this.#di,
      atti: this.#atti,
    };
    const counted = Array.from(this.#articles, ([name, counter]) => [name, counter.count] as const);
    const counts = { ...this.#all.count, articoli: Object.fromEntries(counted) };
    const line = JSON.stringify(head);
    if (this.#pages === 0) return { packed: { file: this.#file, text: citationLines([line, ...this.#lines]) }, counts };
    this.#page();
    this.#files.write(citedFile(this.#file), deflated(citationLines([line])));
    return { packed: { file: this.#file, text: citationLines([]) }, counts };
  }
}

/**
 * What an act cites, most cited first: by the act, how often, and by article.
 *
 * @param citations all of the act, in its order
 * @example citedActs(twiceArticle3)[0] // ["eli:/it/legge/1990/08/07/241", 2, [["3", 2]]]
 */
export function citedActs(citations: readonly PlacedCitation[]): CitedActLine[] {
  const cited = new Map<string, { n: number; readonly articoli: Map<string, number> }>();
  for (const { a, articolo_citato } of citations) {
    const own = getOrMake(cited, a, () => ({ n: 0, articoli: new Map() }));
    own.n++;
    if (articolo_citato !== null) own.articoli.set(articolo_citato, (own.articoli.get(articolo_citato) ?? 0) + 1);
  }
  const lines = Array.from(cited, ([eli, { n, articoli }]): CitedActLine => {
    const most = [...articoli].sort(([, a], [, b]) => b - a);
    return [eli, n, most];
  });
  return lines.sort(([a, m], [b, n]) => n - m || inListOrder(a, b));
}

/** Gathers the citations of a bucket, act by act, and writes its files. */
export class BucketCitations {
  readonly #list: SortedList<Citing>;
  readonly #cita: PackedText[] = [];
  /** Citations that its own acts make. */
  count = 0;

  constructor(lists: MakeList) {
    this.#list = lists("citations", BY_CITED);
  }

  /** Adds a citation, those of an act in its order. */
  cited(da: string, a: string, text: string): void {
    const [, , articolo]: CitationLine = JSON.parse(text);
    this.#list.add({ a, da, articolo, text }, BYTES + text.length);
  }

  /** Adds all that an act of the bucket cites. */
  cites(da: string, lines: readonly CitedActLine[]): void {
    for (const [, n] of lines) this.count += n;
    this.#cita.push({
      file: citingName(fileOfEli(da)),
      text: citationLines(lines.map((line) => JSON.stringify(line))),
    });
  }

  /**
   * Writes all.
   *
   * @returns how often each act is cited, and its articles
   */
  write(files: FileSink, bucket: number): ReadonlyMap<string, CitedCounts> {
    const counts = new Map<string, CitedCounts>();
    const packed = [...this.#cita];
    let open: { readonly eli: string; readonly writer: CitedWriter } | undefined;
    const close = () => {
      if (open === undefined) return;
      const ended = open.writer.end();
      packed.push(ended.packed);
      counts.set(open.eli, ended.counts);
    };
    for (const citing of this.#list.items()) {
      if (open?.eli !== citing.a) {
        close();
        open = { eli: citing.a, writer: new CitedWriter(files, citing.a) };
      }
      open.writer.add(citing);
    }
    close();
    this.#list.close();
    if (packed.length > 0) files.write(citationPackFile(bucket), deflated(encodePack(packed)));
    return counts;
  }
}
