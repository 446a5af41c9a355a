/** Loaded before a task: ends its process with SIGKILL once its work is written, before that is said (`done/PHASE/SHARE`). */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { renameSync } = fs;
fs.renameSync = (from, to) => {
  if (/\/done\/[^/]+\/[^/]+$/.test(to)) process.kill(process.pid, "SIGKILL");
  renameSync(from, to);
};
syncBuiltinESMExports();
