import { foldContainer } from "../../law/articles/container-name.ts";
import type { ArticoloCitato } from "../../sources/normattiva/records.ts";
import type { Contenitore } from "./containers.ts";

/** Containers that are the main numbering of an act that is not served: `CODICE CIVILE`, `Allegato 1 Codice del processo ...`. */
const MAIN_OUTSIDE = /^(?:allegato\s+\S+\s+)?(?:codice|testo\s+unico)(?![\p{L}\p{N}])/iu;
/** `Allegato II.2-Allegato II.2 bis`, `Allegati - Allegato I.01`: the name stands after the heading it hangs from. */
const NESTED = /-\s*(?=allegato\s\S)/i;

/** The name of a container before and behind its last heading; none where it stands in no other. */
function nestedNames(contenitore: string): readonly [outer: string, inner: string] | readonly [] {
  const found = NESTED.exec(contenitore);
  const outer = found ? contenitore.slice(0, found.index).trimEnd() : "";
  return found && outer !== "" ? [outer, contenitore.slice(found.index + found[0].length)] : [];
}

/** How the body is called where the main numbering is an attachment's. */
const BODY = "corpo";

/** How the articles of one act are called in relations. */
export interface ArticleNames {
  /** An article as a citation names it: without a container it is one of the main numbering. */
  cited(articolo: ArticoloCitato | null): string | null;
  /** An article where it stands in the act: without a container it stands in the body. */
  standing(articolo: ArticoloCitato | null): string | null;
  /** The same of an article that there is. */
  standingName(articolo: ArticoloCitato): string;
}

/** What naming must know of an act. */
interface Named {
  /** Name of the container that holds the main numbering, `null` when that is the body. */
  readonly contenitorePrincipale: string | null;
  readonly contenitori: readonly Contenitore[];
}

/** Containers by folded name, each with its spelling and its articles. */
function byFoldedName({ contenitori }: Named): Map<string, { nome: string; numeri: ReadonlySet<string> }> {
  return new Map(contenitori.map(({ nome, numeri }) => [foldContainer(nome), { nome, numeri: new Set(numeri) }]));
}

/**
 * The names of the articles of an act: the number, after the container's name outside the main numbering. A citation's
 * container takes the spelling of the act that is served; of a nested one the inner name counts, the outer one only where the
 * act has that very article under it.
 *
 * @param act what is known of it where it is served, `undefined` outside the corpus
 * @example articleNames(undefined).cited({ contenitore: "CODICE CIVILE", numero: "2712" }) // "2712"
 * @example articleNames(appalti).cited({ contenitore: "Allegato II.12", numero: "23" }) // "Allegato II.12, 23"
 */
export function articleNames(act: Named | undefined): ArticleNames {
  const main = act?.contenitorePrincipale ?? null;
  let containers: ReturnType<typeof byFoldedName> | undefined;
  const nameOf = (contenitore: string, numero: string): string => {
    if (act !== undefined) containers ??= byFoldedName(act);
    const [outer, inner] = nestedNames(contenitore);
    const known = containers?.get(foldContainer(contenitore)) ?? (inner && containers?.get(foldContainer(inner)));
    if (known) return known.nome;
    const above = outer === undefined ? undefined : containers?.get(foldContainer(outer));
    return above?.numeri.has(numero) ? above.nome : (inner ?? contenitore);
  };
  const citedName = (articolo: ArticoloCitato) => {
    if (articolo.contenitore === null) return articolo.numero;
    const contenitore = nameOf(articolo.contenitore, articolo.numero);
    const isMain = act === undefined ? MAIN_OUTSIDE.test(contenitore) : contenitore === main;
    return isMain ? articolo.numero : `${contenitore}, ${articolo.numero}`;
  };
  const standingName = (articolo: ArticoloCitato) =>
    articolo.contenitore === null && main !== null ? `${BODY}, ${articolo.numero}` : citedName(articolo);
  return {
    cited: (articolo) => articolo && citedName(articolo),
    standing: (articolo) => articolo && standingName(articolo),
    standingName,
  };
}
