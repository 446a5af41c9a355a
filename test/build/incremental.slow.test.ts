import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partOf } from "../../generator/search/files/terms.ts";
import { command, run, SIGNAL_AT_STEP } from "../cli/commands.ts";
import { ACTS, cachedRuns, EDITS, treeOf } from "./cached-runs.ts";

const { at, edit, again, allAsTheyWere, expectAsFromNothing, readings } = cachedRuns();

/** Sequences of changes in a run of the tests. */
const RUNS = 3;

const change = fc.record({
  act: fc.nat(ACTS.length - 1),
  how: fc.constantFrom(...Object.keys(EDITS)),
  copies: fc.boolean(),
});

describe("generate --cache", () => {
  it("gives the tree that a run from nothing gives, whatever acts came, went and changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
        for (const { act, how, copies } of changes) edit(act, how, copies);
        await again();
        await expectAsFromNothing();
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  it("makes the lists anew where nothing but a title has changed, and those of the Union where one act names another one", async () => {
    await allAsTheyWere();
    const codes = () =>
      readdirSync(at("out", "indici/ue/codici")).map((name) =>
        readFileSync(at("out", "indici/ue/codici", name), "utf8"),
      );
    expect(codes().join("")).not.toContain("31989L0391");
    edit(7, "another title");
    await again();
    await expectAsFromNothing();
    edit(7, "an act of the Union named");
    await again();
    expect(codes().join("")).toContain("31989L0391");
    await expectAsFromNothing();
    edit(7, "as it was");
    await again();
    expect(codes().join("")).not.toContain("31989L0391");
    await expectAsFromNothing();
  });

  it("makes anew what the change of a text touches: one pack, its reading, the parts of its words, and neither lists nor graphs", async () => {
    await allAsTheyWere();
    const packs = () =>
      new Map(
        readdirSync(at("out", "indici/norme/pacchi")).map((name) => {
          const file = at("out", "indici/norme/pacchi", name);
          return [name, { inode: statSync(file).ino, text: readFileSync(file, "latin1") }];
        }),
      );
    const parts = () => {
      const notes = readdirSync(at("cache", "words")).filter((name) => name.startsWith("part-"));
      return new Map(notes.map((name) => [name, readFileSync(at("cache", "words", name), "utf8")]));
    };
    // A new file can have the number of one that is gone; it cannot have its time.
    const graphs = () =>
      ["articolo", "norma"].map((level) => statSync(at("cache", "graphs", level), { bigint: true }).mtimeNs);
    const [before, notes, ordered] = [packs(), parts(), graphs()];
    const words = statSync(at("out", "indici/norme/parole/0.bin")).ino;
    const known = new Set(readings());
    // Of all its words the place of this act among the others may move.
    const shortest = ACTS.reduce((least, xml, i) => (xml.length < (ACTS[least]?.length ?? 0) ? i : least), 0);
    edit(shortest, "other text");
    await again();
    const changed = [...packs()].filter(([name, { text }]) => before.get(name)!.text !== text).map(([name]) => name);
    const moved = [...packs()].filter(([name, { inode }]) => before.get(name)!.inode !== inode);
    // The acts of a bucket, and the indexes of their articles.
    expect(new Set(changed.map((name) => name.split(".")[0])).size).toBe(1);
    expect(moved.length).toBeLessThan(before.size);
    expect(readings().filter((name) => !known.has(name))).toHaveLength(1);
    // No row of a list has changed: the index of words is the one that was there.
    expect(statSync(at("out", "indici/norme/parole/0.bin")).ino).toBe(words);
    const anew = [...parts()].filter(([name, note]) => notes.get(name) !== note).map(([name]) => name);
    const ofWords = ["testo", "cambiato"].map((word) => `part-${partOf(word)}`);
    expect(anew).toEqual(expect.arrayContaining(ofWords));
    expect(anew.length).toBeLessThan(notes.size / 2);
    expect(graphs()).toEqual(ordered);
    await expectAsFromNothing();
    // A relation that goes orders them anew.
    const amending = ACTS.findIndex((xml) => xml.includes("<textualMod "));
    edit(amending, "one amendment less");
    await again();
    for (const [i, time] of graphs().entries()) expect(time).not.toBe(ordered[i]);
    await expectAsFromNothing();
  });

  it("goes on where a killed run was", async () => {
    const [out, cache] = [at("killed"), at("killed-cache")];
    const args = ["--data", at("data"), "--out", out, "--pack", "--cache", cache, "--jobs", "1"];
    const read = () => readdirSync(path.join(cache, "readings")).map((name) => path.join(cache, "readings", name));
    // Once the acts that were read are kept, before anything is known of their inputs.
    const env = { ...process.env, SIGNAL: "SIGKILL", AT: "/inputs/[^/]+$" };
    const killed = spawnSync(process.execPath, ["--import", SIGNAL_AT_STEP, command("generate"), ...args], { env });
    expect(killed.signal).toBe("SIGKILL");
    const before = new Map(read().map((file) => [file, statSync(file).mtimeMs]));
    expect(before.size).toBeGreaterThan(0);
    expect(run("generate", ...args)).toMatchObject({ status: 0 });
    for (const [file, time] of before) expect(statSync(file).mtimeMs).toBe(time);
    expect(treeOf(out)).toEqual(treeOf(at("out")));
  });
});
