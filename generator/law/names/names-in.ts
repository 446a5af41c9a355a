/**
 * The names in a text: one on each line, or `;` or `|` between them. What follows ` #` is a remark.
 *
 * @example namesIn("L. 241/1990; codice penale\n# mine") // ["L. 241/1990", "codice penale"]
 */
export const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n\r\u2028\u2029]/)
      .flatMap((line) => line.replace(/(?:^|\s)#[\s\S]*/, "").split(/[;|]/))
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];
