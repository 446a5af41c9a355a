/** The start page comes alive: its link to the other language keeps the place, and the examples are there without a network. */

import { BASE_PATH } from "../../../api/operations.ts";
import { linkToSameText, part, said } from "./parts.ts";
import { endForeignWorker, keepOffline } from "./worker.ts";

const ROOT = new URL(said(part(document, "[data-root]"), "root"), location.href).href;

addEventListener("hashchange", linkToSameText);
linkToSameText();
addEventListener("load", () => {
  void endForeignWorker(ROOT);
  void keepOffline(`${ROOT}${BASE_PATH.slice(1)}/`, ROOT);
});
