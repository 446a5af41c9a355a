import { DEFAULT_BASE } from "../../outputs/catalogue/published.ts";
import { datiAl } from "../../tree/cards.ts";
import { DEFAULT_MEMORY, type GenerateOptions } from "../options.ts";
import type { Settings } from "../stage/settings.ts";
import { readFonti } from "./fonti.ts";
import { programDigest } from "./program-digest.ts";
import { sourceCounts } from "./source-counts.ts";

/**
 * What every task of a run must know.
 *
 * @param folders where the tree grows, where it will be published, what the next run may take over
 * @throws Failure where `fonti.json` or `scaricati.json` cannot be read
 */
export function settingsOf(options: GenerateOptions, folders: Pick<Settings, "root" | "out" | "kept">): Settings {
  const {
    data,
    date,
    pack = false,
    memory = DEFAULT_MEMORY,
    search = true,
    linkedData = false,
    strict,
    hosts,
    mcp = false,
    download = [],
    previous,
    only,
    sideBySide = false,
  } = options;
  const fonti = readFonti(data);
  return {
    ...folders,
    sideBySide,
    data,
    program: programDigest(),
    fonti,
    date: date ?? datiAl(fonti, ["parlamento"]),
    held: sourceCounts(data),
    only: only ?? null,
    pack,
    memory,
    search,
    linkedData,
    strict,
    base: options.baseUrl ?? DEFAULT_BASE,
    hosts,
    mcp,
    download,
    previous: previous ?? null,
  };
}
