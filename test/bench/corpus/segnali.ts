/** What a file says about amendments, by the signals of `formats/normattiva.md`, section 8. */

import type { AttoSintetico } from "./atti.ts";
import { Caso } from "./caso.ts";
import { abrogatoDa, indirizzo, inNota, isNamed, ref, rifPassivo, urnDi } from "./citare.ts";
import type { Modifica, Operazione, TipoModifica } from "./modifiche.ts";

/** Since when files list what their act changes (S1), and mark it in their text (S2). */
const LISTED_SINCE = "1990";
const MARKED_SINCE = "2022";
const MARKED = 0.5;
/** How many operations the editors explain in a note (S5). */
const NOTED = 0.4;
/** Court rulings among the passive references: they name no act. */
const RULINGS = 0.2;

const NOUNS: Readonly<Record<TipoModifica, string>> = {
  modifica: "la modifica",
  sostituisce: "la sostituzione",
  inserisce: "l'introduzione di un comma",
  abroga: "l'abrogazione",
  proroga: "la proroga",
  converte: "la conversione",
};
/** The only kinds that marks tell. */
const MARKS: Readonly<Partial<Record<TipoModifica, string>>> = {
  sostituisce: "substitution",
  inserisce: "insertion",
  abroga: "repeal",
};

export interface Segnali {
  /** Elements of `activeModifications`. */
  readonly attive: readonly string[];
  /** Elements of `lifecycle` and of `references`. */
  readonly eventi: readonly string[];
  readonly riferimenti: readonly string[];
  /** By article: notes that close it, the words that stand for a repealed one, marked passages. */
  readonly note: ReadonlyMap<number, readonly string[]>;
  readonly abrogati: ReadonlyMap<number, string>;
  readonly marcati: ReadonlyMap<number, readonly string[]>;
  /** The law that converted this decree-law. */
  readonly conversione: AttoSintetico | null;
}

/** A list in a map, made where it is not there. */
function listAt<V>(map: Map<number, V[]>, key: number): V[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}

function textOf({ tipo, articoloDa, articoloA }: Operazione): string {
  const what = articoloA === null ? "dell'intero provvedimento" : `dell'art. ${articoloA}, comma 1`;
  return `ha disposto (con l'art. ${articoloDa}, comma 1) ${NOUNS[tipo]} ${what}.`;
}

/** The signals of the amending side: S1, and S2 where the act is recent. */
function outgoing(self: AttoSintetico, outs: readonly Modifica[], atti: readonly AttoSintetico[], caso: Caso) {
  const attive: string[] = [];
  const marcati = new Map<number, string[]>();
  if (self.data < LISTED_SINCE) return { attive, marcati };
  let marks = 0;
  for (const { a, operazioni } of outs) {
    const target = atti[a]!;
    for (const operation of operazioni) {
      const fragment = operation.articoloA === null ? "" : `#${operation.articoloA}`;
      attive.push(
        `<textualMod eId="amod_${attive.length}" type="insertion"><source href="${urnDi(self)}#${operation.articoloDa}"/><destination href="${urnDi(target)}${fragment}"/><new><nakn:text>${textOf(operation)}</nakn:text></new></textualMod>`,
      );
      const kind = MARKS[operation.tipo];
      if (self.data < MARKED_SINCE || !kind || operation.articoloA === null || !caso.chance(MARKED)) continue;
      const id = `modNov_${++marks}`;
      attive.push(
        `<textualMod eId="amod_${attive.length}" type="${kind}"><source href="#${id}"/><destination href="${indirizzo(target)}/ita@${self.gazzetta}/!main/~art_${operation.articoloA}__para_1"/></textualMod>`,
      );
      listAt(marcati, operation.articoloDa).push(
        `<mod eId="${id}">all'articolo ${operation.articoloA}, comma 1, le parole: «<quotedText eId="${id}_old_1">di esempio</quotedText>» sono sostituite dalle seguenti: «<quotedText eId="${id}_new_1">d'esempio</quotedText>»</mod>`,
      );
    }
  }
  return { attive, marcati };
}

/** The signals of the amended side: S3, S4, S5, S8. */
function incoming(ins: readonly Modifica[], atti: readonly AttoSintetico[], caso: Caso) {
  const eventi: string[] = [];
  const riferimenti: string[] = [];
  const note = new Map<number, string[]>();
  const abrogati = new Map<number, string>();
  let conversione: AttoSintetico | null = null;
  const event = (date: string, href: string) => {
    const n = eventi.length + 1;
    eventi.push(`<eventRef date="${date}" eId="eventRef_${n}" source="rp${n}"/>`);
    riferimenti.push(`<passiveRef eId="rp${n}" href="${href}" showAs=""/>`);
  };
  for (const { da, data, operazioni } of ins) {
    const source = atti[da]!;
    event(data, rifPassivo(source));
    if (caso.chance(RULINGS)) event(data, "");
    for (const operation of operazioni) {
      const { tipo, articoloA } = operation;
      if (tipo === "converte") conversione = source;
      if (articoloA === null || !isNamed(source)) continue;
      if (tipo === "abroga") abrogati.set(articoloA, `((ARTICOLO ${abrogatoDa(source)}))`);
      else if (caso.chance(NOTED)) {
        const list = listAt(note, articoloA);
        const opening = inNota(source, ref(source, `nota_${articoloA}_${list.length}`));
        list.push(`<p>-------------</p><p>AGGIORNAMENTO (${eventi.length})</p><p> ${opening} ${textOf(operation)}</p>`);
      }
    }
  }
  return { eventi, riferimenti, note, abrogati, conversione };
}

/**
 * What the file of an act says about who changed it and whom it changes.
 *
 * @param outs what it does to others
 * @param ins what others do to it, by date
 * @param atti by index
 */
export function segnaliDi(
  self: AttoSintetico,
  outs: readonly Modifica[],
  ins: readonly Modifica[],
  atti: readonly AttoSintetico[],
  seme: string,
): Segnali {
  const caso = new Caso(`${seme}/segnali/${self.indice}`);
  return { ...outgoing(self, outs, atti, caso), ...incoming(ins, atti, caso) };
}
