/** Who cites an act, and which acts an act cites. */

import { citationLabel } from "../../law/names/citation-label.ts";
import { CITED_ACT, HOW_MANY_CITE, TIMES } from "./cited-act.ts";
import * as f from "./declare/fields.ts";
import { forDocs, forPages, sentence } from "./declare/marks.ts";
import { type Inline, type Resource, section } from "./declare/resource.ts";

const CITES = { it: "Atto che cita", en: "Citing act" };
const ARTICLE_CITED = { it: "Articolo citato", en: "Article cited" };
const filled = (it: string, en: string, label?: f.Said["label"]) =>
  f.text.orNull({ ...(label && { label }), doc: sentence(it, en) }, { minLength: 1 });

const CITATION = f.record(
  {
    da: f.act(CITES),
    articolo: filled(
      "L'articolo che cita, come lo nominano le relazioni; `null` nel preambolo e negli allegati senza articoli.",
      "The article that cites, as relations name it; `null` in the preamble and in attachments without articles.",
      { it: "Articolo", en: "Article" },
    ),
    comma: filled("Il comma che cita.", "The comma that cites.", { it: "Comma", en: "Comma" }),
    articolo_citato: filled(
      "L'articolo dell'atto citato, come lo nominano le relazioni; `null` se non ne è nominato uno.",
      "The article of the act that is cited, as relations name it; `null` where none is named.",
      ARTICLE_CITED,
    ),
    partizione: filled("La parte citata, come in `/citazioni`.", "The part that is cited, as in `/citazioni`.", {
      it: "Parte citata",
      en: "Part cited",
    }),
    brano: f.text(
      {
        label: { it: "Parole", en: "Words" },
        it: "Le parole intorno, al più 240 caratteri.",
        en: "The words around, 240 characters at most.",
      },
      { minLength: 1, maxLength: 240 },
    ),
    inizio: f.count({
      it: "Dove la citazione comincia nel brano, in unità UTF-16.",
      en: "Where in these words the citation begins, in UTF-16 code units.",
    }),
    lunghezza: f.count({ it: "Quanto è lunga.", en: "How long it is." }, { minimum: 1 }),
  },
  { title: "Citazione di un atto", ref: forDocs("norma-citata.json#/$defs/citazione") },
);
type Citation = f.ValueOf<typeof CITATION>;

/** Of the answer what examples are chosen by. */
export interface CitedAnswer {
  readonly norma: { readonly eli: string };
  readonly articoli: readonly { readonly articolo: string; readonly n: number }[];
  readonly citazioni: readonly Citation[];
}

const CITED = f.record(
  {
    norma: CITED_ACT,
    articoli: f.list(f.record({ numero: f.filled(), ...TIMES }, { title: "Articolo citato" }), {
      label: { it: "Articoli", en: "Articles" },
      it: "I suoi articoli citati.",
      en: "Its articles that are cited.",
    }),
    ...TIMES,
  },
  { title: "Atto citato", ref: forDocs("norma-cita.json#/$defs/atto") },
);
type Cited = f.ValueOf<typeof CITED>;

/** Where a citation stands, as a link. */
const place = ({ da, articolo, comma }: Citation): Inline => {
  const act = citationLabel(da);
  if (articolo === null) return { text: act, to: { eli: da.eli } };
  const text = `art. ${articolo}${comma === null ? "" : `, comma ${comma}`}, ${act}`;
  // Articles of attachments have addresses of their own, which their names do not tell.
  return { text, to: { eli: /^\d/.test(articolo) ? `${da.eli}/art/${articolo}` : da.eli } };
};

/** Articles that are named of an act, at the most. */
const MOST_NAMED = 12;
const CAUTION = {
  it: "Contano solo gli atti di questa raccolta, e il loro testo: non le note, non le parole fra virgolette. Essere citato non vuol dire essere in vigore.",
  en: "Only acts of this collection count, and their text: neither notes nor words in quotation marks. To be cited is not to be in force.",
};

export const CITATA: Resource<"citata"> = {
  name: "citata",
  title: { it: "Chi lo cita", en: "Cited by" },
  caution: forPages(CAUTION),
  none: { it: "Nessun testo della raccolta lo cita così.", en: "No text of the collection cites it so." },
  unit: forPages({ it: "citazione/citazioni", en: "citation/citations" }),
  all: { it: "Tutte le citazioni", en: "All citations" },
  list: {
    operation: "norma-citata",
    body: forDocs({
      title: "Chi cita un atto",
      doc: {
        it: "Corpo di `/norme/{eli}/citata`: gli atti che citano dal più recente, in ciascuno l'ordine del testo.",
        en: "Body of `/norme/{eli}/citata`: the citing acts from the newest, in each the order of its text.",
      },
    }),
    more: forDocs({
      norma: CITED_ACT,
      atti: f.count({ doc: forDocs(HOW_MANY_CITE) }),
      articoli: f.list(
        f.record({ articolo: f.filled(), ...TIMES }, { title: "Articolo e quante volte è citato" }),
        {
          it: "I cento articoli più citati, poi nell'ordine dell'atto.",
          en: "The hundred articles cited most, then in the order of the act.",
        },
        { maxItems: 100 },
      ),
    }),
    sections: {
      citazioni: section(CITATION, {
        label: { it: "Citazione", en: "Citation" },
        cells: { dove: (citation) => [place(citation)], atto: ({ da }) => da.titolo },
      }),
    },
    counted: {
      by: "articolo",
      title: { it: "Articoli più citati", en: "Articles cited most" },
      counts: ({ articoli }) => (articoli as CitedAnswer["articoli"]).map(({ articolo, n }) => [articolo, n]),
    },
    columns: {
      dove: { label: { it: "Dove", en: "Where" }, italian: true },
      atto: { label: CITES, italian: true, hidden: true },
      articolo_citato: {},
      partizione: { italian: true },
      brano: { italian: true },
    },
    filters: forPages({
      articolo: {
        label: ARTICLE_CITED,
        doc: sentence(
          "L'articolo dell'atto citato, come si scrive; vuoto: tutto l'atto.",
          "The article of the act that is cited, as people write it; empty: all of the act.",
        ),
        of: "text",
      },
      tipo: {
        label: { it: "Tipo dell'atto che cita", en: "Kind of the citing act" },
        doc: sentence(
          "Il tipo dell'atto che cita, come sta nell'ELI; vuoto: tutti.",
          "The type of the citing act, as it stands in the ELI; empty: all.",
        ),
        of: "text",
      },
      dal: {
        label: { it: "Dal giorno", en: "From the day" },
        doc: sentence(
          "La prima data dell'atto che cita; vuota: tutte.",
          "The first date of the citing act; empty: all.",
        ),
        of: "day",
      },
      al: {
        label: { it: "Al giorno", en: "To the day" },
        doc: sentence(
          "L'ultima data dell'atto che cita; vuota: tutte.",
          "The last date of the citing act; empty: all.",
        ),
        of: "day",
      },
    }),
  },
};

export const CITA: Resource<"cita"> = {
  name: "cita",
  title: { it: "Che cosa cita", en: "Cites" },
  caution: forPages(CAUTION),
  none: { it: "Il testo non cita altri atti così.", en: "The text cites no other acts so." },
  unit: forPages({ it: "atto/atti", en: "act/acts" }),
  all: { it: "Tutti gli atti che cita", en: "All acts that it cites" },
  list: {
    operation: "norma-cita",
    body: forDocs({
      title: "Che cosa cita un atto",
      doc: {
        it: "Corpo di `/norme/{eli}/cita`: gli atti che il testo cita, i più citati per primi.",
        en: "Body of `/norme/{eli}/cita`: the acts that the text cites, those cited most first.",
      },
    }),
    more: forDocs({ norma: CITED_ACT }),
    sections: {
      atti: section(CITED, {
        label: { it: "Atto citato", en: "Act cited" },
        cells: {
          atto: ({ norma }) => [
            { text: citationLabel(norma), to: { eli: norma.eli } },
            ...(norma.titolo === null ? [] : [` ${norma.titolo.replace(/\s+/g, " ")}`]),
          ],
          articoli: ({ articoli }: Cited) =>
            articoli
              .slice(0, MOST_NAMED)
              .map(({ numero, n }) => (n > 1 ? `${numero} (${n})` : numero))
              .join(", ") + (articoli.length > MOST_NAMED ? ", …" : ""),
        },
      }),
    },
    columns: { atto: { label: { it: "Atto", en: "Act" }, italian: true }, articoli: {}, n: {} },
  },
};
