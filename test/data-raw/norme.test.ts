import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { openPromise } from "yauzl";
import { attribute, childAt, children, descendants, textOf } from "../../generator/sources/xml/navigate.ts";
import { changesOf, readSample, SAMPLE, type SampleAct } from "./read-sample.ts";

const INVENTED = "Testo di esempio, inventato";
const ZIP = path.join(SAMPLE, "norme", "raccolta_esempio_AKN.zip");
/** Acts that the sample names and does not hold. */
const OUTSIDE = ["2001-12-28/9099", "2012-07-07/9098"];

let acts: SampleAct[];
let newest: Map<string, SampleAct>;
beforeAll(async () => {
  acts = await readSample();
  // Originals first, so that the consolidated version of an act takes the place of its original.
  const byVersion = [...acts].sort(
    (a, b) => (a.eli.includes("ORIGINAL") ? -1 : 1) - (b.eli.includes("ORIGINAL") ? -1 : 1),
  );
  newest = new Map(byVersion.map((act) => [`${act.gazzetta}/${act.codice}`, act]));
});
const served = () => [...newest.values()];
const byKey = (key: string) => served().find((act) => act.key === key);

describe("the sample acts", () => {
  it("are thirteen, two of them in two versions, of nine types", () => {
    expect(newest.size).toBe(13);
    expect(acts).toHaveLength(15);
    expect(new Set(served().map((act) => act.denominazione)).size).toBe(9);
  });

  it("say in title and text that they are invented", () => {
    for (const { file, titolo, testo, eli } of acts) {
      expect(titolo, file).toMatch(new RegExp(`^${INVENTED}`));
      // The repealed decree has no text left but the note of its repeal.
      if (!testo.includes("PROVVEDIMENTO ABROGATO")) expect(testo, eli).toContain(INVENTED);
    }
  });

  it("have numbers and codes that no real act has", () => {
    for (const { key, codice } of acts) {
      expect(Number(key.split("/")[1])).toBeGreaterThan(9000);
      expect(codice).toMatch(/^\d{2,3}X\d{4,5}$/);
    }
  });

  it("agree with themselves on date, number and publication", () => {
    for (const { act, key, gazzetta, codice, eli, denominazione } of acts) {
      const [preface] = children(act, "preface");
      const of = (name: string) => [...descendants(preface!, name)][0]!;
      expect(`${attribute(of("docDate"), "date")}/${textOf(of("docNumber"))}`).toBe(key);
      expect(textOf(of("docType"))).toBe(denominazione);
      expect(eli).toContain(`eli/id/${gazzetta.replaceAll("-", "/")}/${codice}/`);
      expect(key.slice(0, 10) <= gazzetta).toBe(true);
    }
  });

  it("have an identity of their own, and one type, number and year twice", () => {
    const distinct = <T>(of: (act: SampleAct) => T) => new Set(served().map(of)).size;
    expect(distinct((act) => `${act.denominazione} ${act.key}`)).toBe(served().length);
    expect(distinct((act) => `${act.denominazione} ${act.key.replace(/-.*\//, "/")}`)).toBe(served().length - 1);
  });

  it("give every article and every attachment its own id", () => {
    for (const { act, file } of acts) {
      const ids = [...descendants(act, "article")].map((article) => attribute(article, "eId"));
      expect(new Set(ids).size, file).toBe(ids.length);
      const annexes = [...descendants(act, "doc")].map((doc) =>
        attribute(childAt(doc, "meta", "identification", "FRBRWork", "FRBRthis"), "value"),
      );
      expect(annexes.map((value) => value!.match(/annesso_(\d+)$/)![1])).toEqual(annexes.map((_, i) => String(i + 1)));
    }
  });

  it("mark each change of the text, and each mark is listed among the passive modifications", () => {
    for (const { act, file } of acts) {
      const marks = [...descendants(act, "ins")].map((ins) => [`#${attribute(ins, "eId")}`, textOf(ins)]);
      const passive = childAt(act, "meta", "analysis", "passiveModifications");
      const listed = children(passive, "textualMod").map((mod) => [
        attribute(childAt(mod, "destination"), "href"),
        textOf(childAt(mod, "new", "text")),
      ]);
      expect(listed, file).toEqual(marks);
    }
  });
});

describe("amendments in the sample", () => {
  it("are said by the amended act wherever the amending act says them", () => {
    let found = 0;
    for (const act of acts)
      for (const key of changesOf(act).changes) {
        const target = byKey(key);
        expect(target, `${act.file} changes ${key}`).toBeDefined();
        expect([...changesOf(target!).changedBy], `${target!.file} changed by ${act.key}`).toContain(act.key);
        found++;
      }
    expect(found).toBeGreaterThanOrEqual(10);
  });

  it("are said by the amending act, by a note or by the conversion wherever the amended act says them", () => {
    for (const act of served())
      for (const key of changesOf(act).changedBy) {
        const source = byKey(key);
        if (!source) {
          expect(OUTSIDE).toContain(key);
          continue;
        }
        const numero = key.split("/")[1]!;
        const note = new RegExp(`AGGIORNAMENTO \\(\\d+\\)[^(]*n\\. ${numero}`);
        expect(changesOf(source).changes.has(act.key) || note.test(act.testo), `${act.file} by ${source.file}`).toBe(
          true,
        );
      }
  });

  it("come through every signal of the source", () => {
    const kinds = new Set(acts.flatMap((act) => [...changesOf(act).kinds]));
    const all = acts.map(({ testo }) => testo).join("\n");
    if (/(?:ARTICOLO|COMMA|LETTERA) (?:ABROGAT|SOPPRESS)[OA] DA/.test(all)) kinds.add("testo_abrogato");
    if (/AGGIORNAMENTO \(1\) Il D\.L\./.test(all)) kinds.add("nota_aggiornamento");
    if (acts.some((act) => changesOf(act).changedBy.size > 0)) kinds.add("riferimento_passivo");
    if (acts.some(({ act }) => textOf(childAt(act, "preface")).includes("convertito con modificazioni")))
      kinds.add("conversione");
    expect([...kinds].sort()).toEqual([
      "conversione",
      "modifica_attiva",
      "modifica_marcata",
      "nota_aggiornamento",
      "riferimento_passivo",
      "testo_abrogato",
    ]);
  });

  it("that are marked in the text lead to a mark with that id", () => {
    const marked = acts.filter((act) => changesOf(act).kinds.has("modifica_marcata"));
    expect(marked.length).toBeGreaterThan(0);
    for (const { act } of marked) {
      const ids = new Set([...descendants(act, "mod")].map((mod) => `#${attribute(mod, "eId")}`));
      const sources = [...descendants(act, "source")].map((s) => attribute(s, "href")!);
      const used = sources.filter((href) => href.startsWith("#modNov_"));
      expect(used.length).toBe(ids.size);
      for (const href of used) expect(ids).toContain(href);
    }
  });
});

describe("the zipped collection of the sample", () => {
  it("names folders and files as the official collections do", () => {
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(ZIP)))) {
      const folder = /^([A-Z -]+)_(\d{8})_(\w+)\/(.*)$/.exec(name);
      expect(folder, name).not.toBeNull();
      if (bytes.length > 0)
        expect(folder![4]).toMatch(/^\d{4}-\d\d-\d\d_\w+_(ORIGINALE|VIGENZA_\d{4}-\d\d-\d\d)_V\d+\.xml$/);
    }
  });

  it("holds members of one fixed date, so that it does not depend on when it was made", async () => {
    const zip = await openPromise(ZIP, { lazyEntries: true });
    const dates = new Set<string>();
    for await (const entry of zip.eachEntry()) dates.add(entry.getLastModDate({ timezone: "UTC" }).toISOString());
    expect([...dates]).toEqual(["2026-01-10T00:00:00.000Z"]);
  });

  it("stands beside loose files, one of them renamed by hand", () => {
    const loose = readdirSync(path.join(SAMPLE, "norme")).filter((file) => file.endsWith(".xml"));
    expect(loose.filter((file) => !/^\d{8}_\w+_VIGENZA_\d{8}\.xml$/.test(file))).toEqual(["codice_esempio.xml"]);
  });
});
