/** Acts of the European Union: what acts of the collection transpose, give effect to and cite. */

import { unionKind, unionName } from "../../law/identity/union-name.ts";
import type { Lingua, Prosa } from "../prose.ts";
import { HOW_MANY_CITE, TIMES } from "./cited-act.ts";
import * as f from "./declare/fields.ts";
import { forDocs, forPages, sentence } from "./declare/marks.ts";
import { type Inline, type Resource, SECTION, section, type ToolOf } from "./declare/resource.ts";

const kind = (tipo: Parameters<typeof unionKind>[0]): Prosa => ({
  it: unionKind(tipo, "it"),
  en: unionKind(tipo, "en"),
});
const KINDS = {
  direttiva: kind("direttiva"),
  regolamento: kind("regolamento"),
  decisione: kind("decisione"),
  "decisione-quadro": kind("decisione-quadro"),
};

const IDENTITY = {
  celex: f.text({ label: { it: "CELEX", en: "CELEX" } }, { pattern: "^3[0-9]{4}[LRDF][0-9]{4}$" }),
  eli: f.text(
    {
      label: { it: "ELI", en: "ELI" },
      it: "ELI dell'Unione, come segue da tipo, anno e numero: quello di un atto delegato o di esecuzione è un altro.",
      en: "ELI of the Union, as it follows from kind, year and number: that of a delegated or implementing act is another.",
    },
    { pattern: "^http://data[.]europa[.]eu/eli/(dir|reg|dec|dec_framw)/[0-9]{4}/[0-9]{1,4}/oj$" },
  ),
  tipo: f.choice(KINDS),
  anno: f.count({}, { minimum: 1952 }),
  numero: f.count({}, { minimum: 1 }),
  url: f.text(
    {
      label: { it: "EUR-Lex", en: "Official link" },
      it: "La sua pagina in EUR-Lex.",
      en: "Its page in EUR-Lex.",
    },
    { pattern: "^https://eur-lex[.]europa[.]eu/" },
  ),
};
/** How it is called; what is shown of its everyday names is the first. */
const CALLED = {
  denominazione: f.text.orNull(
    {
      label: { it: "Denominazione", en: "Name" },
      it: "Le parole con cui gli atti della raccolta lo nominano dopo il numero, quelle che ricorrono di più; `null` se nessuno lo nomina così.",
      en: "The words by which acts of the collection name it behind its number, those that recur most; `null` where none names it so.",
    },
    { minLength: 1 },
  ),
  nomi: f.list(f.text({}, { minLength: 1 }), {
    label: { it: "Nomi correnti", en: "Everyday names" },
    it: "I nomi con cui è noto, come `GDPR`.",
    en: "The names by which it is known, as `GDPR`.",
  }),
};
const NAMED = { label: { it: "Atto dell'Unione", en: "Act" }, named: unionName };
export const UNION_ACT = f.record(IDENTITY, {
  ...NAMED,
  title: "Atto dell'Unione europea",
  ref: forDocs("comuni.json#/$defs/atto_ue"),
});
type UnionAct = f.ValueOf<typeof UNION_ACT>;
const CALLED_ACT = f.record(
  { ...IDENTITY, ...CALLED },
  { ...NAMED, title: "Atto dell'Unione europea e come si chiama", ref: forDocs("ue-atto.json#/$defs/atto") },
);
type CalledAct = f.ValueOf<typeof CALLED_ACT>;

const RECEPISCE = { it: "Recepisce", en: "Transposes" };
const ATTUA = { it: "Attua", en: "Gives effect to" };
const CITA = { it: "Cita", en: "Cites" };
const RECEPITA = { it: "Recepito da", en: "Transposed by" };
const ATTUATA = { it: "Attuato da", en: "Given effect by" };
const CITATA = { it: "Citato da", en: "Cited by" };
const WORDS = { it: "Parole", en: "Words" };

/** What a title says. */
const PLACES = { titolo: { it: "titolo", en: "title" }, preambolo: { it: "preambolo", en: "preamble" } };
const RELIABILITY = {
  alta: { it: "affidabilità alta", en: "high reliability" },
  media: { it: "affidabilità media", en: "medium reliability" },
};
const TITLE = {
  base: f.list(
    f.choice(PLACES),
    { label: { it: "Dove lo dice", en: "Says so" }, it: "Dove lo dice.", en: "Where it says so." },
    { minItems: 1 },
  ),
  affidabilita: f.choice(RELIABILITY, { label: { it: "Affidabilità", en: "Reliability" } }),
  evidenza: f.text({ label: WORDS, it: "Le parole del titolo.", en: "The words of the title." }, { minLength: 1 }),
};
const TRANSPOSED = f.record(
  { ue: UNION_ACT, ...TITLE },
  { title: "Atto dell'Unione recepito o attuato", ref: forDocs("norma-ue.json#/$defs/legame") },
);
const CITED = f.record(
  {
    ue: UNION_ACT,
    articolo: f.text.orNull(
      {
        label: { it: "Articolo", en: "Article" },
        it: "L'articolo che cita, come lo nominano le relazioni; `null` nel titolo, nel preambolo e negli allegati.",
        en: "The article that cites, as relations name it; `null` in title, preamble and attachments.",
      },
      { minLength: 1 },
    ),
    partizione: f.text.orNull(
      {
        label: { it: "Parte", en: "Part" },
        it: "`comma 2`, `rubrica`, `titolo`, `preambolo`, il titolo di un allegato; `testo` se l'atto non ha articoli.",
        en: "`comma 2`, `rubrica`, `titolo`, `preambolo`, the title of an attachment; `testo` where the act has no articles.",
      },
      { minLength: 1 },
    ),
    articolo_ue: f.text.orNull(
      {
        label: { it: "Articolo citato", en: "Article cited" },
        it: "L'articolo dell'atto dell'Unione, se ne è citato uno.",
        en: "The article of the act of the Union, where one is cited.",
      },
      { minLength: 1 },
    ),
    testo: f.text(
      { label: WORDS, it: "Le parole della citazione.", en: "The words of the citation." },
      { minLength: 1 },
    ),
  },
  { title: "Citazione di un atto dell'Unione", ref: forDocs("norma-ue.json#/$defs/citazione") },
);
const LINKED = f.record(
  { norma: f.act(), ...TITLE },
  { title: "Atto che recepisce o attua", ref: forDocs("ue-atto.json#/$defs/legame") },
);
const CITING = f.record(
  {
    norma: f.act(),
    articoli: f.list(
      f.record(
        {
          numero: f.text({}, { minLength: 1 }),
          eli: f.shared("eli_articolo", { label: { it: "ELI", en: "ELI" } }),
          ...TIMES,
        },
        { title: "Articolo che cita" },
      ),
      {
        label: { it: "Articoli", en: "Articles" },
        it: "Gli articoli che citano; nessuno se l'atto cita nel titolo, nel preambolo o negli allegati.",
        en: "The articles that cite; none where the act cites in its title, preamble or attachments.",
      },
    ),
  },
  { title: "Atto che cita", ref: forDocs("ue-atto.json#/$defs/citante") },
);
const LISTED = f.record(
  {
    ...IDENTITY,
    ...CALLED,
    n_recepita_da: f.count({
      label: RECEPITA,
      it: "Quanti atti dicono nel titolo di recepirlo.",
      en: "How many acts say in their title that they transpose it.",
    }),
    n_attuata_da: f.count({
      label: ATTUATA,
      it: "Quanti atti dicono nel titolo di dargli attuazione.",
      en: "How many acts say in their title that they give effect to it.",
    }),
    n_citata_da: f.count({ label: CITATA, doc: forDocs(HOW_MANY_CITE) }),
  },
  { ...NAMED, title: "Atto dell'Unione nella lista", ref: forDocs("ue.json#/$defs/voce") },
);
export type UnionEntry = f.ValueOf<typeof LISTED>;
export type UnionTransposed = f.ValueOf<typeof TRANSPOSED>;
export type UnionCited = f.ValueOf<typeof CITED>;
export type LinkedAct = f.ValueOf<typeof LINKED>;
export type CitingAct = f.ValueOf<typeof CITING>;

const linked = (ue: UnionAct, lingua: Lingua, text = unionName(ue, lingua)): readonly Inline[] => [
  { text, to: { page: ["ue", ue.celex] } },
  " · ",
  { text: "EUR-Lex", to: { url: ue.url } },
];

/** Kind and number, and the name by which most know it. */
const called = (ue: CalledAct, lingua: Lingua): string => {
  const [name] = ue.nomi;
  return unionName(ue, lingua) + (name ? ` (${name})` : "");
};

/** What a title says that an act does. */
const ofTitle = (said: { readonly label: Prosa; readonly doc: Prosa }) =>
  section(TRANSPOSED, {
    ...said,
    cells: {
      ue: ({ ue }, { lingua }) => linked(ue, lingua),
      dove({ base, affidabilita }, { lingua }) {
        const places = base.map((place) => PLACES[place][lingua]).join(", ");
        return affidabilita === "alta" ? places : `${places} (${RELIABILITY.media[lingua]})`;
      },
      parole: ({ evidenza }) => evidenza,
    },
  });

const ACT = { it: "Atto dell'Unione", en: "Act of the Union" };
const DOES = { it: "Che cosa fa", en: "What it does" };
const WHERE = { it: "Dove", en: "Where" };
/** Articles that are named of an act, at the most. */
const MOST_NAMED = 12;

export const UE: Resource<"ue"> = {
  name: "ue",
  title: { it: "Atti dell'Unione europea", en: "Acts of the European Union" },
  caution: forPages({
    it: "Quelli che titoli, preamboli e articoli di questa raccolta nominano. Un elenco vuoto non dice che un atto non sia recepito.",
    en: "Those that titles, preambles and articles of this collection name. An empty list does not say that an act is not transposed.",
  }),
  none: { it: "Nessun atto così.", en: "No such act." },
  unit: forPages({ it: "atto/atti", en: "act/acts" }),
  all: { it: "Tutti gli atti dell'Unione", en: "All acts of the Union" },

  list: {
    operation: "ue",
    body: forDocs({
      title: "Atti dell'Unione europea",
      doc: {
        it: "Corpo di `/ue`: gli atti dell'Unione europea che quelli della raccolta nominano, dal più recente.",
        en: "Body of `/ue`: the acts of the European Union that those of the collection name, the newest first.",
      },
    }),
    sections: {
      ue: section(LISTED, {
        label: ACT,
        cells: { atto: (entry, { lingua }) => linked(entry, lingua, called(entry, lingua)) },
      }),
    },
    columns: {
      atto: { label: ACT },
      denominazione: { italian: true },
      nomi: { hidden: true },
      celex: { hidden: true },
      n_recepita_da: {},
      n_attuata_da: {},
      n_citata_da: {},
    },
    filters: forPages({
      tipo: {
        label: { it: "Tipo", en: "Kind" },
        doc: sentence("Il tipo di atto; vuoto: tutti.", "The kind of act; empty: all."),
        of: KINDS,
      },
      anno: {
        label: { it: "Anno", en: "Year" },
        doc: sentence("L'anno dell'atto dell'Unione; 0: tutti.", "The year of the act of the Union; 0: all."),
        of: "year",
      },
      q: {
        label: {
          it: "Numero, nome o parole",
          en: "Number, name or words",
        },
        doc: sentence(
          "Il numero, come `<anno>/<numero>` o `<numero>/<anno>`, tutta la citazione, un nome corrente (`GDPR`); altrimenti gli inizi di parole della denominazione o dei nomi; vuoto: tutti.",
          "The number, as `<year>/<number>` or `<number>/<year>`, the whole citation, an everyday name (`GDPR`); else beginnings of words of its name or names, in Italian; empty: all.",
        ),
        of: "text",
      },
    }),
  },

  item: {
    operation: "ue-atto",
    body: forDocs({
      title: "Un atto dell'Unione europea",
      doc: {
        it: "Corpo di `/ue/{celex}`: gli atti della raccolta che lo recepiscono, lo attuano, lo citano.",
        en: "Body of `/ue/{celex}`: the acts of the collection that transpose it, give effect to it, cite it.",
      },
    }),
    parameter: "celex",
    asked: sentence(
      "L'atto dell'Unione: CELEX, ELI, o come si scrive, come `direttiva <anno>/<numero>/UE`.",
      "The act of the Union: CELEX, ELI, or as people write it in Italian, such as `direttiva <year>/<number>/UE`.",
    ),
    at: "ue",
    thing: CALLED_ACT,
    title: (ue: CalledAct, { lingua }) =>
      `${lingua === "it" ? "Unione europea" : "European Union"}, ${called(ue, lingua)}`,
    identity: (ue: CalledAct) => [
      ...(ue.denominazione === null ? [] : [`${ue.denominazione} · `]),
      `CELEX ${ue.celex} · `,
      { text: "EUR-Lex", to: { url: ue.url } },
      " · ",
      { text: "ELI", to: { url: ue.eli } },
    ],
    absent: forPages(({ riconosciuta }: { riconosciuta?: { ue?: UnionAct } }, { lingua }) => {
      const ue = riconosciuta?.ue;
      return ue
        ? [
            `${lingua === "it" ? "Si cercava" : "You looked for"}: ${unionName(ue, lingua)} · `,
            { text: "EUR-Lex", to: { url: ue.url } },
          ]
        : [];
    }),
    columns: {
      norma: { label: { it: "Atto italiano", en: "Italian act" }, italian: true },
      [SECTION]: { label: DOES },
      dove: { label: WHERE, italian: true },
    },
    sections: {
      recepita_da: section(LINKED, {
        label: RECEPITA,
        does: RECEPISCE,
        doc: sentence(
          "Gli atti che nel titolo dicono di recepirlo, dal più recente.",
          "The acts that say in their title that they transpose it, the newest first.",
        ),
        cells: { dove: ({ evidenza }) => evidenza },
      }),
      attuata_da: section(LINKED, {
        label: ATTUATA,
        does: ATTUA,
        doc: sentence(
          "Gli atti che nel titolo dicono di dargli attuazione, dal più recente.",
          "The acts that say in their title that they give effect to it, the newest first.",
        ),
        cells: { dove: ({ evidenza }) => evidenza },
      }),
      citata_da: section(CITING, {
        label: CITATA,
        does: CITA,
        doc: sentence("Gli atti che lo citano, dal più recente.", "The acts that cite it, the newest first."),
        at: ["citata_da", "norme"],
        title: "Chi lo cita",
        total: forDocs(HOW_MANY_CITE),
        cells: {
          dove: ({ articoli }, { lingua }) => {
            if (articoli.length === 0) return lingua === "it" ? "fuori dagli articoli" : "outside the articles";
            const named = articoli
              .slice(0, MOST_NAMED)
              .flatMap(({ numero, eli, n }, i): Inline[] => [
                ...(i > 0 ? [", "] : []),
                { text: `art. ${numero}`, to: { eli } },
                ...(n > 1 ? [` (${n})`] : []),
              ]);
            return articoli.length > MOST_NAMED ? [...named, ", …"] : named;
          },
        },
      }),
    },
  },

  onAct: {
    operation: "norma-ue",
    body: forDocs({
      title: "Atti dell'Unione europea di un atto",
      doc: {
        it: "Corpo di `/norme/{eli}/ue`: ciò che titolo, preambolo, articoli e allegati dicono di atti dell'Unione europea.",
        en: "Body of `/norme/{eli}/ue`: what title, preamble, articles and attachments say of acts of the European Union.",
      },
    }),
    none: {
      it: "Questo atto non nomina atti dell'Unione così: non dice che non ne recepisca.",
      en: "This act names no such act of the Union, which does not say that it transposes none.",
    },
    columns: {
      [SECTION]: { label: DOES },
      ue: { label: ACT },
      dove: { label: WHERE, italian: true },
      parole: { label: WORDS, italian: true },
    },
    sections: {
      recepisce: ofTitle({
        label: RECEPISCE,
        doc: sentence(
          "Le direttive e decisioni quadro che il titolo dice di attuare o recepire.",
          "The directives and framework decisions that the title says to transpose.",
        ),
      }),
      attua: ofTitle({
        label: ATTUA,
        doc: sentence(
          "I regolamenti e le decisioni a cui il titolo dice di dare attuazione.",
          "The regulations and decisions that the title says to give effect to.",
        ),
      }),
      cita: section(CITED, {
        label: CITA,
        doc: sentence("Le citazioni, nell'ordine di lettura.", "The citations, in reading order."),
        cells: {
          ue: ({ ue }, { lingua }) => linked(ue, lingua),
          dove: ({ articolo, partizione }, { article }) => [
            ...(articolo === null ? [] : [article(articolo)]),
            ...(articolo !== null && partizione ? [", "] : []),
            ...(partizione ? [partizione] : []),
          ],
          parole: ({ articolo_ue, testo }) => (articolo_ue === null ? testo : `art. ${articolo_ue}, ${testo}`),
        },
      }),
    },
  },
};

export const UE_TOOL: ToolOf = {
  name: "european_union",
  title: "Acts of the European Union",
  description:
    "Which directives an Italian act transposes, which regulations it gives effect to and which it cites (`act`); who transposes, gives effect to and cites an act of the Union (`union`); or all that are named, by kind, year and number. Only what the texts here say: an empty list never means `not transposed`.",
  caution: forPages(
    "Read from titles, preambles and articles of this collection alone: that no act is named does not say that a directive is not transposed, nor that it is not in force. `transposes` rests on the words of a title, which are quoted.",
  ),
  one: ["union", "One act of the Union: 32014L0024, direttiva 2014/24/UE, Reg. (UE) 2016/679, GDPR, its ELI"],
};
