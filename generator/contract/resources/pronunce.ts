/** Rulings of the Constitutional Court, as notes of articles report them. */

import { adjacent } from "../../collections/adjacent.ts";
import { citationLabel } from "../../law/names/citation-label.ts";
import { eliLabel } from "../../law/names/eli-label.ts";
import type { Lingua } from "../prose.ts";
import * as f from "./declare/fields.ts";
import { forDocs, forPages, sentence } from "./declare/marks.ts";
import { type Inline, type Resource, type Say, section, type ToolOf } from "./declare/resource.ts";

/** The effects of rulings, in the order in which answers count them. */
const EFFECTS = {
  illegittimita: { it: "illegittimità", en: "illegitimacy" },
  illegittimita_parziale: { it: "illegittimità in parte", en: "illegitimacy in part" },
  interpretativa: { it: "un'interpretazione illegittima", en: "an interpretation is illegitimate" },
  riguarda_altro: { it: "colpisce un altro atto", en: "another act is struck" },
  rettifica: { it: "rettifica", en: "correction" },
};
const EFFECT_DOC = {
  it: "`illegittimita`: qualcosa è colpito per intero; `illegittimita_parziale`: solo entro i limiti che il dispositivo dice; `interpretativa`: in quanto interpretato in un certo modo, o la questione è non fondata nei sensi di cui in motivazione (allora `parti` è vuota); `riguarda_altro`: è colpito un altro atto; `rettifica`: un'errata corrige.",
  en: "`illegittimita`: something is struck as a whole; `illegittimita_parziale`: only within the limits that the ruling says; `interpretativa`: as interpreted in a certain way, or the question is not founded as the ruling reads the text (then `parti` is empty); `riguarda_altro`: another act is struck; `rettifica`: a corrigendum.",
};

const PRONUNCIA = { it: "Pronuncia", en: "Ruling" };
const DEPOSITO = { it: "Deposito", en: "Deposited" };
const EFFETTO = { it: "Effetto", en: "Effect" };
const ARTICOLO = { it: "Articolo", en: "Article" };

const gazzetta = f.record(
  {
    data: f.day.orNull({ label: { it: "Data", en: "Date" } }),
    numero: f.count.orNull({ label: { it: "Numero", en: "Number" } }, { minimum: 1 }),
  },
  {
    label: { it: "Gazzetta Ufficiale", en: "Gazette" },
    it: "La Gazzetta Ufficiale, prima serie speciale.",
    en: "The official gazette, first special series.",
  },
);
const url = f.address({
  label: { it: "Sito della Corte", en: "Official link" },
  it: "Pagina della Corte.",
  en: "Page of the Court.",
});
const ecli = f.text({ label: { it: "ECLI", en: "ECLI" } }, { pattern: "^ECLI:IT:COST:[0-9]{4}:[0-9]+$" });
const ECLI_DOC = {
  it: "Identificativo europeo, dall'anno del deposito e dal numero; `null` se la nota non li dice tutti e due.",
  en: "European identifier, of the year of the deposit and the number; `null` where the note lacks either.",
};
const numero = f.count({}, { minimum: 1 });
const anno = f.count({ it: "Del deposito.", en: "Of the deposit." }, { minimum: 1956 });
const deposito = f.day({
  label: DEPOSITO,
  it: "L'ultimo giorno che la nota dice: quello del deposito.",
  en: "The last day that the note says: that of the deposit.",
});
const tipo = f.choice({ sentenza: { it: "sentenza", en: "judgment" }, ordinanza: { it: "ordinanza", en: "order" } });
const deciso = f.day.orNull({
  label: { it: "Decisa", en: "Decided" },
  it: "Il primo giorno che la nota dice: quello della decisione.",
  en: "The first day that the note says: that of the decision.",
});

/** What tells a ruling. */
const IDENTITY = {
  ...{ ecli: f.orNull({ ...ecli, doc: forDocs(ECLI_DOC) }), tipo, numero: f.orNull(numero), anno: f.orNull(anno) },
  ...{ deciso, deposito: f.orNull(deposito), gazzetta: f.orNull(gazzetta) },
};
export type RulingIdentity = f.RowOf<typeof IDENTITY>;

const effetto = f.choice(EFFECTS, {
  label: EFFETTO,
  doc: forDocs(EFFECT_DOC),
  ref: forDocs("norma-pronunce.json#/$defs/effetto"),
});
const NAMED = {
  label: PRONUNCIA,
  named: (ruling: Pick<RulingIdentity, "tipo" | "numero" | "anno">) => rulingName(ruling, "it"),
};
export const ON_ARTICLE = f.record(
  {
    ...IDENTITY,
    norma: f.act(),
    articolo: f.record(
      {
        eli: f.shared("eli_articolo", { label: { it: "ELI", en: "ELI" } }),
        numero: f.text({ label: { it: "Numero", en: "Number" } }, { minLength: 1 }),
        rubrica: f.text.orNull(),
      },
      { label: ARTICOLO },
    ),
    parti: f.list(
      f.record(
        {
          partizione: f.text.orNull(
            {
              label: { it: "Parte", en: "Part" },
              it: "Parte dell'articolo, come in `partizione_a`; `null` è l'articolo intero.",
              en: "Part of the article, as in `partizione_a`; `null` is the whole article.",
            },
            { minLength: 1 },
          ),
          portata: f.choice(
            { intero: { it: "per intero", en: "whole" }, parte: { it: "in parte", en: "in part" } },
            {
              label: { it: "Portata", en: "Extent" },
              it: "`intero` solo se la nota non pone limiti.",
              en: "`intero` only where the note sets no limit.",
            },
          ),
          consequenziale: f.flag({
            label: { it: "In via consequenziale", en: "In consequence" },
            it: "Vero se è colpita in conseguenza di un'altra (art. 27 della legge 87/1953).",
            en: "True where it is struck in consequence of another (art. 27 of law 87/1953).",
          }),
        },
        { title: "Parte colpita" },
      ),
      {
        label: { it: "Parti colpite", en: "Parts struck" },
        it: "Che cosa dell'articolo è colpito; vuota se niente lo è (`riguarda_altro`, `rettifica`, questione non fondata).",
        en: "What of the article is struck; empty where nothing is (`riguarda_altro`, `rettifica`, a question that is not founded).",
      },
    ),
    effetto,
    atto_colpito: f.seldom(
      f.record(
        {
          eli: f.eli.orNull({
            label: { it: "ELI", en: "ELI" },
            it: "`null` se non è certo quale atto sia.",
            en: "`null` where it is not sure which act it is.",
          }),
          articolo: f.text.orNull({ label: ARTICOLO }, { minLength: 1 }),
          partizione: f.text.orNull({ label: { it: "Parte", en: "Part" } }, { minLength: 1 }),
          testo: f.text({ label: { it: "Parole", en: "Words" } }),
        },
        {
          label: { it: "Colpito è", en: "Struck instead" },
          it: "L'altro atto che è colpito, se la nota lo dice.",
          en: "The other act that is struck, where the note says so.",
        },
      ),
    ),
    dispositivo: f.text({
      label: { it: "Dispositivo", en: "Operative words" },
      it: "Per intero, come è scritto.",
      en: "Whole, as it is written.",
    }),
    nota: f.text({
      label: { it: "Nota", en: "Note" },
      it: "Numero della nota: `103`, `242a`; vuoto se non ne ha.",
      en: "Number of the note: `103`, `242a`; empty where it has none.",
    }),
    nel_testo: f.flag({
      label: { it: "Nel testo", en: "Mark still in text" },
      it: "Vero se il richiamo della nota sta ancora nel testo.",
      en: "True where the mark of the note still stands in the text.",
    }),
    ritirata_da: f.seldom(
      f.text(
        {
          label: { it: "Ritirata dalla nota", en: "Taken back by note" },
          it: "Numero della nota che la ritira.",
          en: "Number of the note that takes it back.",
        },
        { minLength: 1 },
      ),
    ),
    url: f.orNull(url),
  },
  {
    ...NAMED,
    title: "Pronuncia su un articolo",
    ref: forDocs("norma-pronunce.json#/$defs/pronuncia"),
    it: "Ciò che una nota di Normattiva dice di una pronuncia della Corte costituzionale sul suo articolo; ciò che non dice, o dice in modo impossibile, è `null`.",
    en: "What a note of Normattiva says of a ruling of the Constitutional Court on its article; what it lacks, or says impossibly, is `null`.",
  },
);
export type RulingRow = f.ValueOf<typeof ON_ARTICLE>;
export type RulingOnArticle = Omit<RulingRow, "norma">;

const LISTED = {
  url: f.orNull(url),
  n_atti: f.count({}, { minimum: 1 }),
  n_articoli: f.count({}, { minimum: 1 }),
  effetti: f.list(
    effetto,
    {
      label: { it: "Effetti", en: "Effects" },
      it: "Gli effetti che ha, di articolo in articolo.",
      en: "The effects that it has, from article to article.",
    },
    { minItems: 1, uniqueItems: true },
  ),
  norme: f.list(
    f.record(
      {
        eli: f.eli({ label: { it: "ELI", en: "ELI" } }),
        titolo: f.text({ label: { it: "Titolo", en: "Title" } }),
        articoli: f.list(f.text({}, { minLength: 1 }), { label: { it: "Articoli", en: "Articles" } }, { minItems: 1 }),
      },
      { title: "Atto con una pronuncia" },
    ),
    { label: { it: "Atti", en: "Acts" } },
    { minItems: 1 },
  ),
};
const ENTRY = f.record(
  { ...IDENTITY, ...LISTED },
  { ...NAMED, title: "Pronuncia", ref: forDocs("pronunce.json#/$defs/voce") },
);
export type RulingEntry = f.ValueOf<typeof ENTRY>;
/** One that has a page has an ECLI, and so number, year and deposit. */
const ONE = f.record(
  { ecli, tipo, numero, anno, deciso, deposito, gazzetta: f.orNull(gazzetta), ...LISTED, url },
  NAMED,
);

const TEXTS = {
  corte: { it: "Corte costituzionale", en: "Constitutional Court" },
  sentenza: { it: "sent.", en: "judgment" },
  ordinanza: { it: "ord.", en: "order" },
  del: { it: "del", en: "of" },
  senza: { it: "di cui la nota non dice il numero", en: "of which the note lacks the number" },
  intero: {
    it: "dichiarato costituzionalmente illegittimo/dichiarati costituzionalmente illegittimi",
    en: "declared constitutionally illegitimate",
  },
  parte: { it: "illegittimo/illegittimi", en: "constitutionally illegitimate" },
  senso: {
    it: "illegittimo solo in un'interpretazione/illegittimi solo in un'interpretazione",
    en: "constitutionally illegitimate in one interpretation only",
  },
  in_parte: { it: "in parte", en: "in part" },
  colpito: { it: "colpito è un altro atto", en: "another act was struck" },
  non_fondata: {
    it: "questione non fondata nei sensi di cui in motivazione, qui non colpisce nulla",
    en: "the question is not founded as the ruling reads the text, nothing is struck here",
  },
  rettificata: {
    it: "rettifica una nota precedente, qui non colpisce nulla",
    en: "corrects an earlier note, nothing is struck here",
  },
  ritirata: {
    it: "ritirata dalla nota {n}, qui non colpisce nulla",
    en: "taken back by note {n}, nothing is struck here",
  },
  conseguenza: { it: "in via consequenziale", en: "in consequence" },
  non_nel_testo: {
    it: "il richiamo non è più nel testo: l'articolo può essere stato riscritto",
    en: "its mark is no longer in the text: the article may have been rewritten since",
  },
} as const;

/**
 * What a ruling is called.
 *
 * @example rulingName({ tipo: "sentenza", numero: 242, anno: 2019 }, "it") // "Corte costituzionale, sentenza n. 242 del 2019"
 */
export function rulingName(
  { tipo: kind, numero: n, anno: year }: Pick<RulingIdentity, "tipo" | "numero" | "anno">,
  lingua: Lingua,
): string {
  const number = n === null ? TEXTS.senza[lingua] : `${lingua === "it" ? "n." : "no."} ${n}`;
  return `${TEXTS.corte[lingua]}, ${tipo.words?.[kind]?.[lingua]} ${number}${year === null ? "" : ` ${TEXTS.del[lingua]} ${year}`}`;
}

const IN_PART = /nell[ae] part[ei] in cui(?: non \p{L}+)?/giu;
const OTHER_LIMIT =
  /limitatamente|ne[li] limit|nell[ae] part[ei] (?:relativ|che)|per quanto attiene|in quanto (?:limita|non consente)/i;

/**
 * The words that limit a partial ruling; `null` if it has others or several kinds: then only its whole text tells.
 *
 * @example limitOf("ha dichiarato l'illegittimita' dell'art. 3, nella parte in cui non prevede che ...") // "nella parte in cui non prevede"
 */
export function limitOf(dispositivo: string): string | null {
  const [limit = null, another] = new Set((dispositivo.match(IN_PART) ?? []).map((words) => words.toLowerCase()));
  if (OTHER_LIMIT.test(dispositivo)) return null;
  return another === undefined ? limit : "nella parte in cui";
}

const italian = (text: string): Inline => ({ text, italian: true });

/** What happened to parts that are struck alike: in part is said in the ruling's own words, if they are of one kind. */
function struck(
  { effetto: effect, dispositivo }: RulingOnArticle,
  parts: RulingOnArticle["parti"],
  lingua: Lingua,
): Inline[] {
  const places = parts.flatMap(({ partizione }) => partizione ?? []);
  const worded = (key: "intero" | "parte" | "senso") =>
    TEXTS[key][lingua].split("/").at(places.length > 1 ? -1 : 0) ?? "";
  const limit = limitOf(dispositivo);
  const inPart = [
    `${worded("parte")} `,
    limit === null ? TEXTS.in_parte[lingua] : { text: `${limit} …`, italian: true as const, quoted: true as const },
  ];
  const asWhole = [worded(effect === "interpretativa" ? "senso" : "intero")];
  return [
    ...(places.length > 0 ? [italian(places.join(" · ")), ": "] : []),
    ...(effect === "interpretativa" || parts[0]?.portata === "intero" ? asWhole : inPart),
    ...(parts[0]?.consequenziale ? [` (${TEXTS.conseguenza[lingua]})`] : []),
  ];
}

export const COURT = TEXTS.corte;

/** What a ruling says of its article, no more than the source does. */
export function rulingSays(ruling: RulingOnArticle, { lingua }: Pick<Say, "lingua">): readonly Inline[] {
  const { effetto: effect, parti, ritirata_da, nel_testo, atto_colpito: other } = ruling;
  if (ritirata_da !== null) return [TEXTS.ritirata[lingua].replace("{n}", ritirata_da)];
  const article = other?.articolo && !/[ ,]/.test(other.articolo) ? `/art/${other.articolo}` : "";
  const alike = adjacent(parti, (part) => JSON.stringify({ ...part, partizione: part.partizione === null }));
  return [
    ...(effect === "interpretativa" && parti.length === 0 ? [TEXTS.non_fondata[lingua]] : []),
    ...(effect === "rettifica" ? [TEXTS.rettificata[lingua]] : []),
    ...(effect === "riguarda_altro" ? [TEXTS.colpito[lingua]] : []),
    ...(effect === "riguarda_altro" && other
      ? [": ", other.eli ? { text: other.testo, to: { eli: other.eli + article } } : other.testo]
      : []),
    ...[...alike].flatMap((parts, i) => [...(i > 0 ? ["; "] : []), ...struck(ruling, parts, lingua)]),
    ...(nel_testo ? [] : [` (${TEXTS.non_nel_testo[lingua]})`]),
  ];
}

/** How a ruling is cited: `sent. 242/2019`; by its deposit if the source lacks its number. */
function rulingLabel(
  { tipo: kind, numero: n, anno: year, deposito: date }: RulingIdentity,
  { lingua, day }: Pick<Say, "lingua" | "day">,
): string {
  const number =
    n === null ? `(${DEPOSITO[lingua].toLowerCase()} ${day(date)})` : year === null ? `n. ${n}` : `${n}/${year}`;
  return `${TEXTS[kind][lingua]} ${number}`;
}

/** A ruling's label, which leads to its page; one without an ECLI has none. */
export const rulingLink = (
  ruling: RulingIdentity,
  say: Pick<Say, "lingua" | "day">,
  text: string = rulingLabel(ruling, say),
): Inline => {
  return ruling.ecli === null ? text : { text, to: { page: ["pronunce", ruling.ecli] } };
};

/** Articles that are named of each act, at the most. */
const MOST_NAMED = 6;
const ofRuling = section(ON_ARTICLE, {
  label: { it: "Articoli", en: "Articles" },
  quote: "dispositivo",
  cells: {
    pronuncia: (ruling, say) => [rulingLink(ruling, say)],
    articolo: ({ articolo, norma }) => [
      { text: `art. ${articolo.numero}, ${citationLabel(norma)}`, to: { eli: articolo.eli } },
    ],
    dice: (ruling, say) => rulingSays(ruling, say),
  },
});
const ON_ARTICLE_COLUMNS = {
  articolo: { italian: true },
  dice: { label: { it: "Che cosa dice", en: "What it says" } },
  dispositivo: { hidden: true },
} as const;
const WHICH_COLUMNS = {
  pronuncia: { label: PRONUNCIA },
  deposito: {},
  ecli: { hidden: true },
} as const;
const BY_EFFECT = {
  label: EFFETTO,
  doc: sentence("L'effetto su almeno un articolo; vuoto: tutti.", "The effect on at least one article; empty: all."),
  of: EFFECTS,
};

const BY_YEAR = {
  label: { it: "Anno", en: "Year" },
  doc: sentence("L'anno del deposito; 0: tutti.", "The year of the deposit; 0: all."),
  of: "year",
  has: ({ anno }: Pick<RulingIdentity, "anno">) => [anno],
} as const;
const NARROWED = { anno: BY_YEAR, effetto: { ...BY_EFFECT, has: ({ effetto }: RulingRow) => [effetto] } };

export const PRONUNCE: Resource<"pronunce"> = {
  name: "pronunce",
  title: { it: "Pronunce della Corte costituzionale", en: "Rulings of the Constitutional Court" },
  caution: forPages({
    it: "Quelle che le note di Normattiva riportano. Che un articolo non ne abbia non dice che sia legittimo.",
    en: "Those that the notes of Normattiva report. That an article has none does not say that it is legitimate.",
  }),
  none: { it: "Nessuna pronuncia così.", en: "No such ruling." },
  unit: forPages({ it: "pronuncia/pronunce", en: "ruling/rulings" }),
  all: { it: "Tutte le pronunce", en: "All rulings" },

  list: {
    operation: "pronunce",
    body: forDocs({
      title: "Pronunce",
      doc: {
        it: "Corpo di `/pronunce`: le pronunce della Corte costituzionale, dal deposito più recente.",
        en: "Body of `/pronunce`: the rulings of the Constitutional Court, from the newest deposit.",
      },
    }),
    whole: forPages(true),
    counted: forPages({ by: "anno", title: { it: "Per anno di deposito", en: "By year of deposit" } }),
    sections: {
      pronunce: section(ENTRY, {
        label: PRONUNCIA,
        cells: {
          pronuncia: (ruling, say) => [rulingLink(ruling, say)],
          articoli: ({ norme }) =>
            norme.flatMap(({ eli, articoli }, i): Inline[] => [
              ...(i > 0 ? ["; "] : []),
              { text: eliLabel(eli), to: { eli } },
              `, art. ${articoli.slice(0, MOST_NAMED).join(", ")}${articoli.length > MOST_NAMED ? ", …" : ""}`,
            ]),
        },
      }),
    },
    columns: {
      ...WHICH_COLUMNS,
      effetti: {},
      articoli: { label: { it: "Articoli", en: "Articles" }, italian: true },
      url: { hidden: true },
    },
    filters: forPages({
      anno: BY_YEAR,
      effetto: { ...BY_EFFECT, has: ({ effetti }: RulingEntry) => effetti },
    }),
  },

  item: {
    operation: "pronuncia",
    body: forDocs({
      title: "Una pronuncia",
      doc: {
        it: "Corpo di `/pronunce/{ecli}`: la pronuncia e ciò che ogni nota ne dice.",
        en: "Body of `/pronunce/{ecli}`: the ruling and what each note says of it.",
      },
    }),
    parameter: "ecli",
    asked: sentence(
      "La pronuncia: ECLI, o numero e anno in testo libero, come `sent. n. <numero> del <anno>`.",
      "The ruling: ECLI, or number and year in Italian, such as `sent. n. <number> del <year>`.",
    ),
    thing: ONE,
    title: (ruling: RulingIdentity, { lingua }) =>
      `${TEXTS.corte[lingua]}, ${rulingLabel(ruling, { lingua, day: String })}`,
    identity: ({ ecli, deciso, deposito, gazzetta, url }: f.ValueOf<typeof ONE>, { lingua, day }) => [
      `${ecli} · ${deciso ? `${lingua === "it" ? "Decisa" : "Decided"}: ${day(deciso)} · ` : ""}${DEPOSITO[lingua]}: ${day(deposito)}`,
      gazzetta?.data
        ? ` · ${gazzetta && (lingua === "it" ? "Gazzetta Ufficiale" : "Official Gazette")}: ${day(gazzetta.data)}, n. ${gazzetta.numero ?? "—"}`
        : "",
      " · ",
      { text: lingua === "it" ? "Sul sito della Corte" : "At the Court", to: { url } },
    ],
    absent: forPages(({ pronunce = [] }: { pronunce?: readonly { ecli: string }[] }) =>
      pronunce.flatMap(({ ecli }) => [" ", { text: ecli, to: { page: ["pronunce", ecli] } }]),
    ),
    unit: forPages({ it: "articolo/articoli", en: "article/articles" }),
    columns: ON_ARTICLE_COLUMNS,
    sections: { articoli: { ...ofRuling, least: forDocs(1) } },
    filters: forPages(NARROWED),
  },

  onAct: {
    operation: "norma-pronunce",
    body: forDocs({
      title: "Pronunce su un atto",
      doc: {
        it: "Corpo di `/norme/{eli}/pronunce`: le pronunce della Corte costituzionale che le note degli articoli riportano, dal deposito più recente.",
        en: "Body of `/norme/{eli}/pronunce`: the rulings of the Constitutional Court that the notes of the articles report, from the newest deposit.",
      },
    }),
    none: { it: "Le note non ne riportano.", en: "The notes report none." },
    more: forDocs({
      totale: f.count(),
      per_effetto: f.record(Object.fromEntries(Object.keys(EFFECTS).map((effect) => [effect, f.count()]))),
    }),
    columns: { ...WHICH_COLUMNS, ...ON_ARTICLE_COLUMNS },
    sections: { pronunce: ofRuling },
    filters: forPages(NARROWED),
  },
};

export const PRONUNCE_TOOL: ToolOf = {
  name: "rulings",
  title: "Rulings of the Constitutional Court",
  description:
    "What the Constitutional Court struck of an act or an article, one ruling with all articles that it is noted below, or all rulings of a year or with an effect. Effects: illegittimita (some part as a whole), illegittimita_parziale (within limits), interpretativa (in one reading), riguarda_altro (something else is struck), rettifica (corrigendum). Quote `operative_words`; an empty list is no verdict: never say from it that a text is constitutional.",
  caution: forPages(
    'Say these before the text, each in the words of `operative_words`: they alone say how far it goes. The text served is that of the source, which no ruling changes: one "nella parte in cui non prevede" strikes no words of it. Only rulings that the editors\' notes of Normattiva report are here: that there is none does not say that a text is constitutional.',
  ),
  one: ["ruling", "One ruling: ECLI:IT:COST:2019:242, 242/2019, sent. n. 242 del 2019, or 242 with `year`"],
  asked: (ruling, { anno }) => (/^\s*\d+\s*$/.test(ruling) && anno !== undefined ? `${ruling}/${anno}` : ruling),
  article: true,
  lines: "rulings",
  limit: 10,
};
