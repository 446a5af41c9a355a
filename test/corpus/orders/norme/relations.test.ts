import fc from "fast-check";
import { expect, it } from "vitest";
import type { Relazione } from "../../../../generator/corpus/norme/relazione.ts";
import { encodeRelation, relationLine } from "../../../../generator/corpus/orders/norme/relations.ts";
import { CLASSE_OF_TIPO, classeOf } from "../../../../generator/law/relation-kinds.ts";

const relazione: fc.Arbitrary<Relazione> = fc.record({
  da: fc.constantFrom("eli:/it/legge/2001/01/01/1", "eli:/it/legge/2002/01/01/2~è"),
  a: fc.constantFrom("eli:/it/legge/1990/08/07/241", "eli:/it/costituzione/1947/12/27"),
  articolo_da: fc.constantFrom(null, "1", "Allegato II.12, 23"),
  partizione_da: fc.constantFrom(null, "comma 1-bis"),
  articolo_a: fc.constantFrom(null, "2-bis", "Annesso «à», 1"),
  partizione_a: fc.constantFrom(null, "comma 2, lettera a)"),
  portata: fc.constantFrom(null, "intero", "parte"),
  tipo: fc.constantFrom("modifica", "abroga", "sostituisce"),
  data: fc.constantFrom(null, "2001-02-03"),
  decorrenza: fc.constantFrom(
    null,
    { dal: "2002-01-01", testo: "dal 1° gennaio 2002" },
    { dal: null, testo: "con «il» regolamento" },
  ),
  evidenza: fc.option(fc.string()),
  base: fc.constantFrom(["modifica_attiva"], ["nota_aggiornamento", "riferimento_passivo"]),
  affidabilita: fc.constantFrom("alta", "media", "bassa"),
});

it("an act shows a relation as it was encoded, with its direction and whether the other act is served", () => {
  fc.assert(
    fc.property(relazione, fc.constantFrom("out", "in"), fc.boolean(), (one, direzione, nel_corpus) => {
      const shown: object = JSON.parse(relationLine(encodeRelation(one), direzione, nel_corpus));
      expect(shown).toEqual({ direzione, ...one, classe: classeOf(one.tipo), nel_corpus });
    }),
  );
});

it("each kind of relation has the class of the modifications of Akoma Ntoso that it is", () => {
  const classes =
    "testo: modifica sostituisce inserisce abroga rettifica|significato: interpreta|ambito: deroga estende";
  const others = "efficacia: proroga sospende applica|ordinamento: converte delega attua amnistia";
  const kinds = `${classes}|${others}`.split("|").flatMap((line) => {
    const [name, of = ""] = line.split(": ");
    return of.split(" ").map((kind) => [kind, name]);
  });
  expect(CLASSE_OF_TIPO).toEqual({ ...Object.fromEntries(kinds), aggiorna: null });
});
