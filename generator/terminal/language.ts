/** Languages of what the commands say. Documents that they write do not depend on it. */

import { type BothLanguages, type InLingua, inLingua, type Lingua } from "../api/prose.ts";

/**
 * The language that a terminal asks for: Italian where its locale says so, English elsewhere.
 *
 * @param env the environment; the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is not empty counts, as POSIX has it
 * @example terminalLanguage({ LANG: "it_IT.UTF-8" }) // "it"
 */
export function terminalLanguage(env: Readonly<Record<string, string | undefined>>): Lingua {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  return /^it(?![a-z])/i.test(locale) ? "it" : "en";
}

/**
 * Of texts in both languages, those that this terminal asks for.
 *
 * @example inLanguage({ gone: { it: "non c'è più", en: "it is gone" } }).gone // "it is gone"
 */
export const inLanguage = <const Texts extends BothLanguages>(texts: Texts): InLingua<Texts> =>
  inLingua(texts, terminalLanguage(process.env));
