/** The acts of the small tree as they are kept: some of them in several versions, each with the index that its articles are cut by. */

import {
  actChanges,
  actText,
  type Lines,
  wholeAct,
  writeHistory,
  writeRulings,
  writeUnion,
} from "../../generator/build/phases/serve.ts";
import type { NormaRow } from "../../generator/contract/norma-row.ts";
import type { RulingRow } from "../../generator/contract/resources/pronunce.ts";
import type { UnionOfAct, UnionSaid } from "../../generator/contract/resources/union-row.ts";
import type { ReadVersion } from "../../generator/corpus/orders/norme/history.ts";
import { rowOf } from "../../generator/corpus/orders/norme/rows.ts";
import { encodeRelazioni } from "../../generator/format/act-lines.ts";
import type { ActChanges } from "../../generator/format/register.ts";
import { fileOfEli } from "../../generator/law/identity/canonical-eli.ts";
import type { Allegato, Articolo, Pronuncia } from "../../generator/sources/normattiva/records.ts";
import type { FileSink } from "../../generator/tree/file-sink.ts";
import type { Staging } from "../../generator/tree/staging.ts";

/** What tells an act from the others. */
type Act = Omit<NormaRow, "n_articoli" | "n_relazioni">;

interface Version {
  readonly al: string;
  readonly articoli: readonly Articolo[];
  readonly allegati?: readonly Allegato[];
}

/** A law in three versions: in the second article 1 changed, 2-bis came and 3 went, in the third article 2 changed and 4 came. */
export const AMENDED = "eli:/it/legge/2006/12/27/296";
/** A code in an attachment of its decree, too large for its articles to be cut out of its answer; its newest version has one article more. */
export const CODE = "eli:/it/regio-decreto/1930/10/19/1398";

function article(numero: string, testo: string, more: Partial<Articolo> = {}): Articolo {
  const own = { id: `art_${numero}`, percorso: `art/${numero}`, numero, rubrica: null, testo };
  return { ...own, partizione: null, allegato: null, abrogato: false, note: [], pronunce: [], ue: [], ...more };
}

/** What an article, or a frame, says of a directive. */
const said = (own: Partial<UnionSaid> = {}): UnionSaid => ({
  ...{
    celex: "32014L0024",
    come: "cita",
    articolo: null,
    partizione: null,
    articolo_ue: null,
    testo: "direttiva 2014/24/UE",
  },
  ...own,
});
/** A title that transposes it, and a preamble that names it. */
const FRAME: readonly UnionSaid[] = [
  said({ come: "recepisce", affidabilita: "alta", testo: "Attuazione della direttiva 2014/24/UE" }),
  said({ partizione: "preambolo", denominazione: "sugli appalti pubblici" }),
];

const head = { tipo: "sentenza", deciso: "2019-09-25", gazzetta: { data: "2019-11-27", numero: 48 } } as const;
const more = { dispositivo: "ha dichiarato, per esempio", nota: "1", nel_testo: true, ritirata_da: null } as const;
/** An invented ruling on some parts of an article. */
const ruling = (numero: number | null, anno: number | null, own: Partial<Pronuncia>): Pronuncia => ({
  ...{ ...head, numero, anno, deposito: anno === null ? null : `${anno}-11-22` },
  ...{ parti: [], effetto: "illegittimita_parziale", atto_colpito: null, ...more, ...own },
});
const part = (partizione: string | null) => ({ partizione, portata: "parte", consequenziale: false }) as const;
/** A law that a ruling of the small tree strikes, as notes cite it. */
const STRUCK = {
  tipo: "legge",
  data: "1990-08-07",
  anno: null,
  numero: "241",
  urn: "urn:nir:stato:legge:1990-08-07;241",
};
const OF_FIRST: readonly Pronuncia[] = [
  ruling(9, 2012, { parti: [part(null)] }),
  ruling(242, 2019, { parti: [part("comma 2, lettera a)")], nota: "2" }),
  ruling(5, 2019, { parti: [part("ultimo comma")], nota: "3" }),
  ruling(null, null, {
    ...{ effetto: "riguarda_altro", nota: "4" },
    atto_colpito: { atto: STRUCK, articolo: "2", partizione: "comma 1", testo: "dell'art. 2, comma 1, della legge" },
  }),
];

const [FIRST, SECOND] = ["1. La città è.\n2. Il comma secondo.\n2-bis. Il comma aggiunto.", "Senza commi numerati."];
const AMENDED_VERSIONS: readonly Version[] = [
  {
    al: "2020-02-29",
    articoli: [
      article("1", FIRST, { pronunce: OF_FIRST }),
      article("2", `((${SECOND} Nuovo.))`),
      article("2-bis", "È.", { ue: [said({ partizione: "comma 1", articolo_ue: "9" })] }),
      article("4", "Fine."),
    ],
    allegati: [{ id: "annesso_1", titolo: "Allegato A", testo: "Tabella\nnuova" }],
  },
  {
    al: "2012-07-01",
    articoli: [
      article("1", FIRST, { pronunce: OF_FIRST.slice(0, 1) }),
      article("2", SECOND, { pronunce: [ruling(10, 2012, { parti: [part(null)] })] }),
      article("2-bis", "È.", { ue: [said({ partizione: "comma 1", articolo_ue: "9" })] }),
    ],
  },
  {
    al: "2006-12-29",
    articoli: [article("1", "1. La città era."), article("2", SECOND), article("3", "Poi tolto.")],
    allegati: [{ id: "annesso_1", titolo: "Allegato A", testo: "Tabella" }],
  },
];

const BOOK = "CODICE DI ESEMPIO";
const LONG = "La disposizione di esempio è ripetuta perché l'atto sia grande. ".repeat(12);

/** The code without or with its article 7-bis: the identifiers behind it count on. */
function code(al: string, numbers: readonly string[], reads: string): Version {
  const body = article("1", "È approvato il codice.", { percorso: "annesso/0/art/1", id: "art_1" });
  const own = numbers.map((numero, i) =>
    article(numero, numero === "9" ? reads : `${LONG}${numero}`, {
      pronunce: numero === "60" ? [ruling(242, 2019, { parti: [part(null)], effetto: "illegittimita" })] : [],
      id: `annesso_${i + 1}`,
      allegato: BOOK,
      ue: numero === "60" ? [said({ celex: "32016R0679" }), said({ celex: "32016R0679" }), said()] : [],
      rubrica: `Rubrica ${numero}`,
      partizione: "LIBRO I",
    }),
  );
  return { al, articoli: [body, ...own] };
}

const NUMBERS = Array.from({ length: 60 }, (_, i) => `${i + 1}`);
const CODE_VERSIONS: readonly Version[] = [
  code("2024-01-02", NUMBERS.toSpliced(7, 0, "7-bis"), "Articolo 9, nuovo."),
  code("1931-07-01", NUMBERS, "Articolo 9."),
];

const VERSIONS: Readonly<Record<string, readonly Version[]>> = { [AMENDED]: AMENDED_VERSIONS, [CODE]: CODE_VERSIONS };
const versionsOf = ({ eli, data }: Act): readonly Version[] =>
  VERSIONS[eli] ?? [{ al: data, articoli: [article("1", "La città è")] }];

/** How many articles the newest version of an act has. */
export const articlesOf = (act: Act): number => versionsOf(act)[0]?.articoli.length ?? 0;

/** A version as its file would have been read. */
function readVersion(act: Act, { al, articoli, allegati = [] }: Version, i: number): ReadVersion {
  const { tipo, data, numero, titolo } = act;
  const words = tipo.replaceAll("-", ".");
  const main = articoli.some(({ allegato }) => allegato === BOOK);
  return {
    summary: {
      ...{
        chiave: `${data}/esempio`,
        denominazione: tipo.toUpperCase().replaceAll("-", " "),
        tipo,
        data,
        numero,
        titolo,
      },
      urn: `urn:nir:stato:${words}:${data}${numero === null ? "" : `;${numero}`}`,
      pubblicazione: { data, numero: "1", codice_redazionale: "000X0000" },
      versione: { tipo: "consolidata", al },
      n_articoli: articoli.length,
      entrata_in_vigore: null,
      documenti: articoli.length + 1,
      ...{ caratteri: 0, contenitorePrincipale: main ? BOOK : null, conteggi: {}, osservazioni: {} },
      contenitori: main ? [{ nome: BOOK, numeri: NUMBERS }] : [],
      ...{ percorsi: {}, luoghi: {}, conversione: null, cita: [], citaNelTesto: [] },
      ...{ agiscono: [], innova: {}, emananti: [] },
    },
    text: {
      preambolo: null,
      conclusioni: i === 0 ? "Conclusioni" : null,
      articoli,
      allegati,
      ue: i === 0 && act.eli === AMENDED ? FRAME : [],
    },
    sha256: `${i}`.repeat(64),
  };
}

/** What an act says of the European Union. */
export interface NamingUnion {
  readonly norma: NormaRow;
  readonly ue: readonly UnionOfAct[];
}

/** First lines of the answers about an act, and of its index. */
export interface FirstLines {
  readonly norma: string;
  readonly relazioni: string;
  readonly articoli: string;
}

/**
 * Writes the answers about an act, and the index of its articles and versions; gives what the register says of it.
 *
 * @param relations the act's own, as lines of its answer
 * @param rulings of all acts; those on this one are added
 * @param union what acts say of the Union; that of this one is added
 */
export function writeAct(
  files: FileSink,
  act: Act,
  relations: Lines,
  first: FirstLines,
  rulings: RulingRow[],
  union: NamingUnion[],
): ActChanges {
  const whole = wholeAct(
    act.eli,
    versionsOf(act).map((version, i) => readVersion(act, version, i)),
    relations,
    null,
  );
  const file = fileOfEli(act.eli);
  const answer = actText(whole.lines, relations);
  files.write(`api/public/norme/${file}.json`, first.norma + answer);
  files.write(`api/public/relazioni/${file}.json`, encodeRelazioni(first.relazioni, rowOf(whole.norma), relations));
  union.push({ norma: rowOf(whole.norma), ue: writeUnion(files, whole) });
  const own = writeRulings(files, whole, ({ urn }) => (urn === STRUCK.urn ? "eli:/it/legge/1990/08/07/241" : null));
  rulings.push(...own);
  // Of the growing tree it takes nothing but the writing of files.
  writeHistory(files as Staging, file, whole, relations, Buffer.byteLength(answer), first.articoli);
  return actChanges(
    whole,
    relations.in.length > 0 ? { data: act.data, da: AMENDED, tipo: "aggiorna" } : undefined,
    own,
  );
}
