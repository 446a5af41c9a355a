/** A zip on hosts that answer ranges in every way that HTTP allows (RFC 9110, 14): the tree is read, or the whole file is. */

import { expect, it } from "vitest";
import { createClient } from "../../generator/client/client.ts";
import { smallTree } from "../router/small-tree.ts";
import { zipOf } from "./places.ts";

const zip = new Uint8Array(zipOf(smallTree()));
const size = zip.length;

interface Asked {
  readonly suffix: boolean;
  readonly from: number;
  readonly to: number;
}
/** What a host answers: a status without a body, or a part; `hidden`: without the header that says which. */
type Odd = (asked: Asked) => number | { readonly from: number; readonly to: number; readonly hidden?: boolean };

const HOSTS: Readonly<Record<string, Odd>> = {
  "the part that was asked for": ({ from, to }) => ({ from, to }),
  "one that begins before": ({ from, to }) => ({ from: from - (from % 4096), to }),
  "one that ends behind": ({ from, to }) => ({ from, to: Math.min(size - 1, to + 5000) }),
  "all of it as a part": () => ({ from: 0, to: size - 1 }),
  "half of it": ({ from, to }) => ({ from, to: to - from > 4096 ? from + ((to - from) >> 1) : to }),
  "all but its last kilobyte": ({ from, to }) => ({ from, to: to - from > 1024 ? to - 1024 : to }),
  "one that lies elsewhere": () => ({ from: 10, to: 20 }),
  "a byte at a time": ({ from }) => ({ from, to: from }),
  "no part that is counted from the end, 501": ({ suffix, from, to }) => (suffix ? 501 : { from, to }),
  "no part that is counted from the end, 416": ({ suffix, from, to }) => (suffix ? 416 : { from, to }),
  "no part at all": () => 501,
  "parts without a header that says which": ({ from, to }) => ({ from, to, hidden: true }),
  "the file, whatever is asked": () => 200,
};

/** A host, and what it was asked for. */
function hostOf(odd: Odd) {
  const log: (string | null)[] = [];
  const fetch = async (_: string, { headers }: RequestInit) => {
    const range = new Headers(headers).get("range");
    log.push(range);
    const [, a = "", b = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
    const suffix = a === "";
    const from = suffix ? Math.max(0, size - Number(b)) : Number(a);
    const answer = range === null ? 200 : odd({ suffix, from, to: suffix ? size - 1 : Math.min(Number(b), size - 1) });
    const common = { etag: '"a"' };
    if (answer === 200) return new Response(zip, { headers: common });
    if (typeof answer === "number") return new Response(null, { status: answer, headers: common });
    const said = answer.hidden ? {} : { "content-range": `bytes ${answer.from}-${answer.to}/${size}` };
    return new Response(zip.slice(answer.from, answer.to + 1), { status: 206, headers: { ...common, ...said } });
  };
  return { fetch, log };
}

it.each(Object.entries(HOSTS))("a host that gives %s", async (_, odd) => {
  const { fetch, log } = hostOf(odd);
  const client = createClient({ open: "https://host.example/albero.zip", fetch });
  const eli = "eli:/it/legge/1990/08/07/241";
  expect((await client.norma({ eli })).eli).toBe(eli);
  await client.close();
  // The whole file at most once.
  expect(log.filter((range) => range === null).length).toBeLessThanOrEqual(1);
});

it("a host that refuses everything is told so", async () => {
  const client = createClient({
    open: "https://host.example/albero.zip",
    fetch: async () => new Response(null, { status: 403 }),
  });
  await expect(client.health()).rejects.toThrow(/the host answered 403, expected 200/);
});

it.each([429, 500, 502, 503, 504])("%d passes, and is tried again", async (status) => {
  let left = 1;
  const { fetch } = hostOf(({ from, to }) => ({ from, to }));
  const client = createClient({
    open: "https://host.example/albero.zip",
    fetch: async (url, init) => (left-- > 0 ? new Response(null, { status }) : fetch(url, init)),
  });
  expect((await client.health()).stato).toBe("ok");
});
