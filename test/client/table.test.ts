import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../generator/client/client.ts";
import { type Ask, askHandler, askRouter } from "../hosts/ask.ts";
import { expectExact } from "../hosts/promises.ts";
import { aboutAct, inApi, led, mended, nameOf, REQUESTS } from "../hosts/requests.ts";
import { PLACES, type Places, preparePlaces } from "./places.ts";
import { randomTargets } from "./random-targets.ts";

/** Each act a file, and acts in packs. */
describe.each([0, 16])("a tree with its acts in %i packs", (packs) => {
  let places: Places;
  beforeAll(async () => {
    places = await preparePlaces(packs);
  });
  afterAll(() => places.stop());

  const asked = REQUESTS.filter((r) => inApi(r) && !led(r) && !mended(r) && (packs === 0 || aboutAct(r)));

  describe.each(PLACES)("through the client: %s", (place) => {
    let client: Client;
    let ask: Ask;
    beforeAll(() => {
      client = createClient({ open: places.open[place] });
      ask = askHandler(client.fetch);
    });
    afterAll(() => client.close());

    it(`answers the table of ${asked.length} requests byte for byte as the router does`, async () => {
      expect(asked.length).toBeGreaterThan(packs === 0 ? 150 : 20);
      for (const request of asked)
        await expectExact(ask, request, places.tree.files).catch((error: Error) => {
          throw new Error(`${nameOf(request)}: ${error.message}`, { cause: error });
        });
    });
  });
});

/** As many as a short run has time for: `engines.all.test.ts` asks more. */
const RANDOM = 400;

describe(`${RANDOM} random requests`, () => {
  let places: Places;
  beforeAll(async () => {
    places = await preparePlaces();
  });
  afterAll(() => places.stop());

  const random = randomTargets(RANDOM);

  it.each(PLACES)("have the same bytes: %s", async (place) => {
    const router = askRouter(
      async (name) => places.tree.everything.get(name) ?? null,
      (error) => {
        throw error;
      },
    );
    const client = createClient({ open: places.open[place] });
    const ask = askHandler(client.fetch);
    const counts = new Map<number, number>();
    for (const target of random) {
      const { status, body } = await router("GET", target, {});
      const seen = await ask("GET", target, {});
      expect(`${seen.status} ${seen.body}`, target).toBe(`${status} ${body}`);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    await client.close();
    for (const status of [200, 404, 422]) expect(counts.get(status), `${status}`).toBeGreaterThan(RANDOM / 40);
  });
});
