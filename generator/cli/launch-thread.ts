/** What a thread runs: the part of the bundle that answers tasks. It is handed the bundle, so that it has little to load before. */

import { parentPort } from "node:worker_threads";
import { type Bundle, loadBundle } from "./bundle.ts";

// Tasks come next: they are heard, because the program has loaded before the next message is delivered.
parentPort!.once("message", (bundle: Bundle) => void loadBundle(bundle, require).programs.worker());
