import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { PAGES, ROOT, sectionOf, textOf } from "./pages.ts";

const GENERATOR = path.join(ROOT, "generator");
const foldersOf = (folder: string): string[] =>
  readdirSync(path.join(GENERATOR, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.posix.join(folder, name));
const ROOMS = foldersOf(".");
const readmeOf = (room: string) => `generator/${room}/README.md`;
/** The room that a file is in. */
const roomOf = (file: string) => ROOMS.find((room) => file.startsWith(path.join(GENERATOR, `${room}/`)));

/** Lines on a screen. */
const SCREEN = 45;
/** Pages of rooms that are for users as well, and so longer. */
const FOR_USERS: ReadonlySet<string> = new Set(["cli", "hosts", "tree"]);

/** What the map lets each room import. */
const IMPORTS: ReadonlyMap<string, string> = new Map(
  [...sectionOf("generator/README.md", "## Map of the rooms").matchAll(/^\| \[(\w+)\]\(.*\| (.*) \|$/gm)].map(
    ([, room = "", imports = ""]) => [room, imports] as const,
  ),
);

function mayImport(from: string, room: string): boolean {
  const said = IMPORTS.get(from) ?? "nothing";
  if (said.startsWith("all")) return said === "all" || room !== said.replace("all but ", "");
  return said.split(", ").includes(room);
}

/** Imports of a room from other rooms: `law imports api (generator/law/identity/eli.ts)`. */
function importsOf(room: string): { to: string; file: string }[] {
  const folder = path.join(GENERATOR, room);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = path.join(folder, name);
      return [...readFileSync(file, "utf8").matchAll(/from "(\.[^"]*)"/g)].flatMap(([, target = ""]) => {
        const to = roomOf(path.resolve(path.dirname(file), target));
        return to === undefined || to === room ? [] : [{ to, file: `${room}/${name}` }];
      });
    });
}

/** Files that run at hosts and in browsers: router and clients, and all that they import, by path from `generator`. */
function servingFiles(): ReadonlySet<string> {
  const files = new Set(["router", "clients"].flatMap((room) => codeOf(room).map(([file]) => file)));
  for (const file of files)
    for (const [, target = ""] of readFileSync(path.join(GENERATOR, file), "utf8").matchAll(
      /\b(?:from |import\()"(\.[^"]*\.tsx?)"/g,
    ))
      files.add(path.join(path.dirname(file), target));
  return files;
}

/** Code of a room, by its path from `generator`. */
function codeOf(room: string): [file: string, text: string][] {
  return readdirSync(path.join(GENERATOR, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => [`${room}/${name}`, readFileSync(path.join(GENERATOR, room, name), "utf8")]);
}

/** What `node:fs` does in more words than fs-extra. */
const IN_MORE_WORDS =
  /\bmkdir(?:Sync)?\([^;]*?\{ recursive: true \}\)|\brm(?:Sync)?\([^;]*?\{ recursive: true, force: true \}|\bcp(?:Sync)?\(/;

/** Files that a page names in code: they are below its folder, or named from the root or from the map of the rooms. */
function namedFiles(page: string): string[] {
  return [...textOf(page).matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|md))`/g)].map(([, name = ""]) => name);
}
function exists(page: string, name: string): boolean {
  const folder = path.join(ROOT, path.dirname(page));
  if ([folder, ROOT, GENERATOR].some((place) => existsSync(path.join(place, name)))) return true;
  const below = folder === ROOT ? [] : readdirSync(folder, { recursive: true, encoding: "utf8" });
  return below.some((file) => `/${file.replaceAll(path.sep, "/")}`.endsWith(`/${name}`));
}

/** The name by which a title is led to. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
function anchorsOf(page: string): string[] {
  const text = textOf(page);
  return [
    ...[...text.matchAll(/^#+ (.*)$/gm)].map(([, title = ""]) => anchorOf(title)),
    ...[...text.matchAll(/<a id="([^"]*)"/g)].map(([, id = ""]) => id),
  ];
}

describe("the pages of the rooms", () => {
  it("are there for every room, and the map leads to each", () => {
    expect([...IMPORTS.keys()].sort()).toEqual([...ROOMS].sort());
    for (const room of ROOMS) expect(PAGES, room).toContain(readmeOf(room));
  });

  it("are at most a screen, but where users read them too", () => {
    for (const room of ROOMS.filter((name) => !FOR_USERS.has(name)))
      expect(textOf(readmeOf(room)).split("\n").length, room).toBeLessThanOrEqual(SCREEN);
  });

  it("say of every room what to read first and how to try it alone", () => {
    for (const room of ROOMS) expect(textOf(readmeOf(room)), room).toContain("**Alone:**");
  });

  it.each(ROOMS)("%s imports only what the map lets it", (room) => {
    const wrong = importsOf(room).filter(({ to }) => !mayImport(room, to));
    expect(wrong).toEqual([]);
  });

  it("keep fs-extra out of what runs at hosts and in browsers", () => {
    const using = ROOMS.flatMap((room) =>
      codeOf(room).flatMap(([file, text]) => (/["']fs-extra\b/.test(text) ? [file] : [])),
    );
    const serving = servingFiles();
    expect([...serving]).toEqual(
      expect.arrayContaining(["format/read-tree.ts", "law/understand.ts", "search/score.ts"]),
    );
    expect(using.filter((file) => serving.has(file))).toEqual([]);
    expect(using.length).toBeGreaterThan(10);
  });

  it("have folders made, removed and copied by fs-extra in all other code", () => {
    const serving = servingFiles();
    const others = ROOMS.flatMap(codeOf).filter(([file]) => !serving.has(file));
    expect(
      others.flatMap(([file, text]) => IN_MORE_WORDS.exec(text)?.map((found) => `${file}: ${found}`) ?? []),
    ).toEqual([]);
  });

  it("explain the words that the code uses", () => {
    const words = sectionOf("generator/README.md", "## Words");
    for (const word of ["act", "signal", "proof", "window", "cut", "tier", "card", "bucket", "pack", "outcome", "plan"])
      expect(words, word).toMatch(new RegExp(`^\\| ${word}\\b`, "m"));
  });

  it("are those that comments and messages of the code lead to", () => {
    const files = readdirSync(GENERATOR, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
    const led = files.flatMap((name) => {
      const folder = path.dirname(path.join(GENERATOR, name));
      const found = readFileSync(path.join(GENERATOR, name), "utf8").matchAll(/(?<![\w/.-])[\w./-]+\.md\b/g);
      return [...found].map(([page]) => ({ name, page, places: [folder, ROOT, GENERATOR, `${GENERATOR}/format`] }));
    });
    expect(led.length).toBeGreaterThan(10);
    expect(led.filter(({ page, places }) => !places.some((place) => existsSync(path.join(place, page))))).toEqual([]);
  });

  it("are there for every official format", () => {
    for (const format of ["normattiva", "italia-domani", "senato", "camera", "ddl", "download"])
      expect(PAGES, format).toContain(`generator/sources/${format}/README.md`);
  });
});

describe.each(PAGES.filter((page) => page !== "CHANGELOG.md"))("%s", (page) => {
  it("names files that are there", () => {
    for (const name of namedFiles(page)) expect(exists(page, name), name).toBe(true);
  });

  it("leads to pages and places in them that are there", () => {
    for (const [, target = ""] of textOf(page).matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [file = "", anchor] = target.split("#");
      const led = file === "" ? page : path.posix.normalize(path.posix.join(path.posix.dirname(page), file));
      expect(existsSync(path.join(ROOT, led)), target).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(led), target).toContain(anchor);
    }
  });

  it("lists tests that are there", () => {
    for (const [, suite = ""] of textOf(page).matchAll(/npx vitest run (test[\w./-]*)/g))
      expect(existsSync(path.join(ROOT, suite)), suite).toBe(true);
  });
});
