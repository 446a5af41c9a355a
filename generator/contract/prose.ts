/** The prose of `meta` that does not depend on the data. Names of acts, sectors, groups and states are never translated. */

export type Lingua = "it" | "en";
/** One text in both languages. */
export type Prosa = Readonly<Record<Lingua, string>>;

/**
 * The texts of a table in a language, by their keys.
 *
 * @example textsIn({ gone: { it: "non c'è più", en: "it is gone" } }, "en")("gone") // "it is gone"
 */
export const textsIn =
  <Key extends string>(table: Readonly<Record<Key, Prosa>>, lingua: Lingua) =>
  (key: Key): string =>
    table[key][lingua];

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Lingua, string>> = { it: "Italiano", en: "English" };

/** The language that a page offers besides its own. */
export const OTHER_LANGUAGE: Readonly<Record<Lingua, Lingua>> = { it: "en", en: "it" };

export const AVVERTENZA: Prosa = {
  it: "Informazioni a scopo divulgativo, ricavate da dati aperti rielaborati: non sono consulenza legale e non sostituiscono i testi ufficiali. Citare sempre la fonte ufficiale.",
  en: "For information only, computed from reworked open data: this is not legal advice and does not replace the official texts. Always cite the official source.",
};

/** What opens the note of an act where no version is asked for. */
export const TESTO_SERVITO: Prosa = {
  it: "Testo della versione più recente tra quelle disponibili, escluse le `futura` (di un giorno dopo i dati);",
  en: "Text of the newest version at hand, those that are `futura` (of a day after the data) aside;",
};
