/** The start page comes alive: its link to the other language keeps the place. */

import { linkToSameText, part, said } from "./parts.ts";
import { endForeignWorker } from "./worker.ts";

const ROOT = new URL(said(part(document, "[data-root]"), "root"), location.href).href;

addEventListener("hashchange", linkToSameText);
linkToSameText();
addEventListener("load", () => void endForeignWorker(ROOT));
