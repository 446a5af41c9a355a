/** What answers share, as `comuni.json` defines it. */

import { BASI, CLASSE_OF_TIPO } from "../../law/relation-kinds.ts";
import { ALL_AREAS } from "../areas.ts";
import { PLACE_KINDS } from "../place-kinds.ts";
import * as f from "./declare/fields.ts";
import { forDocs } from "./declare/marks.ts";
import type { ResourceWith } from "./surfaces.ts";

const RELEASE = f.text(
  {
    it: "Impronta del contenuto di dati.",
    en: "Fingerprint of the content of data.",
    ref: forDocs("comuni.json#/$defs/release"),
  },
  { pattern: "^[0-9a-f]{12}$" },
);
const GIORNO = f.text(
  { it: "Giorno, AAAA-MM-GG.", en: "Day, YYYY-MM-DD.", ref: forDocs("comuni.json#/$defs/giorno") },
  { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" },
);
const GIORNO_O_NULL = f.text(
  {
    it: "Giorno, AAAA-MM-GG, o `null` se la fonte non lo dice.",
    en: "Day, YYYY-MM-DD, or `null` where the source does not say.",
    ref: forDocs("comuni.json#/$defs/giorno_o_null"),
  },
  { type: ["string", "null"], pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" },
);
const AREA = f.word(ALL_AREAS, {
  it: "Area delle fonti.",
  en: "Area of the sources.",
  ref: forDocs("comuni.json#/$defs/area"),
});
const SLUG = f.text(
  {
    it: "Lettere minuscole e cifre, separate da trattini.",
    en: "Lower-case letters and digits, separated by hyphens.",
    ref: forDocs("comuni.json#/$defs/slug"),
  },
  { pattern: "^[^\t-/:-`{-\u00a0À-ÖØ-Þ]+(-[^\t-/:-`{-\u00a0À-ÖØ-Þ]+)*$" },
);
const INDIRIZZO = f.text(
  {
    it: "Indirizzo web, con gli altri caratteri nella forma `%XX`.",
    en: "Web address, with any other character written `%XX`.",
    ref: forDocs("comuni.json#/$defs/indirizzo"),
  },
  { pattern: '^https?://[^\u0001- "<>[-^`{-}\u007f-\u00a0]+$' },
);
const ELI = f.text(
  {
    it: "Identificativo di un atto: `eli:/it/<tipo>/<aaaa>/<mm>/<gg>/<numero>`.",
    en: "Identifier of an act: `eli:/it/<type>/<yyyy>/<mm>/<dd>/<number>`.",
    ref: forDocs("comuni.json#/$defs/eli"),
  },
  {
    pattern:
      "^eli:/it/[^\t-/:-`{-\u00a0À-ÖØ-Þ]+(-[^\t-/:-`{-\u00a0À-ÖØ-Þ]+)*/[0-9]{4}/[0-9]{2}/[0-9]{2}([/~][^/A-Z \t\r\n]+)?$",
    examples: ["eli:/it/legge/1990/08/07/241"],
  },
);
const ELI_ARTICOLO = f.text(
  {
    it: "Identificativo di un articolo, sotto quello dell'atto.",
    en: "Identifier of an article, below that of the act.",
    ref: forDocs("comuni.json#/$defs/eli_articolo"),
  },
  {
    pattern:
      "^eli:/it/[^\t-/:-`{-\u00a0À-ÖØ-Þ]+(-[^\t-/:-`{-\u00a0À-ÖØ-Þ]+)*/[0-9]{4}/[0-9]{2}/[0-9]{2}(@[0-9a-z-]+)?([/~][^/A-Z \t\r\n]+)?/(art|annesso/[0-9]+/art)/[^/ \t\r\n]+$",
    examples: ["eli:/it/legge/1990/08/07/241/art/1"],
  },
);
const URN = f.text({ ref: forDocs("comuni.json#/$defs/urn") }, { pattern: "^urn:nir:[^ \t\r\n]+$" });
const NUMERO_DDL = f.text(
  {
    it: "Numero di una lettura: `S.<numero>` al Senato, `C.<numero>` alla Camera.",
    en: "Number of a reading: `S.<number>` in the Senate, `C.<number>` in the Chamber.",
    ref: forDocs("comuni.json#/$defs/numero_ddl"),
  },
  { pattern: "^[SC][.][0-9][^ \t\r\n]*$" },
);
const ID_PARLAMENTARE = f.text(
  {
    it: "`S-<numero>` per un senatore, `C-<numero>` per un deputato.",
    en: "`S-<number>` for a senator, `C-<number>` for a deputy.",
    ref: forDocs("comuni.json#/$defs/id_parlamentare"),
  },
  { pattern: "^[SC]-[0-9]+$" },
);
const EURO = f.decimal(
  {
    it: "Importo in euro, al più due decimali.",
    en: "Amount in euro, two decimals at most.",
    ref: forDocs("comuni.json#/$defs/euro"),
  },
  { minimum: 0 },
);
const EURO_O_NULL = f.decimal(
  {
    it: "Importo in euro, `null` se non noto.",
    en: "Amount in euro, `null` where unknown.",
    ref: forDocs("comuni.json#/$defs/euro_o_null"),
  },
  { type: ["number", "null"], minimum: 0 },
);
const MAX_NODI = f.count(
  {
    it: "Il limite chiesto: si tengono i primi nodi e i collegamenti fra questi.",
    en: "The cap asked for: the first nodes and the links among them are kept.",
    ref: forDocs("comuni.json#/$defs/max_nodi"),
  },
  { minimum: 10 },
);
/** How an answer about a graph says how much of it it has. */
export const OF_GRAPH = {
  max_nodi: MAX_NODI,
  totale_nodi: f.count({
    it: "Nodi del grafo filtrato, prima del taglio.",
    en: "Nodes of the filtered graph, before the cut.",
  }),
  totale_link: f.count({
    it: "Collegamenti del grafo filtrato, prima del taglio.",
    en: "Links of the filtered graph, before the cut.",
  }),
  troncato: f.flag(),
};
export const TIPO_RELAZIONE = f.keyOf(CLASSE_OF_TIPO, { ref: forDocs("comuni.json#/$defs/tipo_relazione") });
export const CLASSE_RELAZIONE = f.again(
  f.orNull(
    f.word(["testo", "significato", "ambito", "efficacia", "ordinamento"], {
      it: "Genere di intervento: sul testo, sul significato, sull'ambito, sull'efficacia, sull'ordinamento; `null` quando nessun testo dice in che modo `da` aggiorna `a`.",
      en: "Class of change: of the text, the meaning, the scope, the efficacy, the legal system; `null` where no text says how `da` updates `a`.",
    }),
  ),
  { ref: forDocs("comuni.json#/$defs/classe_relazione") },
);
export const PARTIZIONE_ARTICOLO = f.again(
  f.text.orNull(
    {
      it: "Parte dell'articolo: `comma 2, lettera b), numero 3)`, `rubrica`, `ultimo comma`; senza articolo, il `titolo` dell'atto, la partizione o l'allegato (`Libro IV, Titolo I, Capo III-bis`, `Allegato I`); `null` quando s'intende l'articolo intero o non si sa altro.",
      en: "Part of the article: `comma 2, lettera b), numero 3)`, `rubrica`, `ultimo comma`; without an article, the act's `titolo`, the division or the attachment (`Libro IV, Titolo I, Capo III-bis`, `Allegato I`); `null` where the whole article is meant or nothing narrower is known.",
    },
    {
      pattern:
        "^(rubrica|titolo|(comma [^,]+|(pen)?ultimo comma)?(, )?(lettera [^,]+[)])?(, )?(numero [^,]+[)])?(, lettera [^,]+[)])?|(((Allegato|Tabella|Tariffa|Elenco|Quadro|Prospetto)( [^,]+)?|(Libro|Parte|Titolo|Capo|Sezione) [^,]+)(, )?)+)$",
      minLength: 1,
    },
  ),
  { ref: forDocs("comuni.json#/$defs/partizione_articolo") },
);
export const DECORRENZA = f.again(
  f.orNull(
    f.record(
      {
        dal: f.day.orNull({
          it: "Il giorno; `null` se la fonte non lo dice in cifre.",
          en: "The day; `null` where the source does not give it as a date.",
        }),
        testo: f.filled({ it: "Le parole della fonte.", en: "The words of the source." }),
      },
      {
        title: "Decorrenza",
        it: "Quando la modifica ha effetto, se la fonte dice un altro giorno o un evento che si attende; `null` se non dice né l'uno né l'altro.",
        en: "When the change takes effect, where the source says another day or an event that it waits for; `null` where it says neither.",
      },
    ),
  ),
  { ref: forDocs("comuni.json#/$defs/decorrenza") },
);
export const PORTATA = f.again(
  f.orNull(
    f.word(["intero", "parte"], {
      it: "Se è toccato tutto quello che `a`, `articolo_a` e `partizione_a` indicano o qualcosa al suo interno; `null` quando la fonte non lo dice.",
      en: "Whether all of what `a`, `articolo_a` and `partizione_a` name is touched, or something inside it; `null` where the source does not say.",
    }),
  ),
  { ref: forDocs("comuni.json#/$defs/portata") },
);
const FONTE = f.record(
  {
    nome: f.filled(),
    url: f.address(),
    licenza: f.filled(),
    attribuzione: f.filled(),
    estratto_il: f.day({
      it: "Giorno in cui la fonte è stata estratta.",
      en: "Day on which the source was extracted.",
    }),
  },
  { title: "Fonte", ref: forDocs("comuni.json#/$defs/fonte"), open: true },
);
export const META = f.record(
  {
    versione: f.constant("1.0.0", { it: "Versione del contratto.", en: "Version of the contract." }),
    release: f.shared("release", {
      it: "Impronta del contenuto dei dati dell'area da cui viene la risposta (`norme`, `pnrr`, `parlamento` con i disegni di legge); di tutti, se ne viene da più d'una.",
      en: "Fingerprint of the content of the data of the area that the answer comes from (`norme`, `pnrr`, `parlamento` with the bills); of all data if it comes from several.",
    }),
    dati_al: f.day.orNull({
      it: "La data di estrazione più recente fra le fonti da cui vengono i dati della risposta, `null` se non ne ha.",
      en: "The newest extraction date of the sources that the answer's figures come from, `null` where there is none.",
    }),
    lingua: f.word(["it", "en"], {
      it: "Lingua della prosa; i nomi restano in italiano.",
      en: "Language of the prose; names stay Italian.",
    }),
    licenza: f.text({
      it: "Le licenze delle fonti; vuota se l'area non ha fonti.",
      en: "The licences of the sources; empty where the area has none.",
    }),
    fonti: f.list(FONTE),
    avvertenza: f.filled(),
    nota: f.optional(
      f.filled({
        it: "Come è calcolata la risposta e, se le sue fonti sono di giorni diversi, di che giorno è ciascuna.",
        en: "How the answer was computed and, where its sources are of different days, of which day each is.",
      }),
    ),
  },
  {
    title: "Meta",
    it: "Primo campo di ogni risposta.",
    en: "First field of every answer.",
    ref: forDocs("comuni.json#/$defs/meta"),
    open: true,
  },
);
/** What a list and its own answer say of an act. */
export const OF_ACT = {
  eli: f.eli(),
  tipo: f.shared("slug", { it: "Tipo di atto, come sta nell'ELI.", en: "Type of act, as it stands in the ELI." }),
  titolo: f.text(),
  data: f.day({ it: "Data dell'atto.", en: "Date of the act." }),
  numero: f.filled.orNull({ it: "`null` per la sola Costituzione.", en: "`null` for the Constitution only." }),
  n_articoli: f.count(),
  n_relazioni: f.count({
    it: "Relazioni in uscita e in entrata, sommate.",
    en: "Outgoing and incoming relations together.",
  }),
};
const RIGA = f.record(OF_ACT, {
  title: "Riga dell'elenco degli atti",
  ref: forDocs("comuni.json#/$defs/riga"),
  open: true,
});
export const BASE = f.word(BASI);
export const AFFIDABILITA = f.word(["alta", "media", "bassa"]);
export const CAMBIAMENTO = f.word(["aggiunto", "tolto", "modificato"]);
export const RELAZIONE = f.record(
  {
    direzione: f.word(["out", "in"], {
      it: "`out`: l'atto chiesto agisce; `in`: un altro agisce su di lui.",
      en: "`out`: the act asked for acts on another; `in`: another acts on it.",
    }),
    da: f.eli({ it: "Atto che agisce.", en: "The act that acts on the other." }),
    a: f.eli({ it: "Atto su cui agisce.", en: "The act that is acted on." }),
    articolo_da: f.filled.orNull({
      it: "`null` quando s'intende l'atto intero o non si sa altro.",
      en: "`null` where the whole act is meant or nothing narrower is known.",
    }),
    partizione_da: PARTIZIONE_ARTICOLO,
    articolo_a: f.filled.orNull({
      it: "Preceduto dal nome dell'allegato se non è della numerazione principale: `Allegato II.12, 23`.",
      en: "After the attachment's name where it is not of the main numbering: `Allegato II.12, 23`.",
    }),
    partizione_a: PARTIZIONE_ARTICOLO,
    portata: PORTATA,
    tipo: TIPO_RELAZIONE,
    classe: CLASSE_RELAZIONE,
    data: f.day.orNull({
      it: "Quando la modifica è stata pubblicata; mai prima dei due atti; `null` se le parole che agiscono sono state aggiunte dopo, non si sa quando. Da quando ha effetto, se la fonte dice altro, è in `decorrenza`.",
      en: "When the change was published; never before either act; `null` where the acting words were added later, nobody says when. From when it has effect, where the source says otherwise, is in `decorrenza`.",
    }),
    decorrenza: DECORRENZA,
    evidenza: f.text.orNull(
      {
        it: "Il brano della fonte che prova proprio questa relazione, al più 600 caratteri (`…` dove è tagliato); `null` quando solo l'elenco ufficiale nomina i due atti.",
        en: "The piece of the source that proves this very relation, 600 characters at most (`…` where it is cut); `null` where only the official list names the two acts.",
      },
      { maxLength: 600 },
    ),
    base: f.list(
      BASE,
      {
        it: "I segnali della fonte che provano la relazione.",
        en: "The signals of the source that prove the relation.",
      },
      { minItems: 1, uniqueItems: true },
    ),
    affidabilita: AFFIDABILITA,
    nel_corpus: f.flag({ it: "Se l'altro atto è servito qui.", en: "Whether the other act is served here." }),
  },
  {
    title: "Relazione",
    it: "`da` agisce su `a`.",
    en: "`da` acts on `a`.",
    ref: forDocs("comuni.json#/$defs/relazione"),
    open: true,
  },
);
/** What has a page of its own is counted by its name. */
export const CONTEGGI = f.record(
  {
    norme: f.count(),
    articoli: f.count(),
    relazioni: f.count(),
    citazioni: f.count({
      it: "Citazioni di altri atti nel testo degli atti.",
      en: "Citations of other acts in the text of acts.",
    }),
    pronunce: f.count({
      it: "Pronunce della Corte costituzionale che le note riportano.",
      en: "Rulings of the Constitutional Court that notes report.",
    }),
    ue: f.count({
      it: "Atti dell'Unione europea che gli atti nominano.",
      en: "Acts of the European Union that acts name.",
    }),
    pnrr: f.record({ progetti: f.count(), appalti: f.count(), aziende: f.count(), enti: f.count() }),
    politici: f.record({ parlamentari: f.count(), gruppi: f.count() }),
    ddl: f.count(),
    votazioni: f.count({
      it: "Votazioni finali e questioni di fiducia con i nomi.",
      en: "Final votes and questions of confidence by name.",
    }),
  } satisfies f.Fields & Readonly<Record<ResourceWith<"page">, f.Field>>,
  {
    title: "Conteggi",
    it: "Quanto è servito, area per area.",
    en: "How much is served, area by area.",
    ref: forDocs("comuni.json#/$defs/conteggi"),
  },
);
export const ARTICOLO_VICINO = f.record(
  { numero: f.filled(), eli: f.shared("eli_articolo") },
  { title: "Articolo nominato", ref: forDocs("comuni.json#/$defs/articolo_vicino") },
);
const IMPRONTA = f.text(
  { it: "SHA-256, in esadecimale.", en: "SHA-256, in hexadecimal.", ref: forDocs("comuni.json#/$defs/impronta") },
  { pattern: "^[0-9a-f]{64}$" },
);
export const IMPRONTA_VERSIONE = f.shared("impronta", {
  it: "Impronta di tutto il testo della versione: cambia quando cambia qualcosa, anche solo una nota.",
  en: "Digest of the whole text of the version: it changes where anything does, be it a note.",
});
export const FUTURA = f.constant(true, {
  it: "C'è dove il giorno della versione viene dopo quello dei dati (`meta.dati_al`): non è la risposta di chi non chiede un giorno, se l'atto ne ha un'altra.",
  en: "There where the day of the version comes after that of the data (`meta.dati_al`): it is not the answer to who asks for no day, where the act has another one.",
  ref: forDocs("comuni.json#/$defs/futura"),
});
export const GIORNO_CHIESTO = f.day({
  it: "C'è dove è chiesto un giorno: quello chiesto, non prima della versione.",
  en: "There where a day is asked for: that day, not before the version.",
});
export const TESTO_UFFICIALE = f.address({
  it: "C'è dove è chiesto un giorno: l'indirizzo del testo ufficiale di quel giorno.",
  en: "There where a day is asked for: the address of the official text of that day.",
});
export const MODIFICHE_SUCCESSIVE = f.again(
  f.orNull(
    f.record(
      {
        n: f.count({ it: "Quante sono.", en: "How many there are." }, { minimum: 1 }),
        ultima: f.day({
          it: "Il giorno in cui l'ultima è stata pubblicata.",
          en: "The day on which the last one was published.",
        }),
      },
      {
        it: "Le modifiche testuali (`classe` `testo`) che la raccolta conosce dopo il giorno della versione (`al`), e che il suo testo non ha: dell'atto; o dell'articolo, con quelle dell'atto che non dicono l'articolo. `null` se non ne conosce.",
        en: "The changes of the wording (`classe` `testo`) that the collection knows after the day of the version (`al`), and that its text does not have: of the act; or of the article, with those of the act that name no article. `null` where it knows of none.",
      },
    ),
  ),
  { ref: forDocs("comuni.json#/$defs/modifiche_successive") },
);
export const MODIFICHE_INTERMEDIE = f.list(f.also(RELAZIONE, { direzione: f.constant("in") }), {
  it: "C'è dove è chiesto un giorno: le relazioni in entrata pubblicate dopo il giorno della versione (`al`) e non dopo `giorno`. Se ce n'è, a quel giorno il testo può essere un altro.",
  en: "There where a day is asked for: the relations in that were published after the day of the version (`al`) and not after `giorno`. Where there are any, the text may be another one on that day.",
  ref: forDocs("comuni.json#/$defs/modifiche_intermedie"),
});
export const VERSIONE = f.record(
  { tipo: f.word(["originale", "consolidata"]), al: f.day(), futura: f.optional(FUTURA) },
  { title: "Versione", ref: forDocs("comuni.json#/$defs/versione") },
);
export const LUOGO = f.record(
  {
    tipo: f.word(PLACE_KINDS),
    codice: f.text.orNull(
      {
        it: "Sei cifre di un comune, tre di una provincia o di una regione; `null` per ciò che non è in alcuno.",
        en: "Six digits of a municipality, three of a province or a region; `null` for what lies in none.",
      },
      { minLength: 3 },
    ),
    nome: f.filled(),
    provincia: f.text.orNull(),
    regione: f.text.orNull(),
  },
  { title: "Luogo", ref: forDocs("comuni.json#/$defs/luogo"), open: true },
);
/** What a list and its own answer say of a project. */
export const OF_PROJECT = {
  cup: f.filled.orNull({
    it: "Codice unico di progetto; `null` se non è nella forma ufficiale.",
    en: "The project's code (codice unico di progetto); `null` where not of the official form.",
  }),
  clp: f.filled.orNull({ it: "Codice locale di progetto.", en: "Local code of the project." }),
  submisura: f.filled.orNull(),
  titolo: f.filled.orNull(),
  settore: f.filled(),
  luoghi: f.list(LUOGO, {
    it: "Dove si svolge, ogni luogo una volta.",
    en: "Where it takes place, each place once.",
  }),
  finanziamento_totale: f.amount.orNull(),
  n_appalti: f.count(),
  importo_appalti: f.amount(),
};
export const PROGETTO_RIGA = f.record(OF_PROJECT, {
  title: "Progetto",
  ref: forDocs("comuni.json#/$defs/progetto_riga"),
  open: true,
});

export const COMMON: readonly f.Field[] = [
  RELEASE,
  GIORNO,
  GIORNO_O_NULL,
  AREA,
  SLUG,
  INDIRIZZO,
  ELI,
  ELI_ARTICOLO,
  URN,
  NUMERO_DDL,
  ID_PARLAMENTARE,
  EURO,
  EURO_O_NULL,
  MAX_NODI,
  TIPO_RELAZIONE,
  CLASSE_RELAZIONE,
  PARTIZIONE_ARTICOLO,
  DECORRENZA,
  PORTATA,
  FONTE,
  META,
  RIGA,
  RELAZIONE,
  CONTEGGI,
  ARTICOLO_VICINO,
  IMPRONTA,
  FUTURA,
  GIORNO_CHIESTO,
  TESTO_UFFICIALE,
  MODIFICHE_SUCCESSIVE,
  MODIFICHE_INTERMEDIE,
  VERSIONE,
  LUOGO,
  PROGETTO_RIGA,
];

/** How much is served, area by area. */
export type Conteggi = f.ValueOf<typeof CONTEGGI>;
