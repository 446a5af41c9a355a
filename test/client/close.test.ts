/** A client that is done with a zip gives its file back, and opens it again where it is asked once more. */

import { readdirSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createClient } from "../../generator/client/client.ts";
import { sharedTree } from "../shared-tree.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { filesIn, zipOf } from "./places.ts";

const [folder, tree] = [temporaryFolder(), sharedTree()];
const OPEN = "/proc/self/fd";

/** Where the files that this process has open are. */
function openFiles(): string[] {
  return readdirSync(OPEN).flatMap((number) => {
    try {
      return [readlinkSync(path.join(OPEN, number))];
    } catch {
      // The one by which the folder was read.
      return [];
    }
  });
}

describe.skipIf(process.platform !== "linux")("a zip on disk (skipped where /proc does not list open files)", () => {
  it("is open once, and closed when its client is", async () => {
    const zip = path.join(realpathSync(folder), "albero.zip");
    writeFileSync(zip, zipOf(filesIn(tree)));
    const law = createClient({ open: zip });
    const times = () => openFiles().filter((file) => file === zip).length;
    for (let time = 0; time < 2; time++) {
      expect((await law.fetch("/api/public/health")).status).toBe(200);
      expect((await law.fetch("/api/public/norme?q=a")).status).toBe(200);
      expect(times()).toBe(1);
      await law.close();
      expect(times()).toBe(0);
    }
  });
});

it("a client that opened nothing closes nothing, wherever its tree should be", async () => {
  await createClient({ open: "/nowhere" }).close();
  const law = createClient({ open: "/nowhere" });
  await expect(law.fetch("/api/public/health")).rejects.toThrow(/no folder and no file/);
  await law.close();
});
