import { describe, expect, it } from "vitest";
import { broken, figuresOf, refusals, shortfalls } from "../../generator/hosts/fit.ts";
import { HOST_NAMES, type HostName, PROFILES, profileOf } from "../../generator/hosts/profiles.ts";

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
    for (const profile of PROFILES) {
      expect(refusals(profile, SMALL), profile.name).toEqual([]);
      expect(shortfalls(profile, figuresOf(SMALL)), profile.name).toEqual([]);
    }
  });

  it("is refused only beyond the largest plan, and what its smaller plans do not take is said", () => {
    const pages = profileOf("cloudflare-pages");
    const figures = figuresOf(acts(20_001));
    expect(broken(pages, figures)).toEqual([]);
    expect(shortfalls(pages, figures)).toEqual([
      expect.stringMatching(/^cloudflare-pages: number of files 20,001: its plan "free" takes at most 20,000 \(/),
    ]);
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

  it("in packs is said to be read by browsers alone where no code runs", () => {
    const packed = [
      ...SMALL,
      { path: "indici/norme/pacchi/0.txt", bytes: 10 },
      { path: "indici/norme/pacchi/1.txt", bytes: 10 },
    ];
    const said = (name: HostName) => shortfalls(profileOf(name), figuresOf(packed));
    expect(said("node")).toEqual([]);
    expect(said("github-pages")).toEqual([expect.stringMatching(/^github-pages: 2 packs .*Service Worker/)]);
  });
});
