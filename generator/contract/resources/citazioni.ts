/** Citations in a text, and the search: what their answers have. */

import { META, VERSIONE } from "./common.ts";
import * as f from "./declare/fields.ts";
import { forDocs } from "./declare/marks.ts";
import { UNION_ACT } from "./ue.ts";

/** The act as it was understood. */
const UNDERSTOOD = {
  tipo: f.text.orNull(),
  data: f.day.orNull(),
  anno: f.integer.orNull(),
  numero: f.text.orNull(),
  urn: f.text.orNull(),
};
const HERE = f.act.orNull({ it: "L'atto, se è nella raccolta.", en: "The act, where it is here." });
const N_PRONUNCE = f.count({
  it: "Pronunce della Corte costituzionale che le note dell'articolo riportano.",
  en: "Rulings of the Constitutional Court that the notes of the article report.",
});
const NAMED_RULING = f.optional(
  f.record(
    {
      ecli: f.text({}, { pattern: "^ECLI:IT:COST:[0-9]{4}:[0-9]+$" }),
      tipo: f.orNull(f.word(["sentenza", "ordinanza"])),
      numero: f.count({}, { minimum: 1 }),
      anno: f.integer(),
      qui: f.flag({
        it: "Vero se una nota della raccolta la riporta: allora `/pronunce/{ecli}` la dà.",
        en: "True where a note of the collection reports it: then `/pronunce/{ecli}` gives it.",
      }),
      url: f.text({}, { pattern: "^https://" }),
    },
    {
      it: "La pronuncia della Corte costituzionale; manca negli altri casi.",
      en: "The ruling of the Constitutional Court; absent otherwise.",
      open: true,
    },
  ),
);
const CITATION = f.record(
  {
    inizio: f.count({ it: "Dove comincia, in unità UTF-16.", en: "Where it begins, in UTF-16 code units." }),
    lunghezza: f.count(
      { it: "Quanto è lunga, in unità UTF-16.", en: "How long it is, in UTF-16 code units." },
      { minimum: 1 },
    ),
    testo: f.filled({ it: "Le sue parole, com'è scritta.", en: "Its words, as they are written." }),
    esito: f.word([
      "trovata",
      "ambigua",
      "fuori_raccolta",
      "articolo_inesistente",
      "incompleta",
      "unione_europea",
      "pronuncia",
    ]),
    atto: f.orNull(
      f.record(
        {
          ...UNDERSTOOD,
        },
        {
          it: "L'atto com'è stato inteso; `null` se la citazione è incompleta o di un atto dell'Unione, o se un nome può dire più atti.",
          en: "The act as it was understood; `null` where the citation is incomplete, or of an act of the Union, or where a name may mean several acts.",
          open: true,
        },
      ),
    ),
    norma: HERE,
    articolo: f.orNull(
      f.record(
        {
          eli: f.shared("eli_articolo"),
          numero: f.filled(),
          rubrica: f.text.orNull(),
          abrogato: f.flag(),
          n_pronunce: N_PRONUNCE,
        },
        {
          it: "L'articolo, se c'è; `@` nel suo ELI nomina la versione che lo ha, quando non è quella servita.",
          en: "The article, where it is there; `@` in its ELI names the version that has it where that is not the one served.",
          open: true,
        },
      ),
    ),
    articolo_citato: f.filled.orNull({
      it: "Il numero dell'articolo com'è stato inteso, che il suo atto sia qui o no; `null` se non ne è citato nessuno.",
      en: "The number of the article as it was understood, whether or not its act is here; `null` where none is cited.",
    }),
    partizione: f.filled.orNull({
      it: "La parte dell'articolo, o dell'atto: `comma 2, lettera b)`.",
      en: "The part of the article, or of the act: `comma 2, lettera b)`.",
    }),
    ue: f.orNull(
      f.again(UNION_ACT, {
        it: "L'atto dell'Unione europea, se ne è citato uno.",
        en: "The act of the European Union, where one is cited.",
      }),
    ),
    pronuncia: NAMED_RULING,
    testo_ufficiale: f.text.orNull(
      {
        it: "Il testo ufficiale di ciò che è stato inteso e non è qui (Normattiva, EUR-Lex), con l'articolo e il giorno; `null` se la citazione è trovata, o l'atto non è certo.",
        en: "The official text of what was understood and is not here (Normattiva, EUR-Lex), with article and day; `null` where the citation is found, or its act is not sure.",
      },
      { pattern: "^https://" },
    ),
    candidati: f.list(f.act(), {
      it: "Gli atti possibili di una citazione ambigua, quelli che sono qui; vuoto negli altri casi.",
      en: "The acts that an ambiguous citation may mean, those that are here; empty otherwise.",
    }),
    per_nome: f.flag({
      it: "Se il testo chiama l'atto solo per nome (`codice penale`, `c.c.`): vale quello che porta il nome oggi, e chi scrisse prima può aver inteso un altro.",
      en: "Whether the text calls the act by its name alone (`codice penale`, `c.c.`): taken for the one that bears the name today, where whoever wrote before may have meant another.",
    }),
  },
  { title: "Citazione", ref: forDocs("citazioni.json#/$defs/citazione"), open: true },
);
const FOUND_ARTICLE = f.again(
  f.orNull(
    f.record(
      {
        eli: f.shared("eli_articolo"),
        numero: f.filled(),
        rubrica: f.text.orNull(),
        comma: f.text.orNull({
          it: "Il comma trovato, di un articolo che ne ha più di 30; altrimenti `null`.",
          en: "The comma that was found, of an article that has more than 30; otherwise `null`.",
        }),
        n_pronunce: N_PRONUNCE,
      },
      {
        it: "`null` quando s'intende l'atto.",
        en: "`null` where the act is meant.",
        open: true,
      },
    ),
  ),
  { ref: forDocs("cerca.json#/$defs/articolo") },
);

/** Start and length, in UTF-16 code units. */
const SPAN = f.list(f.count(), {}, { minItems: 2, maxItems: 2 }) as f.Field<readonly [start: number, length: number]>;

/** The bodies of answers, by operation. */
export const CITATION_BODIES = {
  citazioni: f.record(
    { meta: META, totale: f.count(), citazioni: f.list(CITATION) },
    {
      title: "Citazioni di un testo",
      it: "Corpo di `/citazioni`: nell'ordine di lettura, una per articolo.",
      en: "Body of `/citazioni`: in reading order, one for each article.",
    },
  ),
  cerca: f.record(
    {
      meta: META,
      q: f.text({ it: "Il testo cercato, com'è scritto.", en: "What was looked for, as written." }),
      limit: f.integer({}, { minimum: 1, maximum: 100 }),
      offset: f.count({}, { maximum: 900 }),
      totale: f.count({
        it: "Quanti atti e articoli hanno ciò che è cercato; almeno tanti, se `totale_esatto` è falso. Con parole tra virgolette, quanti di quelli in cui si è guardato.",
        en: "How many acts and articles have what is looked for; at least so many where `totale_esatto` is false. With words in quotes, how many of those that were looked at.",
      }),
      totale_esatto: f.flag(),
      prosegue: f.count.orNull(
        {
          it: "Il valore di `dopo` con cui si guarda nei documenti seguenti, se parole tra virgolette non si sono cercate in tutti quelli che le hanno; altrimenti `null`.",
          en: "The value of `dopo` that looks at the documents that follow, where words in quotes were not looked for in all that have them; else `null`.",
        },
        { minimum: 1 },
      ),
      radice: f.list(f.text(), {
        it: "Le parole cercate che nessun testo ha, né al singolare né al plurale: per ciascuna vale ogni parola con la stessa radice.",
        en: "Words looked for that no text has, in the singular or the plural: any word of the same root counts for each.",
      }),
      forse: f.list(
        f.record(
          {
            parola: f.text(),
            per: f.text({
              it: "La parola cercata, al cui posto sta.",
              en: "The word looked for, in whose place it stands.",
            }),
            documenti: f.count({
              it: "Quanti atti e articoli hanno la parola, al singolare o al plurale; 0 se è solo d'uso comune, come `autovelox`.",
              en: "How many acts and articles have the word, in the singular or the plural; 0 where it is everyday use alone, as `autovelox`.",
            }),
            q: f.text({ it: "La domanda con questa parola.", en: "The question with this word." }),
            url: f.text(
              {
                it: "Dove la domanda trova risposta, con gli stessi filtri.",
                en: "Where that question is answered, with the same filters.",
              },
              { pattern: "^/api/public/cerca[?]q=" },
            ),
          },
          { open: true },
        ),
        {
          it: "Per le parole che nessun testo ha, nemmeno nella radice, quelle dei testi più vicine: forse si voleva scrivere così.",
          en: "For words that no text has, nor any of their root, the nearest words of the texts: perhaps one of them was meant.",
        },
        { maxItems: 9, aside: true },
      ),
      riconosciuta: f.orNull(
        f.record(
          {
            ...UNDERSTOOD,
            norma: HERE,
            articolo: FOUND_ARTICLE,
            ue: f.orNull(
              f.again(UNION_ACT, {
                it: "L'atto dell'Unione europea, se `q` ne cita uno.",
                en: "The act of the European Union, where `q` cites one.",
              }),
            ),
            pronuncia: NAMED_RULING,
            ddl: f.optional(
              f.record(
                { numero: f.shared("numero_ddl"), titolo: f.text.orNull() },
                {
                  it: "C'è dove `q` è il numero di un disegno di legge, in qualunque grafia: `/ddl/{numero}` lo dà.",
                  en: "There where `q` is the number of a bill, in any spelling: `/ddl/{numero}` gives it.",
                  open: true,
                },
              ),
            ),
            versione: f.optional(
              f.orNull(
                f.again(VERSIONE, {
                  it: "C'è dove `q` chiede una versione: quella che le corrisponde; `null` se `q` dice un giorno a parole e la raccolta non ne ha una.",
                  en: "There where `q` asks for a version: the one that answers it; `null` where `q` says a day in words and the collection has none.",
                }),
              ),
            ),
            versioni: f.optional(
              f.list(f.day(), {
                it: "I giorni delle versioni che ci sono, se quella del giorno chiesto non c'è.",
                en: "The days of the versions at hand, where that of the day asked for is not here.",
              }),
            ),
            giorno: f.optional(f.day({ it: "Il giorno che `q` chiede.", en: "The day that `q` asks for." })),
            testo_ufficiale: f.optional(
              f.address({
                it: "C'è dove l'atto, o la sua versione del giorno, non è qui: il suo testo ufficiale (Normattiva, EUR-Lex), con l'articolo e il giorno.",
                en: "There where the act, or its version of the day, is not here: its official text (Normattiva, EUR-Lex), with article and day.",
              }),
            ),
          },
          {
            it: "L'unico atto, o disegno di legge, che `q` nomina, o `null`.",
            en: "The one act, or bill, that `q` names, or `null`.",
            open: true,
          },
        ),
      ),
      risultati: f.list(
        f.record(
          {
            norma: f.act(),
            articolo: FOUND_ARTICLE,
            estratto: f.text({
              it: "Brano del testo dell'articolo, o del titolo dell'atto.",
              en: "Piece of the article's text, or of the act's title.",
            }),
            evidenzia: f.list(SPAN, {
              it: "Le parole cercate: inizio e lunghezza, in unità UTF-16.",
              en: "What was asked for: start and length, UTF-16.",
            }),
            punteggio: f.decimal(
              {
                it: "Attinenza, al più tre decimali; 1000 per ciò che `q` cita.",
                en: "Relevance, three decimals at most; 1000 for what `q` cites.",
              },
              { minimum: 0 },
            ),
          },
          { open: true },
        ),
        {},
        { maxItems: 100 },
      ),
    },
    {
      title: "Ricerca nei testi",
      it: "Corpo di `/cerca`: i risultati più attinenti per primi.",
      en: "Body of `/cerca`: the most relevant results first.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;

export type FoundArticle = NonNullable<f.ValueOf<typeof FOUND_ARTICLE>>;
export type NamedRuling = f.ValueOf<typeof NAMED_RULING>;
