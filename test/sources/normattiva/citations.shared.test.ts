/** The citations of the official texts against the links that their publisher set in them. */

import { describe, expect, it } from "vitest";
import { quotationsIn } from "../../../generator/law/grammar/quotations.ts";
import { settleTitles } from "../../../generator/sources/normattiva/article-draft.ts";
import { readAttachments } from "../../../generator/sources/normattiva/attachments.ts";
import { readBody } from "../../../generator/sources/normattiva/body.ts";
import type { AttoCitato } from "../../../generator/sources/normattiva/records.ts";
import { citedByRef } from "../../../generator/sources/normattiva/signals/cited-act.ts";
import { childAt } from "../../../generator/sources/xml/navigate.ts";
import { parseXml } from "../../../generator/sources/xml/parse.ts";
import { absent, readOfficialFiles } from "./official-files.ts";

/** Marks around the words of a link; no text of the official files has them. */
const [FROM, NAMED, TO] = ["\uE000", "\uE001", "\uE002"];
const MARK = new RegExp(`${FROM}(\\d+)${NAMED}|${TO}`, "g");

const keyOf = ({ tipo, data, anno, numero }: AttoCitato) => `${tipo} ${data?.slice(0, 4) ?? anno} ${numero ?? ""}`;

interface Link {
  readonly act: AttoCitato;
  readonly articolo: string | null;
  /** Its words, and those that follow. */
  readonly words: string;
  readonly behind: string;
}

/** The links of a text to other acts, outside of what it quotes. */
function* linksIn(marked: string, hrefs: readonly string[], self: string): Generator<Link> {
  const text = marked.replace(MARK, "");
  const quoted = quotationsIn(text);
  let taken = 0;
  let open: { readonly at: number; readonly href: string } | undefined;
  for (const { 0: mark, 1: number, index } of marked.matchAll(MARK)) {
    const at = index - taken;
    taken += mark.length;
    if (number !== undefined) open = { at, href: hrefs[Number(number)] ?? "" };
    else if (open !== undefined) {
      const { at: start, href } = open;
      open = undefined;
      const act = citedByRef(href);
      if (typeof act === "string" || keyOf(act) === self) continue;
      if (quoted.some((one) => one.start <= start && start < one.end)) continue;
      const [, n, suffix] = /^[^#~]*[#~]art_(\d+)-?((?!com|let|num|par|al|cap|lib|tit)[a-z]+)?/.exec(href) ?? [];
      const articolo = n === undefined ? null : n + (suffix ? `-${suffix}` : "");
      yield { act, articolo, words: text.slice(start, at), behind: text.slice(at, at + 120) };
    }
  }
}

/** The texts of the articles of an act, of which nothing more is read. */
function textsOf(source: string): string[] {
  const act = childAt(parseXml(Buffer.from(source)), "act");
  const [body, attachments] = [readBody(childAt(act, "body")), readAttachments(childAt(act, "attachments"))];
  return settleTitles([...body.articoli, ...attachments.articoli]).articoli.map(({ testo }) => testo);
}

/** No acts of these tables: of a committee, of a ministry. */
const NO_ACT = /^(?:delibera|circolare|ordinanza)/;

/**
 * Slips of the publisher: its words name another number, or those behind them do (`codice dei contratti pubblici, di cui al decreto legislativo
 * 18 aprile 2016, n. 50`, which leads to the code of 2006).
 */
function namesAnother({ act, words, behind }: Link): boolean {
  const number = `${act.numero}`.replace(/\W.*/, "");
  const own = new RegExp(`(?:\\bn[.°r]*|\\bnn\\.|\\be|,)\\s*${number}\\b|\\b${number}/`, "i");
  const said = (text: string) => /\bn[.°]?\s*\d/i.test(text);
  if (said(words)) return !own.test(words);
  const [rest = ""] = /^[^;]{0,70}di cui al[^;]*?n\.\s*\d+/.exec(behind) ?? [];
  return rest !== "" && !own.test(rest);
}

/** A link over two acts, whose article is the second's: `legge 9 aprile 2009, n. 33, e all'articolo 6-bis`. */
const isOverTwo = ({ act, words }: Link): boolean =>
  new RegExp(`\\b${`${act.numero}`.replace(/\W.*/, "")}\\b(?!.{0,3}\\d).*artt?(?:icol|\\.)`, "is").test(words);

describe(`the links of the publisher${absent}`, () => {
  it.skipIf(absent)(
    "lead to acts that the text is read to cite in 98.5 of a hundred pairs, to their articles in 97",
    async () => {
      const acts = { all: 0, found: 0 };
      const articles = { all: 0, found: 0 };
      for (const { source, atto } of (await readOfficialFiles()).read) {
        const hrefs: string[] = [];
        const marked = source
          .toString()
          .replace(/<ref\b[^>]*href="([^"]*)"[^>]*(?<![/])>/g, (tag, href: string) => {
            return `${tag}${FROM}${hrefs.push(href) - 1}${NAMED}`;
          })
          .replaceAll("</ref>", `${TO}</ref>`);
        if (hrefs.length === 0) continue;
        const { tipo, data, numero, citazioni } = atto.record;
        const self = keyOf({ tipo, data, anno: null, numero, urn: "" });
        const cited = new Set(citazioni.map((one) => keyOf(one.atto)));
        const places = new Set(
          citazioni.flatMap(({ atto: to, li, fino }) => [li?.numero, fino].map((one) => `${keyOf(to)} ${one}`)),
        );
        const [wanted, wantedPlaces] = [new Set<string>(), new Set<string>()];
        for (const testo of textsOf(marked))
          for (const link of linksIn(testo, hrefs, self)) {
            if (NO_ACT.test(link.act.tipo) || namesAnother(link)) continue;
            wanted.add(keyOf(link.act));
            if (link.articolo !== null && !isOverTwo(link)) wantedPlaces.add(`${keyOf(link.act)} ${link.articolo}`);
          }
        acts.all += wanted.size;
        acts.found += [...wanted].filter((one) => cited.has(one)).length;
        articles.all += wantedPlaces.size;
        articles.found += [...wantedPlaces].filter((one) => places.has(one)).length;
      }
      expect([acts.all > 1500, articles.all > 1500]).toEqual([true, true]);
      expect(acts.found / acts.all, `${acts.found} of ${acts.all} acts`).toBeGreaterThanOrEqual(0.985);
      expect(articles.found / articles.all, `${articles.found} of ${articles.all} articles`).toBeGreaterThanOrEqual(
        0.97,
      );
      console.info(`acts: ${acts.found} of ${acts.all}; articles: ${articles.found} of ${articles.all}`);
    },
  );
});
