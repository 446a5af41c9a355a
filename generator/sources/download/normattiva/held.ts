/** The acts that the data folder holds, by the names of its files. */

import path from "node:path";
import { slugOfDenomination } from "../../../law/names/denominations.ts";
import { filesBelow } from "../../files-below.ts";
import { membersOf } from "../checks.ts";
import type { DataFolder } from "../data-folder.ts";
import { actOfName } from "./members.ts";

export interface HeldActs {
  /** `actOfName` of each. */
  readonly published: ReadonlySet<string>;
  /** `tipo data numero` of those whose folder says it. */
  readonly identities: ReadonlySet<string>;
}

/** The folder of an act in an archive: `DECRETO LEGISLATIVO_20241231_209`. */
const FOLDER = /(?:^|\/)([^/_]+)_(\d{4})(\d{2})(\d{2})_([^/]+)\/[^/]*$/;

/** What the data folder holds below `norme/`; an archive that cannot be read counts for nothing. */
export async function heldActs(folder: DataFolder): Promise<HeldActs> {
  const published = new Set<string>();
  const identities = new Set<string>();
  for (const file of filesBelow(folder.file("norme"))) {
    const names = /\.zip$/i.test(file) ? ((await membersOf(file)) ?? []) : [path.basename(file)];
    for (const name of names) {
      const act = actOfName(name);
      if (act !== null) published.add(act);
      const [, type, y, m, d, number] = FOLDER.exec(name) ?? [];
      if (type !== undefined && number !== undefined)
        identities.add(`${slugOfDenomination(type)} ${y}-${m}-${d} ${number.toLowerCase()}`);
    }
  }
  return { published, identities };
}
