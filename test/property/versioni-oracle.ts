/** Random requests about articles, versions and comparisons, answered by the router over a generated tree and by the oracle over what was read. */

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EFFECTS } from "../../generator/contract/ruling-effects.ts";
import type { WholeCorpus } from "../corpus/norme/whole-corpus.ts";
import { ofAct, rulings } from "../oracle/pronunce.ts";
import * as union from "../oracle/ue.ts";
import * as oracle from "../oracle/versioni.ts";
import { expectSame } from "./expect-answer.ts";
import { corpusOf, filesOf, generatedTree, type TestTree } from "./tree.ts";

type Body = Record<string, unknown>;

/**
 * Declares the property tests over one data folder.
 *
 * @param runs requests of each of four kinds
 */
export function describeVersioniOracle(name: string, data: string, runs: number): void {
  describe(`articles and versions over ${name}`, () => {
    const tree = generatedTree(data);
    let packs: Awaited<ReturnType<TestTree["pack"]>>;
    let corpus: WholeCorpus;
    let acts: { eli: string; urn: string; versions: oracle.ReadFile[]; names: string[] }[];
    beforeAll(async () => {
      packs = await tree.pack(4);
      corpus = await corpusOf(data);
      const files = await filesOf(data);
      acts = corpus.norme.map(({ eli, record }) => {
        const versions = oracle.versionsOf(files, record.chiave);
        return {
          [fc.toStringMethod]: () => eli,
          eli,
          urn: record.urn,
          versions,
          names: [...new Set(versions.flatMap((v) => [...oracle.namesOf(v).keys()]))],
        };
      });
    });
    afterAll(() => packs?.remove());

    const day = (versions: readonly oracle.ReadFile[]) =>
      fc.oneof(
        fc.constant(null),
        fc.constantFrom(...versions.map(({ record }) => record.versione.al)),
        fc.constantFrom("1860-01-01", "2020-02-30", "2099-12-31"),
        fc.constant("originale"),
        fc
          .date({ min: new Date("1990-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
          .map((d) => d.toISOString().slice(0, 10)),
      );
    const anAct = () =>
      fc.constantFrom(...acts).chain((act) => fc.record({ act: fc.constant(act), on: day(act.versions) }));
    const language = fc.constantFrom("it", "en");
    const layout = fc.constantFrom("file", "pack");
    const from = (which: string) => (which === "file" ? tree : packs);
    const ask = async (which: string, target: string, lang: string, reads: number) => {
      const found = await from(which).get(`${target}${target.includes("?") ? "&" : "?"}lang=${lang}`);
      expect(found.reads, target).toBeLessThanOrEqual(reads);
      const { meta, ...body } = found.body as { meta?: { lingua: string } } & Body;
      if (found.status === 200) expect(meta?.lingua).toBe(lang);
      return { status: found.status, body };
    };
    const noVersion = (
      eli: string,
      versions: readonly oracle.ReadFile[],
      on: string | null,
      name: string | null = null,
    ) => ({
      status: 404,
      body: {
        detail: expect.any(String),
        versioni: versions.map(({ record }) => record.versione.al),
        ...oracle.unheld(corpus, eli, versions, on, name),
      },
    });
    const dated = (eli: string, on: string | null) => encodeURI(on === null ? eli : `${eli}@${on}`);

    it("gives the article and the comma that the oracle gives, on any day, in any spelling", async () => {
      const request = anAct()
        .filter(({ act }) => act.names.length > 0)
        .chain(({ act, on }) =>
          fc.record({
            act: fc.constant(act),
            on: fc.constant(on),
            name: fc.oneof(
              { weight: 9, arbitrary: fc.constantFrom(...act.names) },
              { weight: 1, arbitrary: fc.constant("9999-bis") },
            ),
            spelling: fc.constantFrom("path", "blank", "art"),
            comma: fc.oneof(fc.constant(null), fc.nat(6)),
            lang: language,
            which: layout,
          }),
        );
      await fc.assert(
        fc.asyncProperty(request, async ({ act, on, name, spelling, comma, lang, which }) => {
          const { eli, versions } = act;
          const v = oracle.versionOn(versions, on, corpus.datiAl);
          const holder =
            versions[v] && oracle.namesOf(versions[v]).has(name)
              ? versions[v]
              : versions.find((one) => oracle.namesOf(one).has(name));
          const own = holder && oracle.namesOf(holder).get(name);
          const path = own?.percorso ?? `art/${name}`;
          // A second article of one number has no spelling but its path.
          const twice = /~\d+$/.test(path);
          const at = path.lastIndexOf("/") + 1;
          const number =
            spelling === "path" || twice
              ? path.slice(at)
              : spelling === "blank"
                ? path.slice(at).replaceAll("-", " ")
                : `art. ${path.slice(at)}`;
          const written = `${dated(eli, on)}/${path.slice(0, at)}${encodeURIComponent(number)}`;
          const expected =
            v < 0 ? null : oracle.articolo(corpus, eli, versions, v, name, on, comma === null ? null : String(comma));
          const all = (own && expected ? oracle.commi(own.id, own.testo) : []).map((one) =>
            oracle.isRepealed(one.testo) ? { ...one, abrogato: true } : one,
          );
          const chosen = comma === null ? all : all.filter(({ numero }) => numero === String(comma));
          const found = await ask(
            which,
            `/norme/${written}${comma === null ? "" : `/comma/${comma}`}`,
            lang,
            own?.pronunce.length ? 4 : 3,
          );
          if (v < 0) {
            expect(found).toEqual(noVersion(eli, versions, on, name));
            return;
          }
          if (!expected || chosen.length === 0) {
            expect(found.status).toBe(expected && comma === null ? 200 : 404);
            if (!expected) {
              const days = versions
                .filter((one) => oracle.namesOf(one).has(name))
                .map(({ record }) => record.versione.al);
              if (days.length > 0) expect(found.body).toMatchObject({ dal: days.at(-1), versioni: days });
              else expect(found.body).not.toHaveProperty("dal");
            }
            if (found.status === 404) {
              const there = versions[v]!.corpo.articoli.map((a) => `${eli}/${a.percorso}`);
              const near = (found.body.articoli as { eli: string }[]).map((a) => a.eli);
              expect(near.length).toBe(Math.min(10, near.length));
              const first = there.indexOf(near[0] ?? there[0]!);
              expect(near.every((one) => there.indexOf(one) >= first)).toBe(true);
            }
            return;
          }
          const item = expected.articolo as Body;
          const testo = comma === null ? item.testo : chosen.map((one) => one.testo).join("\n");
          expectSame(found, { status: 200, body: { ...expected, articolo: { ...item, testo }, commi: chosen } });
        }),
        { numRuns: runs },
      );
    });

    it("gives an act on any day as the version that it means is, with the relations of all, and what lies between", async () => {
      const request = anAct().chain(({ act, on }) =>
        fc.record({ act: fc.constant(act), on: fc.constant(on), urn: fc.boolean(), lang: language, which: layout }),
      );
      await fc.assert(
        fc.asyncProperty(request, async ({ act: { eli, urn, versions }, on, urn: byUrn, lang, which }) => {
          const v = oracle.versionOn(versions, on, corpus.datiAl);
          const name =
            byUrn && on !== null && !eli.includes("~")
              ? `${encodeURIComponent(urn)}${on === "originale" ? "@originale" : `!vig=${on}`}`
              : dated(eli, on);
          // A URN is looked up first.
          const found = await ask(which, `/norme/${name}`, lang, name.startsWith("urn") ? 6 : 5);
          if (v < 0) {
            expect(found).toEqual(noVersion(eli, versions, on));
            return;
          }
          const { record, corpo } = versions[v]!;
          const newest = await ask(which, `/norme/${eli}`, lang, 2);
          expect(found.status).toBe(200);
          expect(found.body).toMatchObject({
            titolo: record.titolo,
            n_articoli: corpo.articoli.length,
            versione: oracle.versione(versions[v]!, corpus.datiAl),
            n_versioni: versions.length,
            preambolo: corpo.preambolo,
            conclusioni: corpo.conclusioni,
            allegati: corpo.allegati,
            relazioni: newest.body.relazioni,
          });
          expect(found.body.modifiche_successive).toEqual(
            oracle.afterVersion((newest.body.relazioni as { in: Body[] }).in, versions[v]!),
          );
          expectSame(
            found.body.articoli,
            corpo.articoli.map((one) => oracle.item(eli, one)),
          );
          const { in: into } = newest.body.relazioni as { in: Body[] };
          const more = oracle.onDay(into, versions[v]!, on, { urn });
          expect(found.body).toMatchObject(more);
          expect(Object.keys(found.body).sort()).toEqual([...Object.keys(newest.body), ...Object.keys(more)].sort());
        }),
        { numRuns: runs },
      );
    });

    it("gives the rulings on an act as the oracle does, on any day, within 5 reads", async () => {
      const request = anAct().chain(({ act, on }) =>
        fc.record({ act: fc.constant(act), on: fc.constant(on), lang: language, which: layout }),
      );
      await fc.assert(
        fc.asyncProperty(request, async ({ act: { eli, versions, urn }, on, lang, which }) => {
          const v = oracle.versionOn(versions, on, corpus.datiAl);
          const found = await ask(which, `/norme/${dated(eli, on)}/pronunce`, lang, 5);
          if (v < 0) {
            expect(found).toEqual(noVersion(eli, versions, on));
            return;
          }
          const version = versions[v]!;
          const { in: into } = (await ask(which, `/norme/${eli}`, lang, 2)).body.relazioni as { in: Body[] };
          const versione = oracle.versione(version, corpus.datiAl);
          const more = oracle.onDay(into, version, on, { urn });
          const body = { versione, ...ofAct(corpus, eli, version.corpo.articoli), ...more };
          expectSame(found, { status: 200, body });
        }),
        { numRuns: runs },
      );
    });

    it("gives any window of all rulings, and each of them, as the oracle does", async () => {
      const served = acts.map(({ eli, versions }) => {
        const { corpo } = versions[oracle.versionOn(versions, null, corpus.datiAl)]!;
        return [eli, corpo.articoli] as const;
      });
      const all = rulings(corpus, new Map(served));
      const { body: health } = await ask("file", "/health", "it", 1);
      expect(health.conteggi).toMatchObject({ pronunce: all.length });
      const years = [...new Set(all.map(({ voce }) => Number(voce.anno ?? 0))), 0, 1999];
      const request = fc.record({
        anno: fc.constantFrom(...years),
        effetto: fc.constantFrom("", ...EFFECTS),
        limit: fc.integer({ min: 1, max: 6 }),
        offset: fc.nat(6),
        lang: language,
        which: layout,
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ anno, effetto, limit, offset, lang, which }) => {
          const own = all.filter(
            ({ voce }) =>
              (anno === 0 || voce.anno === anno) && (effetto === "" || (voce.effetti as string[]).includes(effetto)),
          );
          const target = `/pronunce?anno=${anno}&effetto=${effetto}&limit=${limit}&offset=${offset}`;
          const pronunce = own.slice(offset, offset + limit).map(({ voce }) => voce);
          const body = { totale: own.length, limit, offset, pronunce };
          expectSame(await ask(which, target, lang, 3), { status: 200, body });
        }),
        { numRuns: runs },
      );
      for (const { voce, articoli } of all) {
        if (voce.ecli === null) continue;
        for (const name of [voce.ecli, `sent. n. ${voce.numero} del ${voce.anno}`])
          expectSame(await ask("pack", `/pronunce/${name}`, "en", 2), { status: 200, body: { ...voce, articoli } });
      }
    });

    it("gives what an act says of the Union as the oracle does, on any day, within 5 reads", async () => {
      const request = anAct().chain(({ act, on }) =>
        fc.record({ act: fc.constant(act), on: fc.constant(on), lang: language, which: layout }),
      );
      await fc.assert(
        fc.asyncProperty(request, async ({ act: { eli, versions, urn }, on, lang, which }) => {
          const v = oracle.versionOn(versions, on, corpus.datiAl);
          const found = await ask(which, `/norme/${dated(eli, on)}/ue`, lang, 5);
          if (v < 0) {
            expect(found).toEqual(noVersion(eli, versions, on));
            return;
          }
          const version = versions[v]!;
          const { relazioni, ...act } = (await ask(which, `/norme/${eli}`, lang, 2)).body;
          const { norma } = (await ask(which, `/norme/${eli}/versioni`, lang, 3)).body;
          const versione = oracle.versione(version, corpus.datiAl);
          const more = oracle.onDay((relazioni as { in: Body[] }).in, version, on, { urn });
          expect(act.eli).toBe(eli);
          expectSame(found, { status: 200, body: { norma, versione, ...union.ofVersion(version), ...more } });
        }),
        { numRuns: runs },
      );
    });

    it("gives any window of all acts of the Union, and each of them, as the oracle does", async () => {
      const served = acts.map(
        ({ eli, versions }) => [eli, versions[oracle.versionOn(versions, null, corpus.datiAl)]!] as const,
      );
      const all = union.all(corpus, new Map(served));
      expect((await ask("file", "/health", "it", 1)).body.conteggi).toMatchObject({ ue: all.length });
      const numbers = all.map(({ voce }) => voce);
      const request = fc.record({
        tipo: fc.constantFrom("", "direttiva", "regolamento", "decisione", "decisione-quadro"),
        anno: fc.constantFrom(0, 1999, ...numbers.map(({ anno }) => anno)),
        q: fc.constantFrom("", "", "1/1960", ...numbers.map(({ celex }) => celex)),
        limit: fc.integer({ min: 1, max: 6 }),
        offset: fc.nat(6),
        lang: language,
        which: layout,
      });
      await fc.assert(
        fc.asyncProperty(request, async ({ tipo, anno, q, limit, offset, lang, which }) => {
          const own = numbers.filter(
            (one) => (!tipo || one.tipo === tipo) && (!anno || one.anno === anno) && (!q || one.celex === q),
          );
          const target = `/ue?tipo=${tipo}&anno=${anno}&q=${q}&limit=${limit}&offset=${offset}`;
          const body = { totale: own.length, limit, offset, ue: own.slice(offset, offset + limit) };
          expectSame(await ask(which, target, lang, 4), { status: 200, body });
        }),
        { numRuns: runs },
      );
      for (const { voce, body } of all) {
        const numbered =
          voce.anno < 2015 && voce.tipo === "regolamento"
            ? `${voce.numero}/${voce.anno}`
            : `${voce.anno}/${voce.numero}`;
        const { ue } = (await ask("pack", `/ue?q=${numbered}`, "it", 9)).body;
        expect(ue).toContainEqual(voce);
        for (const name of [voce.celex, voce.eli]) {
          const found = await ask("pack", `/ue/${name}`, "en", 3);
          expectSame(found, { status: 200, body });
        }
      }
    });

    it("compares any two versions as the oracle does, within 4 reads", async () => {
      const request = fc.constantFrom(...acts).chain((act) =>
        fc.record({
          act: fc.constant(act),
          // A parameter is a day, or nothing.
          da: day(act.versions).filter((one) => one !== "originale" && one !== "2020-02-30"),
          a: day(act.versions).filter((one) => one !== "originale" && one !== "2020-02-30"),
          lang: language,
          which: layout,
        }),
      );
      await fc.assert(
        fc.asyncProperty(request, async ({ act: { eli, versions }, da, a, lang, which }) => {
          const [from, to] = [
            da === null ? versions.length - 1 : oracle.versionOn(versions, da, corpus.datiAl),
            oracle.versionOn(versions, a, corpus.datiAl),
          ];
          const found = await ask(which, `/norme/${eli}/confronto?da=${da ?? ""}&a=${a ?? ""}`, lang, 4);
          if (from < 0 || to < 0) {
            expect(found).toEqual(noVersion(eli, versions, from < 0 ? da : a));
            return;
          }
          const articoli = oracle.confronto(eli, versions, from, to);
          const days = { da: versions[from]!.record.versione.al, a: versions[to]!.record.versione.al };
          const { norma: _, ...rest } = found.body;
          expect({ status: found.status, ...rest }).toEqual({
            status: 200,
            ...days,
            totale: articoli.length,
            articoli,
          });
        }),
        { numRuns: runs },
      );
    });

    it("lists the versions that the oracle lists", async () => {
      const request = anAct().chain(({ act, on }) =>
        fc.record({ act: fc.constant(act), on: fc.constant(on), lang: language, which: layout }),
      );
      await fc.assert(
        fc.asyncProperty(request, async ({ act: { eli, versions }, on, lang, which }) => {
          const found = await ask(which, `/norme/${dated(eli, on)}/versioni`, lang, 3);
          if (oracle.versionOn(versions, on, corpus.datiAl) < 0) {
            expect(found).toEqual(noVersion(eli, versions, on));
            return;
          }
          const shown = (found.body.versioni as Body[]).map(({ sha256, ...rest }) => {
            expect(sha256).toMatch(/^[0-9a-f]{64}$/);
            return rest;
          });
          expect({ status: found.status, totale: found.body.totale, shown }).toEqual({
            status: 200,
            totale: versions.length,
            shown: oracle.versioni(corpus, eli, versions),
          });
        }),
        { numRuns: runs },
      );
    });
  });
}
