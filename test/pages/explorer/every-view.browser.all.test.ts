import { describe, it } from "vitest";
import { serveTree } from "../../../generator/cli/start-server.ts";
import { browsedSite } from "../site/browsed-site.ts";
import { CHROMIUM_IS_HERE } from "../site/chromium.ts";
import { ADDRESSES } from "./addresses.ts";
import { reusedPage } from "./reused-page.ts";
import { DESK, PHONE } from "./scenes.ts";
import { expectWholeView } from "./whole-view.ts";

const LANGUAGES = [
  ["in Italian on a desk, light", "esplora/", { viewport: DESK, colorScheme: "light" }],
  ["in English on a phone, dark", "en/explore/", { viewport: PHONE, colorScheme: "dark" }],
] as const;

describe.skipIf(!CHROMIUM_IS_HERE)("every view of the explorer (skipped where /usr/bin/chromium is absent)", () => {
  const site = browsedSite(({ dir }) => serveTree(dir, 0, "127.0.0.1"));

  describe.each(LANGUAGES)("%s", (_, folder, options) => {
    const reused = reusedPage(site, folder, options);

    it.each(ADDRESSES)("%s: is whole and accessible", async (_, hash) => {
      const [page, seen] = await reused.open(hash);
      await expectWholeView(page, hash, seen);
    });
  });
});
