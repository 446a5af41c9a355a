/** The numberings of an act: its body and each container of articles among its attachments; one of them is the main one. */

import type { UnplacedArticolo } from "./article-draft.ts";
import type { Articolo, ArticoloRef } from "./records.ts";

/** With so few articles the body only approves what is attached. */
const SHORT_BODY = 3;
const CODE_NAME = /^(?:il\s+)?(?:codice|testo\s+unico)(?!\p{L})/iu;

/** `null` is the body. */
type Container = string | null;

function mainContainer(sizes: ReadonlyMap<Container, number>): Container {
  const attached = [...sizes].flatMap(([name, size]) => (name === null ? [] : [{ name, size }]));
  const isMain = (sizes.get(null) ?? 0) <= SHORT_BODY || attached.some(({ name }) => CODE_NAME.test(name));
  if (!isMain) return null;
  let largest: (typeof attached)[number] | null = null;
  for (const one of attached) if (largest === null || one.size > largest.size) largest = one;
  return largest?.name ?? null;
}

/**
 * Spells a second article of one place apart from the first: no act may have two articles under one address.
 *
 * @param taken spellings so far, each with the number that was given last to what wants it
 */
function distinct(wanted: string, taken: Map<string, number>): string {
  let n = (taken.get(wanted) ?? 0) + 1;
  while (n > 1 && taken.has(`${wanted}~${n}`)) n++;
  const spelled = n === 1 ? wanted : `${wanted}~${n}`;
  taken.set(spelled, 1);
  taken.set(wanted, n);
  return spelled;
}

interface Numbering {
  readonly articoli: readonly Articolo[];
  readonly refs: readonly ArticoloRef[];
  readonly contenitorePrincipale: string | null;
}

/**
 * Gives each article its path below the act: `art/<n>` in the main numbering, `annesso/<k>/art/<n>` in the others, where k
 * counts the containers from 1 and 0 is the body. The main numbering is the body's, unless the body has at most 3 articles
 * or a container is named a code or testo unico: then the largest container's, the first of equals.
 *
 * @example number([{ numero: "1", allegato: "Codice Penale", ... }]).refs[0]?.percorso // "art/1"
 */
export function number(articoli: readonly UnplacedArticolo[]): Numbering {
  const sizes = new Map<Container, number>([[null, 0]]);
  for (const { allegato } of articoli) sizes.set(allegato, (sizes.get(allegato) ?? 0) + 1);
  const main = mainContainer(sizes);
  const indexOf = new Map([...sizes.keys()].map((name, k) => [name, k]));
  const paths = new Map<string, number>();
  const ids = new Map<string, number>();
  const placed = articoli.map((articolo): Articolo => {
    const { id, allegato, numero, ...rest } = articolo;
    const below = `art/${numero.replaceAll("/", "-")}`;
    const percorso = distinct(allegato === main ? below : `annesso/${indexOf.get(allegato)}/${below}`, paths);
    return { id: distinct(id, ids), percorso, numero, allegato, ...rest };
  });
  return {
    articoli: placed,
    refs: placed.map(({ numero, allegato, percorso }) => ({ numero, contenitore: allegato, percorso })),
    contenitorePrincipale: main,
  };
}
