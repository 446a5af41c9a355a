import { type CitedAct, type Mention, mentionAt } from "./act.ts";
import { countsAsName } from "./alias-rules.ts";
import { plain } from "./plain.ts";
import { afterConversion, enumerated } from "./sequence.ts";

const WORD = /[a-z0-9]+/g;
const AFTER_ARTICLE = /(?:^|[^a-z])art(?:t|icol[oi])?\.? ?\d[a-z0-9 ,.)'-]*$/;
/** A named text and the act that holds it are one: `codice dei contratti pubblici di cui al d.lgs. 50/2016`. */
const HELD_BY = /^[^;:]*?(?:\(|di cui|approvat|emanat|adottat)[^;:]*$/;
const LONGEST_LINK = 200;

/**
 * The acts that a whole request cites, in order: the grammar of `readCitations` without articles and parts, so that a
 * router can carry it.
 *
 * @example actsOfRequest("art. 3 del D.P.R. 445/2000") // [{ tipo: "dpr", data: null, anno: 2000, numero: "445" }]
 */
export function actsOfRequest(text: string): CitedAct[] {
  const source = plain(text);
  const words = source.text;
  let mentions: Mention[] = [];
  WORD.lastIndex = 0;
  for (let word = WORD.exec(words); word; word = WORD.exec(words)) {
    const last = mentions.at(-1);
    const mention = mentionAt(words, word.index);
    if (!mention) continue;
    const context = AFTER_ARTICLE.test(words.slice(0, mention.start).slice(-LONGEST_LINK)) ? "article" : null;
    WORD.lastIndex = mention.end;
    if (mention.alias && !countsAsName(source, mention, context, last?.end ?? -1, true)) continue;
    const link = last && words.slice(last.end, mention.start);
    if (last?.alias && !mention.alias && link!.length < LONGEST_LINK && HELD_BY.test(link!))
      mentions = mentions.slice(0, -1);
    const end = afterConversion(words, mention.end);
    mentions.push(mention, ...enumerated(words, mention, end));
    WORD.lastIndex = Math.max(end, mentions.at(-1)!.end);
  }
  return mentions.flatMap((mention) => mention.acts);
}
