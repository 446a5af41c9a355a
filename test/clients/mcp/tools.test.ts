import { spawn } from "node:child_process";
import path from "node:path";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLASSE_OF_TIPO } from "../../../generator/law/relation-kinds.ts";
import { BUILD } from "../../built.ts";
import { generatedTree } from "../../property/tree.ts";
import { sharedTree } from "../../shared-tree.ts";
import { type Assistant, assistant } from "./assistant.ts";
import { SAMPLE_ACT as ACT, CALLS, expectEveryTool, REVISIONS } from "./calls.ts";

const tree = sharedTree();
let mine: Assistant;
beforeAll(async () => {
  mine = await assistant(tree);
});
afterAll(async () => {
  expect(mine.faults).toEqual([]);
  await mine.stop();
});

/** What every result must say of where it comes from. */
const PROVENANCE = {
  data_as_of: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  licence: expect.stringMatching(/./),
  attribution: expect.stringMatching(/./),
  release: expect.stringMatching(/^[0-9a-f]{12}$/),
  notice: expect.stringMatching(/./),
  official_link: expect.stringMatching(/^https?:/),
};

describe("the tools", () => {
  it("are ten at most, each with a plain name, a description and a schema", async () => {
    const { tools } = await mine.client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(CALLS).sort());
    expect(tools.length).toBeLessThanOrEqual(10);
    for (const { name, description = "", inputSchema, annotations } of tools) {
      expect(name).toMatch(/^[a-z_]+$/);
      expect(description.length, name).toBeGreaterThan(40);
      expect(inputSchema.type).toBe("object");
      expect(annotations?.readOnlyHint).toBe(true);
    }
  });

  it.each(Object.entries(CALLS))("%s says where its result comes from", async (name, given) => {
    const { isError, said, text } = await mine.call(name, given);
    expect(isError, text).toBe(false);
    expect(said.provenance).toMatchObject(PROVENANCE);
    expect(JSON.parse(text)).toEqual(said);
  });

  it.each<[string, object]>([
    ["resolve_citation", { text: "Art. 1 della legge 15 marzo 1999, n. 9001, e art. 99 della stessa legge." }],
    ["versions", { act: ACT, before: "1999-03-20" }],
    ["relations", { act: ACT, article: "3", comma: "1" }],
    ["parliament", { branch: "S" }],
    ["parliament", { bill: "S.9002", branch: "S" }],
    ["plan", { place: "regione lombardia", limit: 2 }],
    ["register", {}],
  ])("%s %j answers another of its questions", async (name, given) => {
    const { isError, said, text } = await mine.call(name, { ...given });
    expect(isError, text).toBe(false);
    expect(said.provenance).toMatchObject(PROVENANCE);
  });

  it("give the votes of a member with totals, by the id that a vote gives", async () => {
    const { said: all } = await mine.call("parliament", { branch: "S" });
    const ids = all.lines.map(({ id }: { id: string }) => id);
    const votes = await Promise.all(
      ids.map(async (vote: string) => (await mine.call("parliament", { vote })).said.lines),
    );
    const { id: member } = votes.flat().find((line) => line.id !== undefined);
    const { said, text } = await mine.call("parliament", { member });
    expect(said, text).toMatchObject({ member: { id: member }, totals: {}, total: expect.any(Number) });
    expect(said.votes.length).toBeGreaterThan(0);
    expect((await mine.call("parliament", { member, branch: "S" })).text).toContain("leave out the other inputs");
  });

  it("narrow relations to a comma, of every kind", async () => {
    const { tools } = await mine.client.listTools();
    const kinds = JSON.stringify(tools.find(({ name }) => name === "relations")?.inputSchema);
    for (const kind of Object.keys(CLASSE_OF_TIPO)) expect(kinds).toContain(kind);
    const { said: article } = await mine.call("relations", { act: ACT, article: "3" });
    const { said: comma } = await mine.call("relations", { act: ACT, article: "3", comma: "1" });
    expect(comma.total).toBeLessThanOrEqual(article.total);
    expect((await mine.call("relations", { act: ACT, comma: "1" })).text).toContain("a comma is of an article");
  });

  it("say who cites an act, or an article of it, and what it cites", async () => {
    const { said, text } = await mine.call("relations", { act: ACT, direction: "cited_by" });
    expect(said, text).toMatchObject({
      act: { eli: expect.any(String) },
      total: expect.any(Number),
      acts: expect.any(Number),
    });
    expect(said.citations[0]).toMatchObject({ da: {}, brano: expect.any(String) });
    const { said: article } = await mine.call("relations", {
      act: ACT,
      direction: "cited_by",
      article: said.articles[0].articolo,
    });
    expect(article.total).toBe(said.articles[0].n);
    const { said: cites } = await mine.call("relations", { act: said.citations[0].da.eli, direction: "cites" });
    expect(cites.cited_acts.map((one: { norma: { eli: string } }) => one.norma.eli)).toContain(said.act.eli);
    expect((await mine.call("relations", { act: ACT, direction: "cites", kind: "abroga" })).text).toContain(
      "have no kind",
    );
  });

  it("search in one act, in the acts of some years, in what is in force or repealed", async () => {
    const found = async (filters: object) => {
      const { said } = await mine.call("search", { words: "esempio", ...filters });
      return said as { total: number; found: readonly { act: { eli: string } }[] };
    };
    const all = await found({});
    const within = await found({ act: "legge 9001/1999" });
    expect(within.total).toBeLessThan(all.total);
    expect(new Set(within.found.map(({ act }) => act.eli))).toEqual(new Set([ACT]));
    expect(await found({ from: "1999-03-15", to: "1999-03-15" })).toMatchObject({ total: within.total });
    const [inForce, repealed] = [await found({ status: "in_force" }), await found({ status: "repealed" })];
    expect(inForce.total + repealed.total).toBe(all.total);
    const { isError, text } = await mine.call("search", { words: "esempio", act: "legge 1/1800" });
    expect({ isError, text }).toMatchObject({ isError: true, text: expect.stringContaining("404") });
  });

  it("rank the companies and bodies of a place", async () => {
    for (const [of, path] of [
      ["companies", "classifica-aziende"],
      ["bodies", "classifica-enti"],
    ]) {
      const { said } = await mine.call("plan", { of, place: "regione lombardia", limit: 3 });
      const target = `/pnrr/luoghi/regione%20lombardia/${path}?limit=3`;
      const { meta, ...figures } = (await generatedTree("data-raw").get(target)).body;
      expect(said).toMatchObject({ figures, how_computed: Object(meta).nota });
    }
  });

  it("give ELI, version day and official link of what is read", async () => {
    const { said } = await mine.call("read", { act: "legge 9001 del 1999", article: "1" });
    expect(said.provenance).toMatchObject({
      eli: `${ACT}/art/1`,
      version_day: expect.stringMatching(/^\d{4}-/),
      official_link: "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1999-03-15;9001~art1",
    });
    expect(said.text).toMatch(/^## Art\. 1/);
  });

  it("say of a text on a day which version it is and what changed it in between, never that it is that of the day", async () => {
    const asked = { act: ACT, article: "2", day: "2020-01-01" };
    const { said } = await mine.call("read", asked);
    expect(said).toMatchObject({
      asked_day: "2020-01-01",
      changes_between: { total: expect.any(Number), first: expect.arrayContaining([]) },
      provenance: { version_day: "1999-03-20" },
    });
    const { total, first } = said.changes_between as { total: number; first: { day: string }[] };
    expect(first).toHaveLength(total);
    expect(total).toBeGreaterThan(0);
    for (const { day } of first) expect(day > "1999-03-20" && day <= "2020-01-01", day).toBe(true);
    expect(said.caution).toMatch(
      /version of 1999-03-20\. It was changed after that.*do not give it as the text of that day/,
    );
    const { said: soon } = await mine.call("read", { ...asked, day: "1999-03-20" });
    expect(soon).toMatchObject({
      changes_between: { total: 0 },
      caution: expect.stringContaining("knows of no change"),
    });
    expect((await mine.call("read", { act: ACT, article: "2" })).said).not.toHaveProperty("asked_day");
    expect((await mine.call("read", { act: ACT })).said).toMatchObject({ entry_into_force: "1999-04-04" });
    const urn = "urn:nir:stato:legge:1999-03-15;9001!vig=2020-01-01";
    expect((await mine.call("resolve_citation", { citation: urn })).said).toMatchObject({
      status: "verified",
      asked_day: "2020-01-01",
      provenance: { version_day: "1999-03-20" },
    });
    for (const { description = "", inputSchema } of (await mine.client.listTools()).tools)
      expect(description + JSON.stringify(inputSchema)).not.toMatch(/in force on/);
  });

  it("go on where a text was cut", async () => {
    const whole = await mine.call("read", { act: ACT });
    expect(whole.said).toMatchObject({ articles: 7 });
    const last = [...whole.said.text.matchAll(/^## Art\. ([\w-]+)/gm)].at(-1)?.[1];
    const rest = await mine.call("read", { act: ACT, from: last });
    expect(rest.said.text).toMatch(new RegExp(`^## Art\\. ${last}`));
    expect((await mine.call("read", { act: ACT, from: "99" })).text).toMatch(
      /no article 99 here: there are 7, the first is 1/,
    );
  });
});

describe("rulings of the Constitutional Court", () => {
  /** Words that no ruling of a part, and none of the kind that adds, may be told in. */
  const OVERSTATED = /\bvoid|annul|nullif|invalidat|repeal/i;
  const called = async (given: object) => {
    const { isError, said, text } = await mine.call("rulings", { ...given });
    expect(isError, text).toBe(false);
    expect(text).not.toMatch(OVERSTATED);
    return said;
  };

  it("stand before the text that is read, in their own words", async () => {
    const { said, text } = await mine.call("read", { act: ACT, article: "3" });
    expect(said.rulings).toMatchObject({
      total: 1,
      caution: expect.stringContaining("strikes no words"),
      shown: [
        {
          ruling: "Corte costituzionale, sentenza n. 9901 del 2008",
          ecli: "ECLI:IT:COST:2008:9901",
          deposited: "2008-06-17",
          effect: "illegittimita_parziale",
          operative_words: expect.stringContaining("nella parte in cui non prevede"),
          official_link: "https://www.cortecostituzionale.it/scheda-pronuncia/2008/9901",
        },
      ],
    });
    expect(text.indexOf('"rulings"')).toBeLessThan(text.indexOf('"text"'));
    expect(text).not.toMatch(OVERSTATED);
    const { said: act, text: whole } = await mine.call("read", { act: ACT });
    expect(act.rulings).toMatchObject({ on_articles: ["3", "4"] });
    expect(whole.indexOf('"rulings"')).toBeLessThan(whole.indexOf('"text"'));
    expect(act.text).toMatch(/^> \[Rulings of the Constitutional Court on this article: 1\]/m);
    expect((await mine.call("read", { act: ACT, article: "1" })).said).not.toHaveProperty("rulings");
    const { said: cited } = await mine.call("resolve_citation", { citation: "art. 3 L. 9001/1999" });
    expect(cited.article.rulings).toBe(1);
  });

  it("are those of an act, of an article, of one ruling, of a year, with an effect", async () => {
    const total = async (given: object) => (await called(given)).total;
    expect(await total({ act: ACT })).toBe(2);
    expect(await total({ act: ACT, article: "Art. 3" })).toBe(1);
    expect(await total({ act: ACT, year: 2012 })).toBe(1);
    expect(await total({ act: ACT, effect: "rettifica", year: 2012 })).toBe(0);
    expect(await total({ act: ACT, ruling: "9901/2008" })).toBe(1);
    expect(await total({ act: ACT, day: "2099-01-01" })).toBe(2);
    const all = await called({});
    expect(all).toMatchObject({ total: 4, rulings: expect.any(Array), caution: expect.any(String) });
    expect(await total({ year: 2012 })).toBe(1);
    const one = await called({ ruling: "sent. n. 9902 del 2012" });
    expect(one.rulings.map(({ article }: { article: { eli: string } }) => article.eli)).toHaveLength(2);
    expect(one.provenance.official_link).toBe("https://www.cortecostituzionale.it/scheda-pronuncia/2012/9902");
    expect(await called({ ruling: "9902", year: 2012 })).toEqual(one);
  });

  it("are windows with a way on, and an empty one is no verdict", async () => {
    const first = await called({ limit: 1 });
    expect(first.next_offset).toBe(1);
    const second = await called({ limit: 1, offset: 1 });
    expect(second.rulings[0].ecli).not.toBe(first.rulings[0].ecli);
    const none = await called({ act: ACT, article: "1" });
    expect(none).toMatchObject({ total: 0, rulings: [] });
    expect(none.caution).toContain("does not say that a text is constitutional");
    expect(none).not.toHaveProperty("next_offset");
  });
});

describe("acts of the European Union", () => {
  const called = async (given: object) => {
    const { isError, said, text } = await mine.call("european_union", { ...given });
    expect(isError, text).toBe(false);
    expect(said.caution).toContain("does not say that a directive is not transposed");
    return said;
  };
  const DIRECTIVE = {
    act: "Directive 2009/499",
    celex: "32009L0499",
    eli: "http://data.europa.eu/eli/dir/2009/499/oj",
    official_link: expect.stringContaining("CELEX:32009L0499"),
  };

  it("are those that an act names, each with its place and words", async () => {
    const said = await called({ act: "D.Lgs. 9004/2010" });
    expect(said).toMatchObject({ total: 1, provenance: { eli: "eli:/it/decreto-legislativo/2010/04/20/9004" } });
    const cites = { does: "cites", article: "1", part: "comma 1", article_cited: null, words: "direttiva 2009/499/CE" };
    expect(said.lines).toEqual([{ ...DIRECTIVE, ...cites }]);
    expect(await called({ act: "L. cost. 9010/1995" })).toMatchObject({ total: 0, lines: [] });
  });

  it("have those that name one, and a list by kind and year with a way on", async () => {
    const one = await called({ union: "dir. 2009/499/CE" });
    expect(one).toMatchObject({ total: 1, union: DIRECTIVE, lines: [{ does: "cites" }] });
    expect(one.lines[0].articles).toEqual([{ eli: expect.stringMatching(/9004\/art\/1$/), citations: 1 }]);
    expect(await called({ kind: "direttiva", year: 2009 })).toMatchObject({ total: 1, lines: [{ cited_by: 1 }] });
    expect(await called({ kind: "decisione" })).toMatchObject({ total: 0 });
    expect(await called({ offset: 1 })).toMatchObject({ total: 1, lines: [] });
  });
});

describe("a citation", () => {
  const resolved = async (citation: string) => (await mine.call("resolve_citation", { citation })).said;

  it("is verified where act and article are there", async () => {
    expect(await resolved("L. 9001/1999")).toMatchObject({ status: "verified", act: { eli: ACT } });
    expect(await resolved("art. 2 L. 9001/1999")).toMatchObject({
      status: "verified",
      article: { eli: `${ACT}/art/2`, number: "2" },
    });
  });

  it.each(["L. 241/1990", "art. 640 c.p.", "niente che si capisca", "art. 88 L. 9001/1999"])(
    "is not verified, and never said not to exist: %s",
    async (text) => {
      const said = await resolved(text);
      expect(said.status).toBe("not verified");
      expect(JSON.stringify(said)).not.toMatch(/"does not exist"/);
    },
  );

  it("is ambiguous where several acts fit", async () => {
    expect(await resolved("eli:/it/regio-decreto-legge/1936/02/13/9012")).toMatchObject({ status: "verified" });
    expect(await resolved("n. 9012 del 1936")).toMatchObject({
      status: expect.stringMatching(/ambiguous|not verified/),
    });
  });
});

describe("bad input", () => {
  it.each([
    ["read", { act: ACT, comma: "1" }, /a comma is of an article/],
    ["read", { act: ACT, article: "1", day: "1999" }, /day|pattern|match/i],
    ["read", { act: "L. 1/1900", article: "1" }, /404/],
    ["read", { act: ACT, article: "99" }, /404: .*`articoli`: \[/],
    ["read", { act: ACT, article: "L. 9001/1999" }, /no number of an article|404/],
    ["plan", { of: "people" }, /of|option|expected/i],
    ["plan", { of: "regions", place: "lombardia" }, /place narrows companies and bodies/],
    ["plan", { of: "companies", place: "Comune di Esempi 01" }, /404: .*`luoghi`: .*COMUNE DI ESEMPIO 01/],
    ["read", { act: ACT, article: "2", comma: "99" }, /`commi`: \["1"/],
    ["plan", { place: "Xilano" }, /`luoghi`: \[\{"tipo":"/],
    ["plan", { place: "ZZ" }, /`luoghi`: \[\{/],
    ["read", { act: ACT, article: "2 comma 1" }, /`articoli`: \[.*"numero":"2"/],
    ["read", { act: ACT, article: "2", day: "1900-01-01" }, /`versioni`: \["/],
    ["parliament", { bill: "x" }, /404/],
    ["search", {}, /words|required|expected/i],
    [
      "read",
      { act: ACT, article: "1", date: "2020-01-01" },
      /unknown: date \(did you mean day\?\); this tool takes act,/,
    ],
    ["read", { act: ACT, articolo: "1" }, /articolo \(did you mean article\?\)/],
    [
      "search",
      { words: "esempio", tipo: "legge", al: "2020-01-01" },
      /tipo \(did you mean type\?\), al \(did you mean to\?\)/,
    ],
    ["plan", { luogo: "Bologna" }, /luogo \(did you mean place\?\)/],
    ["versions", { act: ACT, artcile: "1" }, /artcile \(did you mean article\?\)/],
    ["register", { type: "legge" }, /unknown: type; this tool takes acts, since/],
    ["rulings", { norma: ACT }, /norma \(did you mean act\?\)/],
    ["rulings", { numero: "242/2019", anno: 2019 }, /numero \(did you mean ruling\?\), anno \(did you mean year\?\)/],
    ["rulings", { effetto: "rettifica" }, /effetto \(did you mean effect\?\)/],
    ["rulings", { effect: "fondata" }, /effect|option|expected/i],
    ["rulings", { article: "3" }, /an article, and a day, are of an act/],
    ["rulings", { act: ACT, article: "99" }, /404: .*`articoli`: \[/],
    ["rulings", { ruling: "1/1957" }, /404: /],
    ["european_union", { celex: "32009L0499" }, /celex \(did you mean union\?\)/],
    ["european_union", { act: ACT, year: 2009 }, /kind, year and number choose among all: leave out act and union/],
    ["european_union", { day: "2020-01-01" }, /a day is of an act/],
    ["european_union", { union: "direttiva 2014/24/UE" }, /404: .*"celex":"32014L0024"/],
    [
      "versions",
      { act: ACT, before: "1999-03-20", zzzzzzzzzz: 1 },
      /unknown: zzzzzzzzzz; this tool takes act, article/,
    ],
  ])("is refused with a reason: %s %j", async (name, given, reason) => {
    const { isError, text } = await mine
      .call(name, given)
      .catch((error: Error) => ({ isError: true, text: error.message }));
    expect(isError).toBe(true);
    expect(text).toMatch(reason);
  });
});

describe("resources and prompts", () => {
  it("give acts and articles by ELI as Markdown", async () => {
    const { resources } = await mine.client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain(ACT);
    for (const uri of [ACT, `${ACT}/art/1`]) {
      const { contents } = await mine.client.readResource({ uri });
      expect(contents[0]).toMatchObject({
        uri,
        mimeType: "text/markdown",
        text: expect.stringContaining(`eli: "${uri}"`),
      });
    }
    await expect(mine.client.readResource({ uri: "eli:/it/legge/1900/01/01/1" })).rejects.toThrow(/404/);
  });

  it.each([`${ACT}?x=1`, `${ACT}/art/1#nota`, `${ACT}?`])(
    "are Markdown whatever stands behind the path: %s",
    async (uri) => {
      const { contents } = await mine.client.readResource({ uri });
      expect(contents[0]).toMatchObject({ uri, mimeType: "text/markdown", text: expect.stringMatching(/^---\n/) });
    },
  );

  it.each([
    [`${ACT}/art/%`, /escapes nothing/],
    [`${ACT}%E0%A4%A`, /escapes nothing/],
    // Below an act, and no text.
    [`${ACT}/versioni`, /is no text/],
  ])("are refused as what they are: %s", async (uri, why) => {
    await expect(mine.client.readResource({ uri })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringMatching(why),
    });
  });

  it("are three prompts in both languages", async () => {
    const { prompts } = await mine.client.listPrompts();
    expect(prompts).toHaveLength(6);
    for (const { name, arguments: wanted = [] } of prompts) {
      const given = Object.fromEntries(wanted.map((one) => [one.name, "art. 640 c.p."]));
      const { messages } = await mine.client.getPrompt({ name, arguments: given });
      expect(messages[0]?.content).toMatchObject({ type: "text", text: expect.stringContaining("art. 640 c.p.") });
    }
  });
});

describe("over standard input and output", () => {
  it.each(REVISIONS)("lists and calls every tool: protocol of %s", async (revision) => {
    const args = [path.join(BUILD, "mcp.js"), "--tree", tree];
    await expectEveryTool(new StdioClientTransport({ command: process.execPath, args, stderr: "pipe" }), revision);
  });
});

describe("over HTTP", () => {
  const ask = (init: RequestInit) => fetch(mine.address, init);
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };

  it.each(REVISIONS)("lists and calls every tool: protocol of %s", async (revision) => {
    await expectEveryTool(new StreamableHTTPClientTransport(new URL(mine.address)), revision);
  });

  it("refuses pages of other origins, and what is no request", async () => {
    const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}';
    expect((await ask({ method: "POST", headers: { ...headers, origin: "https://example.org" }, body })).status).toBe(
      403,
    );
    expect((await ask({ method: "POST", headers, body: "{" })).status).toBe(400);
    expect((await ask({ method: "POST", headers, body: "x".repeat(300_000) })).status).toBe(413);
    expect((await ask({ method: "DELETE" })).status).toBe(405);
    expect((await fetch(new URL("/altro", mine.address))).status).toBe(404);
  });
});

describe("the check of a text", () => {
  const checked = async (given: object) => (await mine.call("resolve_citation", { ...given })).said;

  it("says of each citation what became of it, in words that accuse nobody", async () => {
    const text = "Art. 1 L. 9001/1999; art. 999 della stessa legge; L. 1/1900; il citato decreto.";
    expect(await checked({ text })).toMatchObject({
      total: 4,
      counts: { found: 1, "factual mismatch": 1, "not in this collection": 1, incomplete: 1 },
      citations: [{ status: "found", eli: `${ACT}/art/1` }, {}, {}, { start: 64, text: "citato decreto" }],
      left: 0,
    });
    expect((await checked({ text, detail: "high" })).citations).toMatchObject([
      { title: expect.any(String) },
      {},
      {},
      {},
    ]);
  });

  it("says how many rulings there are on the article, and the register which is the newest on an act", async () => {
    const { citations } = await checked({ text: "Artt. 1 e 4 L. 9001/1999." });
    expect(citations[0]).not.toHaveProperty("rulings");
    expect(citations[1]).toMatchObject({ eli: `${ACT}/art/4`, rulings: expect.any(Number) });
    const { said } = await mine.call("register", { acts: [ACT] });
    expect(said.acts).toMatchObject([{ newest_ruling: { ecli: expect.stringMatching(/^ECLI:IT:COST:/) } }]);
  });

  it("never cuts a list without saying what is left", async () => {
    const text = "Art. 1 L. 9001/1999.\n".repeat(150);
    const first = await checked({ text });
    expect(first).toMatchObject({ total: 150, left: 50, next_offset: 100 });
    expect(first.citations).toHaveLength(100);
    const second = await checked({ text, offset: 100 });
    expect(second).toMatchObject({ left: 0 });
    expect(second).not.toHaveProperty("next_offset");
    expect(second.citations).toHaveLength(50);
  });
});

describe("what is asked for wrongly", () => {
  it("is told by the name that the tool's own input has", async () => {
    const refused = async (name: string, given: object) => {
      const { content } = await mine.client.callTool({ name, arguments: { ...given } });
      return JSON.stringify(content);
    };
    for (const [tool, given, input] of [
      ["search", { words: "prova", from: "01/01/2021" }, "from"],
      ["search", { words: "prova", to: "ieri" }, "to"],
      ["parliament", { from_day: "x" }, "from_day"],
    ] as const) {
      const said = await refused(tool, given);
      expect(said, tool).toContain(input);
      expect(said, tool).not.toMatch(/"dal"|\\"dal\\"|\bal\b/);
    }
  });

  it("is answered on standard input though it is no request", async () => {
    const child = spawn(process.execPath, [path.join(BUILD, "mcp.js"), "--tree", tree]);
    const lines = [
      '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":null}',
      "{",
      '{"id":3,"method":"tools/list"}',
      '{"jsonrpc":"2.0","id":4,"method":"nessuno"}',
    ];
    child.stdin.write(`${lines.join("\n")}\n`);
    let said = "";
    const answers = () =>
      said
        .trim()
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    await new Promise<void>((done) =>
      child.stdout.on("data", (bytes: Buffer) => {
        said += bytes;
        if (answers().length === lines.length) done();
      }),
    );
    child.stdin.end();
    expect(new Map(answers().map(({ id, error }) => [id, error.code]))).toEqual(
      new Map([
        [2, -32600],
        [null, -32700],
        [3, -32600],
        [4, -32601],
      ]),
    );
  });
});
