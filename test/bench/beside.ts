/**
 * The project beside what others would take, in one run over one collection: the search beside Pagefind, `npm start` beside nginx,
 * http-server and FastAPI over SQLite. It installs nothing; what is missing is a row that says how to get it.
 *
 *   npm run bench -- beside [--data DIR] [--atti N] [--tools DIR] [--python FILE]
 */

import { existsSync, symlinkSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { Command } from "commander";
import { ensureDirSync, removeSync } from "fs-extra/esm";
import { Failure } from "../../generator/terminal/failure.ts";
import { besidePagefind } from "./beside-search.ts";
import { besideServers } from "./beside-servers.ts";
import { scriviCorpus } from "./corpus/scrivi.ts";

/** Left out of the project by `.gitignore`. */
const FOLDER = ".bench/beside";

/** Real acts with artificial ones beside them. */
function dataWith(real: string, atti: number): string {
  const data = path.join(FOLDER, "data");
  removeSync(FOLDER);
  ensureDirSync(data);
  scriviCorpus(data, { atti, seme: "1", leggero: false }, false, () => {});
  symlinkSync(path.resolve(real, "norme"), path.join(data, "norme/ufficiali"));
  return data;
}

export const besideCommand = new Command("beside")
  .description("puts the search beside Pagefind, and `npm start` beside nginx, http-server and FastAPI over SQLite")
  .option("--data <dir>", "data folder with the acts of the judged questions", "../shared/data")
  .option("--atti <n>", "artificial acts beside them", "1950")
  .option("--tools <dir>", "where `npm install --prefix DIR pagefind` has put it", ".cache/bench")
  .option("--python <file>", "a Python with fastapi and uvicorn", "python3")
  .action(async ({ data, atti, tools, python }: Record<"data" | "atti" | "tools" | "python", string>) => {
    if (!existsSync(path.join(data, "norme"))) throw new Failure(`${data}: it has no acts (--data)`);
    console.log(`load before: ${loadavg()[0]?.toFixed(1)}`);
    const tree = await besidePagefind({ folder: FOLDER, data: dataWith(data, Number(atti)), tools });
    await besideServers({ folder: FOLDER, tree, python });
    console.log(`load after: ${loadavg()[0]?.toFixed(1)}`);
  });
