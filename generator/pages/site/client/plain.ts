/** On the page that a host shows for what it has not: below the API the browser answers by itself. */

import { BASE_PATH } from "../../../contract/operations.ts";
import { said } from "./parts.ts";
import { whoAnswers } from "./worker.ts";

const at = location.pathname.indexOf(`${BASE_PATH}/`);
if (at >= 0) {
  // The tree stands where the path says, which who made it need not have known.
  const root = `${location.origin}${location.pathname.slice(0, at + 1)}`;
  for (const place of document.querySelectorAll<HTMLElement>("[data-path]"))
    place.setAttribute(place instanceof HTMLFormElement ? "action" : "href", root + said(place, "path"));
  for (const text of document.querySelectorAll<HTMLElement>(".below")) text.hidden = false;
  if (!navigator.serviceWorker?.controller)
    whoAnswers(root).then((answerer) => {
      if (answerer === "worker") location.reload();
    });
}
