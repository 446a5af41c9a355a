import { articleKey } from "./article-number.ts";
import { foldContainer } from "./container-name.ts";
import { splitArticle } from "./named-article.ts";

const ENDS = {
  out: /"articolo_da":("(?:[^"\\]|\\.)*")/,
  in: /"articolo_a":("(?:[^"\\]|\\.)*")/,
} as const;

/**
 * What two spellings share of an article's name in relations.
 *
 * @example relationKey("Allegato II.12, 23-nonies") === relationKey("allegato II.12, 23-novies") // true
 */
export function relationKey(name: string): string {
  const { contenitore, numero } = splitArticle(name);
  return `${contenitore === null ? "" : foldContainer(contenitore)}, ${articleKey(numero)}`;
}

/**
 * The article of the act that shows a relation, as `relationKey` spells it; `null` where the relation names the whole act.
 *
 * @param line of its answer
 * @param direction whether the act acts, or is acted on
 * @example articleOfRelation('{"direzione":"out","da":"…","articolo_da":"3",…}', "out") // ", 3"
 */
export function articleOfRelation(line: string, direction: "out" | "in"): string | null {
  const [, name] = ENDS[direction].exec(line) ?? [];
  return name === undefined ? null : relationKey(String(JSON.parse(name)));
}

/** Which acts a relation joins, which of their parts it names, and how. */
export interface ChangedPlaces {
  readonly da: string;
  readonly a: string;
  readonly articolo_da: string | null;
  readonly partizione_da: string | null;
  readonly articolo_a: string | null;
  readonly partizione_a: string | null;
  readonly portata: string | null;
  readonly tipo: string;
}

/**
 * What tells a relation from all others.
 *
 * @example modificaKey({ da: "eli:A", a: "eli:B", articolo_da: "1", partizione_da: null, articolo_a: "2", partizione_a: "comma 3", portata: "intero", tipo: "abroga" })
 *   // '["eli:A","eli:B","1",null,"2","comma 3","intero","abroga"]'
 */
export function modificaKey(modifica: ChangedPlaces): string {
  const { da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo } = modifica;
  return JSON.stringify([da, a, articolo_da, partizione_da, articolo_a, partizione_a, portata, tipo]);
}
