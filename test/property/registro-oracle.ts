/** Random registers, answered by the router over a generated tree and by the oracle over what was read. */

import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { nonRegistrata, registrata } from "../oracle/registro.ts";
import { type ReadFile, versionsOf } from "../oracle/versioni.ts";
import { corpusOf, filesOf, generatedTree } from "./tree.ts";

/** Of the form of days, and none: a name may bear one, a parameter may not. */
const UNREAL: readonly string[] = ["0000-00-00", "2020-02-30"];

type Entry = Record<string, unknown> & { versione: { al: string; sha256: string } | null };

/**
 * Declares the property tests of `/registro` over one data folder.
 *
 * @param runs requests
 */
export function describeRegistroOracle(name: string, data: string, runs: number): void {
  describe(`the register over ${name}`, () => {
    const tree = generatedTree(data);
    let corpus: WholeCorpus;
    let acts: { eli: string; urn: string; citation: string; versions: ReadFile[]; digests: Map<string, string[]> }[];
    beforeAll(async () => {
      corpus = await corpusOf(data);
      const files = await filesOf(data);
      acts = await Promise.all(
        corpus.norme.map(async ({ eli, record }) => {
          const { body } = await tree.get(`/norme/${eli}/versioni`);
          const digests = new Map<string, string[]>();
          for (const { al, sha256 } of body.versioni as { al: string; sha256: string }[])
            digests.set(al, [...(digests.get(al) ?? []), sha256]);
          const citation =
            record.numero === null
              ? record.denominazione
              : `${record.denominazione} ${record.data.split("-").reverse().join("/")}, n. ${record.numero}`;
          return {
            [fc.toStringMethod]: () => eli,
            eli,
            urn: record.urn,
            citation,
            versions: versionsOf(files, record.chiave),
            digests,
          };
        }),
      );
    });

    const day = fc.oneof(
      fc.constant(""),
      fc.constantFrom(...UNREAL, "9999-12-31"),
      fc
        .date({ min: new Date("1990-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
        .map((d) => d.toISOString().slice(0, 10)),
    );

    it("says of every act what the oracle says, in the order asked, in one round of reads after the first", async () => {
      const asked = () =>
        fc.oneof(
          {
            weight: 1,
            arbitrary: fc.constantFrom("", " ", "legge 1/1861", "eli:/it/legge/1861/01/01/1", "x@2020-01-01"),
          },
          {
            weight: 9,
            arbitrary: fc.record({
              act: fc.constantFrom(...acts),
              by: fc.constantFrom("eli", "urn", "citation", "day"),
              on: day.filter((one) => one !== ""),
            }),
          },
        );
      const request = fc.record({
        names: fc.array(asked(), { minLength: 1, maxLength: 100 }),
        dal: day.filter((one) => !UNREAL.includes(one)),
        lang: fc.constantFrom("it", "en"),
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ names, dal, lang }) => {
          const written = names.map((one) => {
            if (typeof one === "string") return one;
            return one.by === "day" ? `${one.act.eli}@${one.on}` : one.by === "eli" ? one.act.eli : one.act[one.by];
          });
          const target = `/registro?norme=${encodeURIComponent(written.join("|"))}&dal=${dal}&lang=${lang}`;
          const { status, body } = await tree.get(target);
          expect(status).toBe(200);
          expect(body.totale).toBe(names.length);
          const found = body.norme as Entry[];
          for (const [i, one] of names.entries()) {
            const { versione, chiesta, testo_ufficiale, ...entry } = found[i]!;
            expect(chiesta).toBe(written[i]);
            if (typeof one === "string") {
              expect(testo_ufficiale ?? "https://www.normattiva.it/").toContain("https://www.normattiva.it/");
              expect({ ...entry, versione }).toEqual(nonRegistrata("sconosciuta"));
              continue;
            }
            const { eli, versions, digests } = one.act;
            expect(testo_ufficiale).toBeNull();
            // Two acts of one type, year and number are told apart by their ELI alone.
            if (entry.esito === "ambigua") {
              expect(
                acts.filter((act) => act.citation === one.act.citation || act.urn === one.act.urn).length,
              ).toBeGreaterThan(1);
              expect({ ...entry, versione }).toEqual(nonRegistrata("ambigua"));
              continue;
            }
            const own = registrata(corpus, eli, versions, one.by === "day" ? one.on : null, dal);
            expect({ ...entry, versione: versione && { al: versione.al } }).toEqual(own);
            if (versione) expect(digests.get(versione.al)).toContain(versione.sha256);
          }
        }),
        { numRuns: runs },
      );
    });
  });
}
