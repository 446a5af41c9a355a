/** The client over each kind of place gives what the router gives. Trees in packs: `router/packed.test.ts`. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../../../generator/clients/client/client.ts";
import { type Ask, askHandler } from "../../hosts/ask.ts";
import { expectExact, expectedOf } from "../../hosts/promises.ts";
import { named, TRANSPORT } from "../../hosts/requests.ts";
import { runs } from "../../runs.ts";
import { PLACES, type Places, preparePlaces } from "./places.ts";
import { randomTargets } from "./random-targets.ts";

let places: Places;
beforeAll(async () => {
  places = await preparePlaces();
});
afterAll(() => places.stop());

/** As many as a short run has time for: `engines.all.test.ts` asks more. */
const RANDOM = runs(400);

describe.each(PLACES)("through the client: %s", (place) => {
  const random = randomTargets(RANDOM);
  let client: Client;
  let ask: Ask;
  beforeAll(() => {
    client = createClient({ open: places.open[place] });
    ask = askHandler(client.fetch);
  });
  afterAll(() => client.close());

  it.each(named(TRANSPORT))("%s", (_, request) => expectExact(ask, request, places.tree.files));

  it(`answers ${RANDOM} random requests with the same bytes`, async () => {
    const counts = new Map<number, number>();
    for (const target of random) {
      const seen = await ask("GET", target, {});
      const due = await expectedOf({ target, status: seen.status }, places.tree.everything);
      expect(`${seen.status} ${seen.body}`, target).toBe(`${due.status} ${due.body}`);
      counts.set(due.status, (counts.get(due.status) ?? 0) + 1);
    }
    for (const status of [200, 404, 422]) expect(counts.get(status), `${status}`).toBeGreaterThan(RANDOM / 40);
  });
});
