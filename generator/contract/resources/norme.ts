/** Acts, articles, versions and their relations: what answers about them have. */

import { CITED_ACT } from "./cited-act.ts";
import {
  ARTICOLO_VICINO,
  CAMBIAMENTO,
  FUTURA,
  GIORNO_CHIESTO,
  IMPRONTA_VERSIONE,
  META,
  MODIFICHE_INTERMEDIE,
  MODIFICHE_SUCCESSIVE,
  OF_ACT,
  RELAZIONE,
  TESTO_UFFICIALE,
  TIPO_RELAZIONE,
  VERSIONE,
} from "./common.ts";
import * as f from "./declare/fields.ts";
import { forDocs } from "./declare/marks.ts";
import { ON_ARTICLE } from "./pronunce.ts";

export const ARTICOLO = f.record(
  {
    id: f.filled({ it: "Unico nell'atto.", en: "Unique within the act." }),
    eli: f.shared("eli_articolo"),
    numero: f.text(
      { it: "`131-bis`, `270-quinquies.1`.", en: "`131-bis`, `270-quinquies.1`." },
      { pattern: "^[^ \t\r\n]+$" },
    ),
    rubrica: f.text.orNull({
      it: "Con le parentesi che ha nella fonte. Senza parentesi né elemento suo, è la riga che precede il testo negli atti in cui quasi tutti gli articoli hanno una rubrica.",
      en: "With the brackets it has in the source. Without brackets or an element of its own, it is the line above the text in acts where nearly all articles have a rubrica.",
    }),
    testo: f.text({
      it: "Una riga per comma, per lettera e per riga di tabella (celle separate da una tabulazione, anche vuote), senza il numero dell'articolo, la rubrica e i titoli che lo precedono; le doppie parentesi sono quelle ufficiali.",
      en: "One line per paragraph, per list point and per row of a table (cells separated by a tab, empty ones too), without the article's number, its rubrica and the titles above it; double brackets are the official ones.",
    }),
    partizione: f.filled.orNull({
      it: "Libro, titolo, capo e sezione con le loro intestazioni, separati da ` / `; negli allegati i titoli che stanno sopra il primo articolo.",
      en: "Book, title, chapter and section with their headings, separated by ` / `; in attachments the titles above the first article.",
    }),
    allegato: f.filled.orNull({
      it: "L'allegato che contiene l'articolo, come lo si cita (`II.12`, `A`) o con il suo nome; `null` nel corpo dell'atto.",
      en: "The attachment that holds the article, as it is cited (`II.12`, `A`) or by its name; `null` in the body of the act.",
    }),
    abrogato: f.flag(),
    lacuna: f.optional(
      f.constant(true, {
        it: "C'è dove la fonte non ha il testo dell'articolo: un buco della fonte, non un testo vuoto né una modifica.",
        en: "There where the source lacks the text of the article: a hole in the source, neither an empty text nor a change.",
      }),
    ),
    n_pronunce: f.count({
      it: "Pronunce della Corte costituzionale che le note riportano: `/norme/{eli}/pronunce`.",
      en: "Rulings of the Constitutional Court that the notes report: `/norme/{eli}/pronunce`.",
    }),
    note: f.list(f.filled()),
  },
  { title: "Articolo", ref: forDocs("norma.json#/$defs/articolo"), open: true },
);
const ALLEGATO = f.record(
  { id: f.filled(), titolo: f.text(), testo: f.text() },
  { title: "Allegato", ref: forDocs("norma.json#/$defs/allegato"), open: true },
);
const N_CITATA_DA = f.record(
  { atti: f.count(), citazioni: f.count() },
  {
    it: "Quanti atti della raccolta lo citano nel testo, e quante volte: `/norme/{eli}/citata`.",
    en: "How many acts of the collection cite it in their text, and how often: `/norme/{eli}/citata`.",
  },
);
const COMMA = f.record(
  {
    numero: f.filled.orNull({
      it: "Come lo numera il testo, o il suo posto dove il testo non numera; `null` per ciò che sta prima del primo numero.",
      en: "As the text numbers it, or its place where the text does not; `null` for what stands before the first number.",
    }),
    id: f.filled(),
    testo: f.text(),
    abrogato: f.optional(
      f.constant(true, {
        it: "C'è dove il testo del comma dice che è abrogato.",
        en: "There where the text of the comma says that it is repealed.",
      }),
    ),
  },
  { title: "Comma", ref: forDocs("articolo.json#/$defs/comma") },
);
const CHANGED_TEXT = f.record(
  { al: f.day(), sha256: f.shared("impronta"), futura: f.optional(FUTURA) },
  { title: "Testo di una versione", ref: forDocs("articolo.json#/$defs/testo_cambiato") },
);
export const LISTED_VERSION = f.record(
  {
    al: f.day(),
    tipo: f.word(["originale", "consolidata"]),
    futura: f.optional(FUTURA),
    n_articoli: f.count(),
    aggiunti: f.count.orNull({
      it: "Articoli in più rispetto alla versione prima; `null` nella più antica.",
      en: "Articles added since the version before; `null` of the oldest.",
    }),
    tolti: f.count.orNull({
      it: "Articoli in meno rispetto alla versione prima; `null` nella più antica.",
      en: "Articles gone since the version before; `null` of the oldest.",
    }),
    modificati: f.count.orNull({
      it: "Articoli con un'altra rubrica o un altro testo; `null` nella più antica.",
      en: "Articles with another title or text; `null` of the oldest.",
    }),
    modifiche_successive: MODIFICHE_SUCCESSIVE,
    sha256: IMPRONTA_VERSIONE,
  },
  { title: "Versione", ref: forDocs("versioni.json#/$defs/versione") },
);
const SIDE = f.record(
  { rubrica: f.text.orNull(), testo: f.text() },
  { title: "Un lato del confronto", ref: forDocs("confronto.json#/$defs/lato") },
);
const CHANGED = f.record(
  {
    numero: f.filled(),
    eli: f.shared("eli_articolo"),
    cambiamento: CAMBIAMENTO,
    prima: f.orNull(SIDE),
    dopo: f.orNull(SIDE),
  },
  { title: "Articolo cambiato", ref: forDocs("confronto.json#/$defs/cambiato") },
);
const WATCHED = f.record(
  {
    chiesta: f.text({ it: "Il nome com'è chiesto.", en: "The name as it was asked for." }),
    esito: f.word(["trovata", "ambigua", "sconosciuta"]),
    norma: f.act.orNull({
      it: "L'atto, se è uno solo e nella raccolta.",
      en: "The act, where it is one and in the collection.",
    }),
    versione: f.orNull(
      f.record(
        {
          al: f.day(),
          sha256: IMPRONTA_VERSIONE,
        },
        {
          it: "La versione servita, o quella del giorno chiesto; `null` se non c'è.",
          en: "The version that is served, or that of the day asked for; `null` where there is none.",
        },
      ),
    ),
    n_versioni: f.count({ it: "Quante versioni ha la raccolta.", en: "How many versions the collection has." }),
    ultima_modifica: f.orNull(
      f.record(
        { data: f.day(), da: f.eli(), tipo: TIPO_RELAZIONE },
        {
          it: "La più recente delle relazioni in entrata di cui si conosce il giorno.",
          en: "The newest of the relations in whose day is known.",
        },
      ),
    ),
    ultima_pronuncia: f.orNull(
      f.record(
        {
          ecli: f.text.orNull({}, { pattern: "^ECLI:IT:COST:[0-9]{4}:[0-9]+$" }),
          deposito: f.day(),
          articolo: f.filled(),
        },
        {
          it: "La più recente delle pronunce della Corte costituzionale che le note riportano con il giorno del deposito; `articolo` è il numero.",
          en: "The newest of the rulings of the Constitutional Court that the notes report with the day of the deposit; `articolo` is the number.",
        },
      ),
    ),
    futura: f.orNull(
      f.record(
        { al: f.day() },
        {
          it: "La prossima versione di un giorno dopo quello dei dati.",
          en: "The next version of a day after that of the data.",
        },
      ),
    ),
    cambiata: f.flag.orNull({
      it: "Se una versione o una relazione in entrata è di un giorno dopo `dal`; `null` senza `dal`.",
      en: "Whether a version or a relation in is of a day after `dal`; `null` without `dal`.",
    }),
    testo_ufficiale: f.text.orNull(
      {
        it: "Il testo ufficiale di ciò che è stato inteso e non è qui (Normattiva, EUR-Lex), con l'articolo e il giorno; `null` se l'atto c'è o non è stato inteso.",
        en: "The official text of what was understood and is not here (Normattiva, EUR-Lex), with article and day; `null` where the act is here or was not understood.",
      },
      { pattern: "^https://" },
    ),
  },
  { title: "Voce", ref: forDocs("registro.json#/$defs/voce"), open: true },
);

/** What answers have where a day is asked for. */
const ON_DAY = {
  giorno: f.optional(GIORNO_CHIESTO),
  testo_ufficiale: f.optional(TESTO_UFFICIALE),
  modifiche_intermedie: f.optional(MODIFICHE_INTERMEDIE),
};

/** What answers about an article and about a comma begin and end with. */
const BEFORE = {
  meta: META,
  norma: f.act(),
  versione: VERSIONE,
  modifiche_successive: MODIFICHE_SUCCESSIVE,
  n_relazioni_senza_articolo: f.count({
    it: "Quante relazioni in entrata riguardano l'atto senza nominarne un articolo: possono riguardare questo.",
    en: "How many relations in act on the act without naming an article of it: they may be about this one.",
  }),
  ...ON_DAY,
  articolo: ARTICOLO,
};
const AFTER = {
  dal: f.day({
    it: "La più antica delle versioni che hanno proprio questo testo.",
    en: "The oldest of the versions that have this very text.",
  }),
  dal_almeno: f.flag({
    it: "Vero se il testo è così almeno dal giorno `dal`: la raccolta non ha una versione più antica, e può esserlo da prima.",
    en: "True where the text reads so at least since `dal`: the collection has no older version, and it may have read so before.",
  }),
  precedente: f.orNull(ARTICOLO_VICINO),
  successivo: f.orNull(ARTICOLO_VICINO),
  relazioni: f.record(
    { out: f.list(RELAZIONE), in: f.list(RELAZIONE) },
    { it: "Quelle che nominano l'articolo.", en: "Those that name the article." },
  ),
  versioni: f.list(
    CHANGED_TEXT,
    { it: "Dove il testo è cambiato, dalla più recente.", en: "Where the text changed, the newest first." },
    { minItems: 1 },
  ),
};

const OF_COMMA = f.also(RELAZIONE, { di_tutto_l_articolo: f.optional(f.constant(true)) });

/** The bodies of answers, by operation. */
export const ACT_BODIES = {
  norme: f.record(
    {
      meta: META,
      totale: f.count({ it: "Atti che passano il filtro.", en: "Acts that pass the filter." }),
      limit: f.integer({}, { minimum: 1, maximum: 1000 }),
      offset: f.count(),
      norme: f.list(f.act(), {}, { maxItems: 1000 }),
    },
    {
      title: "Elenco degli atti",
      it: "Corpo di `/norme`: data decrescente, poi ELI.",
      en: "Body of `/norme`: descending date, then ELI.",
    },
  ),
  norma: f.record(
    {
      meta: META,
      ...OF_ACT,
      urn: f.shared("urn"),
      pubblicazione: f.record(
        { data: f.day(), numero: f.filled.orNull(), codice_redazionale: f.filled() },
        { it: "Gazzetta Ufficiale.", en: "Official gazette." },
      ),
      versione: VERSIONE,
      collegamenti: f.record({ normattiva: f.address(), gazzetta: f.address() }),
      alias: f.list(f.filled(), {}, { uniqueItems: true }),
      nomi: f.list(
        f.filled(),
        {
          it: "Nomi correnti dell'atto e loro abbreviazioni, come si scrivono; per lo più nessuno.",
          en: "Common names of the act and their abbreviations, as people write them; mostly none.",
        },
        { uniqueItems: true, lines: true },
      ),
      copertura: f.record(
        {
          attive: f.word(["metadati", "testo", "nessuna"], {
            it: "Quelle in uscita: dai metadati del file, dalla lettura del testo, da nessuna fonte.",
            en: "Outgoing ones: from the file's metadata, from reading the text, from no source.",
          }),
          passive: f.word(["metadati", "note", "nessuna"], {
            it: "Quelle in entrata: dai metadati del file, dalle sole note redazionali, da nessuna fonte.",
            en: "Incoming ones: from the file's metadata, from the editors' notes alone, from no source.",
          }),
        },
        {
          title: "Copertura",
          it: "Da dove possono venire le relazioni di questo atto: una lista vuota con `nessuna` non dice nulla sul diritto.",
          en: "Where the relations of this act could come from: an empty list with `nessuna` says nothing about the law.",
        },
      ),
      n_versioni: f.count(
        {
          it: "Quante versioni dell'atto ha la raccolta.",
          en: "How many versions of the act the collection has.",
        },
        { minimum: 1 },
      ),
      entrata_in_vigore: f.day.orNull({
        it: "Il giorno che la fonte dà; `null` dove non ne dà uno.",
        en: "The day that the source gives; `null` where it gives none.",
      }),
      modifiche_successive: MODIFICHE_SUCCESSIVE,
      n_citata_da: N_CITATA_DA,
      ...ON_DAY,
      preambolo: f.filled.orNull({
        it: "Quello che sta prima degli articoli: chi emana l'atto, gli atti visti e considerati, la formula; una riga per capoverso.",
        en: "What stands before the articles: who issues the act, the acts seen and considered, the formula; one line per paragraph.",
      }),
      conclusioni: f.filled.orNull({
        it: "Quello che sta dopo gli articoli: la formula finale, luogo e data, chi firma.",
        en: "What stands after the articles: the closing formula, place and date, who signs.",
      }),
      articoli: f.list(ARTICOLO),
      allegati: f.list(ALLEGATO),
      relazioni: f.record({
        out: f.list(f.also(RELAZIONE, { direzione: f.constant("out") })),
        in: f.list(f.also(RELAZIONE, { direzione: f.constant("in") })),
      }),
    },
    {
      title: "Atto",
      it: "Corpo di `/norme/{eli}`: il testo, articolo per articolo, e le relazioni.",
      en: "Body of `/norme/{eli}`: the text, article by article, and the relations.",
    },
  ),
  articolo: f.record(
    {
      ...BEFORE,
      n_citata_da: N_CITATA_DA,
      commi: f.list(COMMA),
      pronunce: f.list(ON_ARTICLE, {
        it: "Le pronunce della Corte costituzionale sull'articolo, dal deposito più recente.",
        en: "The rulings of the Constitutional Court on the article, from the newest deposit.",
      }),
      ...AFTER,
    },
    {
      title: "Articolo",
      it: "Corpo di `/norme/{eli}/art/{articolo}`: il testo, i commi, la storia e le relazioni.",
      en: "Body of `/norme/{eli}/art/{articolo}`: the text, the commi, the history and the relations.",
    },
  ),
  comma: f.record(
    {
      ...BEFORE,
      commi: f.list(COMMA, { it: "Il comma chiesto.", en: "The comma asked for." }, { minItems: 1 }),
      pronunce: f.list(ON_ARTICLE, {
        it: "Le pronunce della Corte costituzionale che nominano il comma, o dell'articolo nessuno.",
        en: "The rulings of the Constitutional Court that name the comma, or none of the article.",
      }),
      ...AFTER,
      n_relazioni_comma: f.record(
        { del_comma: f.count(), di_tutto_l_articolo: f.count() },
        {
          it: "Quante relazioni nominano il comma, e quante l'articolo intero, che possono riguardarlo.",
          en: "How many relations name the comma, and how many the whole article, which may be about it.",
        },
      ),
      relazioni: f.record(
        { out: f.list(OF_COMMA), in: f.list(OF_COMMA) },
        {
          it: "Prima quelle che nominano il comma, poi quelle dell'articolo intero (`di_tutto_l_articolo`).",
          en: "First those that name the comma, then those of the whole article (`di_tutto_l_articolo`).",
        },
      ),
    },
    {
      title: "Comma",
      it: "Corpo di `/norme/{eli}/art/{articolo}/comma/{n}`: come quello dell'articolo, con il testo del solo comma.",
      en: "Body of `/norme/{eli}/art/{articolo}/comma/{n}`: that of the article with the text of the comma alone.",
    },
  ),
  versioni: f.record(
    {
      meta: META,
      norma: f.act(),
      totale: f.count({}, { minimum: 1 }),
      versioni: f.list(LISTED_VERSION, {}, { minItems: 1 }),
    },
    {
      title: "Versioni di un atto",
      it: "Corpo di `/norme/{eli}/versioni`: dalla più recente.",
      en: "Body of `/norme/{eli}/versioni`: the newest first.",
    },
  ),
  confronto: f.record(
    { meta: META, norma: f.act(), da: f.day(), a: f.day(), totale: f.count(), articoli: f.list(CHANGED) },
    {
      title: "Confronto fra due versioni",
      it: "Corpo di `/norme/{eli}/confronto`: gli articoli che cambiano, nell'ordine della versione più recente.",
      en: "Body of `/norme/{eli}/confronto`: the articles that differ, in the order of the newest version.",
    },
  ),
  relazioni: f.record(
    {
      meta: META,
      norma: CITED_ACT,
      dir: f.word(["out", "in", "entrambe"]),
      totale: f.count({ it: "Relazioni della risposta.", en: "Relations of the answer." }),
      totale_out: f.count(),
      totale_in: f.count(),
      ...ON_DAY,
      relazioni: f.list(RELAZIONE),
    },
    {
      title: "Relazioni di un atto",
      it: "Corpo di `/relazioni`: prima quelle in uscita, poi quelle in entrata.",
      en: "Body of `/relazioni`: outgoing ones first, then incoming ones.",
    },
  ),
  registro: f.record(
    { meta: META, totale: f.count({}, { minimum: 1 }), norme: f.list(WATCHED, {}, { minItems: 1 }) },
    {
      title: "Registro di atti",
      it: "Corpo di `/registro`: gli atti nell'ordine in cui sono chiesti.",
      en: "Body of `/registro`: the acts in the order asked.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;

/** A version in the list of versions of an act. */
export type VersionRow = f.ValueOf<typeof LISTED_VERSION>;
