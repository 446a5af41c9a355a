/** Requests and what any host must answer to them, over the tree of `world.ts`. */

import { ACTS_AND_PATHS } from "./cases/acts-and-paths.ts";
import { ARTICLES } from "./cases/articles.ts";
import type { Case } from "./cases/case.ts";
import { CITATIONS } from "./cases/citata.ts";
import { CITAZIONI } from "./cases/citazioni.ts";
import { FILES_AND_LISTS } from "./cases/files-and-lists.ts";
import { MODIFICHE } from "./cases/modifiche.ts";
import { MORE } from "./cases/more.ts";
import { PAGES } from "./cases/pages.ts";
import { PROGETTI } from "./cases/progetti.ts";
import { PRONUNCE } from "./cases/pronunce.ts";
import { PROTOCOL } from "./cases/protocol.ts";
import { REGISTRO } from "./cases/registro.ts";
import { RELATIONS_AND_GRAPHS } from "./cases/relations-and-graphs.ts";
import { SEARCH } from "./cases/search.ts";
import { UE } from "./cases/ue.ts";
import { VERSIONS } from "./cases/versions.ts";
import { VOTAZIONI } from "./cases/votazioni.ts";

export const CASES: readonly Case[] = [
  ...FILES_AND_LISTS,
  ...ACTS_AND_PATHS,
  ...RELATIONS_AND_GRAPHS,
  ...PROTOCOL,
  ...SEARCH,
  ...CITAZIONI,
  ...REGISTRO,
  ...PROGETTI,
  ...PRONUNCE,
  ...UE,
  ...CITATIONS,
  ...VOTAZIONI,
  ...MODIFICHE,
  ...ARTICLES,
  ...VERSIONS,
  ...PAGES,
  ...MORE,
];
