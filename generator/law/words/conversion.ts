/** Words by which a law turns a decree-law into law, as pieces of expressions. */

import { pattern } from "./pattern.ts";
import { IS_DONE } from "./small-words.ts";

const AMENDED = pattern`(?:,? (?:con|senza) (?:le )?(?:seguenti )?modific\p{L}+)?`;
/** `convertito con modificazioni dalla `, before the law. */
export const CONVERTED_BY: string = pattern`convertit[oaie]${AMENDED}(?:,? in legge)?${AMENDED},? dal(?:la |l['’])\s*`;
/** `e' convertito, con modificazioni, in legge`. */
export const IS_CONVERTED: string = pattern`(?<!non\s{1,3})(?<!\p{L})${IS_DONE} convertit[oi]${AMENDED},? in legge(?!\p{L})`;
