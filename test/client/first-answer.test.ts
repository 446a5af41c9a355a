import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient } from "../../generator/client/client.ts";
import { FIRST_TARGETS } from "./first-targets.ts";
import { type Places, preparePlaces } from "./places.ts";

/** Each act a file, and acts in packs. */
describe.each([0, 16])("a remote tree with its acts in %i packs", (packs) => {
  let places: Places;
  beforeAll(async () => {
    places = await preparePlaces(packs);
  });
  afterAll(() => places.stop());

  const requests = async (open: string, target: string): Promise<string[]> => {
    const asked: string[] = [];
    const client = createClient({
      open,
      fetch: (url, init) => {
        asked.push(url);
        return fetch(url, init);
      },
    });
    const response = await client.fetch(`/api/public${target}`);
    expect(response.status).toBe(200);
    return asked;
  };

  it.each(Object.entries(FIRST_TARGETS))("a first answer takes at most 3 requests: %s", async (_, target) => {
    for (const place of ["server", "files"] as const) {
      const asked = await requests(places.open[place], target);
      expect(asked.length, asked.join(" ")).toBeLessThanOrEqual(3);
    }
  });

  it.each(Object.entries(FIRST_TARGETS))("from a zip two more, for its list of members: %s", async (_, target) => {
    expect((await requests(places.open["remote zip"], target)).length).toBeLessThanOrEqual(5);
  });
});
