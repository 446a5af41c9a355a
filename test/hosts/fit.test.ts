import { describe, expect, it } from "vitest";
import { broken, figuresOf, fitTable, refusals } from "../../generator/outputs/hosts/fit.ts";
import { HOST_NAMES, type HostName, PROFILES, profileOf } from "../../generator/outputs/hosts/profiles.ts";

const acts = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ path: `api/public/norme/legge/1990/01/01/${i}.json`, bytes: 10 }));
const SMALL = [...acts(3), { path: "api/public/graph/norma/2000.json", bytes: 5000 }];

describe("the profiles", () => {
  it("say of every figure where it stands and when it was read", () => {
    for (const { name, limits } of PROFILES)
      for (const { source, read, most } of limits) {
        expect(source, name).not.toBe("");
        expect(read, name).toMatch(/^20\d\d-\d\d$/);
        expect(most, name).toBeGreaterThan(0);
      }
    expect(new Set(HOST_NAMES).size).toBe(PROFILES.length);
  });
});

describe("a tree against a host", () => {
  it("is counted in files, bytes, the largest file and the longest path", () => {
    expect(figuresOf(SMALL)).toEqual({
      file: 4,
      byte: 5030,
      "byte-per-file": 5000,
      "caratteri-per-percorso": 40,
      pacchetti: 0,
    });
  });

  it("fits every host when it is small", () => {
    for (const profile of PROFILES) expect(refusals(profile, SMALL), profile.name).toEqual([]);
  });

  it("is refused only beyond the largest plan, and the table says which plans it leaves behind", () => {
    const pages = profileOf("cloudflare-pages");
    const figures = figuresOf(acts(20_001));
    expect(broken(pages, figures)).toEqual([]);
    const table = fitTable(pages, figures).filter((line) => line.includes("number of files"));
    expect(table[0]).toMatch(/20,001 +20,000 +free +DOES NOT FIT/);
    expect(table[1]).toMatch(/20,001 +100,000 +paid +fits/);
    expect(broken(pages, figuresOf(acts(100_001))).map((limit) => limit.measure)).toEqual(["file"]);
  });

  it("is refused with the folders that weigh most and the hosts that would take it", () => {
    const [line, ...more] = refusals(profileOf("cloudflare-pages"), [...acts(100_000), ...SMALL.slice(3)]);
    expect(more).toEqual([]);
    expect(line).toContain("number of files 100,001, the host takes at most 100,000");
    expect(line).toContain("api/public/norme/ (100,000)");
    expect(line).toMatch(/choose a host that takes them: (?=.*gitlab-pages)(?!.*cloudflare-pages)/);
  });

  it("is refused with the names of the files that are too large", () => {
    const [line] = refusals(profileOf("cloudflare-workers"), [...SMALL, { path: "indici/x.bin", bytes: 26_214_401 }]);
    expect(line).toContain("indici/x.bin (26,214,401)");
  });

  it("in packs is said to be read by the router, or by browsers alone", () => {
    const packed = [
      ...SMALL,
      { path: "indici/norme/pacchi/0.txt", bytes: 10 },
      { path: "indici/norme/pacchi/1.txt", bytes: 10 },
    ];
    const rows = (name: HostName) =>
      fitTable(profileOf(name), figuresOf(packed)).filter((row) => row.includes("packs"));
    expect(rows("node")).toEqual([expect.stringMatching(/ 2 .*the router reads them.* fits/)]);
    expect(rows("github-pages")).toEqual([expect.stringMatching(/ 2 .*Service Worker.* fits/)]);
    expect(fitTable(profileOf("node"), figuresOf(SMALL)).join("\n")).not.toContain("packs");
  });
});
