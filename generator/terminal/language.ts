/** Languages of what the commands say. Documents that they write do not depend on it. */

export type Language = "en" | "it";

/**
 * The language that a terminal asks for: Italian where its locale says so, English elsewhere.
 *
 * @param env the environment; the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is not empty counts, as POSIX has it
 * @example terminalLanguage({ LANG: "it_IT.UTF-8" }) // "it"
 */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^it(?![a-z])/i.test(locale) ? "it" : "en";
}

/**
 * Of the same texts in both languages, those that this terminal asks for.
 *
 * @example inLanguage({ gone: "it is gone" }, { gone: "non c'è più" }).gone // "it is gone"
 */
export function inLanguage<T>(en: T, it: NoInfer<T>): T {
  return terminalLanguage(process.env) === "it" ? it : en;
}
