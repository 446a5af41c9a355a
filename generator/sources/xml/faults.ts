/** What is said of XML that is not well-formed: what is wrong and what to do. */

/** What the parser says, as a pattern of its words, and the same in Italian. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/^documents may contain only one root/, "ci sono due elementi radice"],
  [/^text data outside of root/, "c'è testo fuori dall'elemento radice"],
  [/^document must contain a root/, "manca l'elemento radice"],
  [/^unmatched closing tag: (.*)\.$/, "</$1> chiude un elemento mai aperto"],
  [/^unexpected close tag/, "un tag di chiusura non è quello dell'ultimo elemento aperto"],
  [/^malformed character entity/, "un riferimento numerico indica un carattere che l'XML non ammette"],
  [/entity/, "«&» isolata o entità non definita (ammesse: amp, lt, gt, quot, apos e quelle numeriche)"],
  [/^duplicate attribute: (.*)\.$/, "l'attributo «$1» è ripetuto"],
  [/^malformed comment/, "«--» in un commento"],
  [/in char data/, "«]]>» nel testo"],
  [/^disallowed character\./, "c'è un carattere che in quel punto l'XML non ammette"],
  [/attribute|^forward-slash/, "gli attributi di un elemento non sono scritti correttamente"],
  [/tag name|closing tag|close tag/, "il nome di un elemento non è scritto correttamente"],
  [/processing instruction/, "istruzione di elaborazione scorretta"],
  [
    /XML declaration|version|encoding|standalone|whitespace required|value |expected/,
    "dichiarazione XML scorretta o non all'inizio del file",
  ],
  [/doctype/, "DOCTYPE non ammesso"],
  [/^incorrect syntax/, "«<!» non apre né un commento né una sezione CDATA"],
];

/**
 * A fault that the parser found, in Italian; in the parser's own words where they are none of the known ones.
 *
 * @param said the parser's words, without the place
 * @example faultInItalian("duplicate attribute: eId.") // "XML non valido: l'attributo «eId» è ripetuto; scaricare di nuovo il file"
 */
export function faultInItalian(said: string): string {
  const [pattern, italian] = FAULTS.find(([words]) => words.test(said)) ?? [/^.*$/s, "$&"];
  const what = italian.replace(/\$(\d|&)/g, (_, group: string) => pattern.exec(said)?.[group === "&" ? 0 : 1] ?? "");
  return `XML non valido: ${what}; scaricare di nuovo il file`;
}

/**
 * What is said of a file that ends while something is open.
 *
 * @param open names of the elements that are open at its end
 * @param whole whether it ends as a whole file does, with the end of its root element
 * @example unclosedInItalian(["a"], false) // "il file è troncato (restano aperti <a>): scaricarlo di nuovo per intero"
 */
export function unclosedInItalian(open: readonly string[], whole: boolean): string {
  const last = open.slice(-3).map((name) => `<${name}>`);
  const still = last.length > 0 ? ` (restano aperti ${last.join(" ")})` : "";
  if (!whole) return `il file è troncato${still}: scaricarlo di nuovo per intero`;
  return `XML non valido: un elemento, un commento o una «&» non ha fine${still}; scaricare di nuovo il file`;
}
