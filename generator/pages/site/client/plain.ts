/** On the page that a host of files shows for what it has not: below the API the browser answers by itself. */

import { BASE_PATH } from "../../../contract/operations.ts";
import { said } from "./parts.ts";
import { whoAnswers } from "./worker.ts";

const at = location.pathname.indexOf(`${BASE_PATH}/`);
if (at >= 0) {
  // The tree stands where the path says, which who made it need not have known.
  const root = `${location.origin}${location.pathname.slice(0, at + 1)}`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-path]")) link.href = root + said(link, "path");
  if (!navigator.serviceWorker?.controller)
    whoAnswers(root).then((answerer) => {
      if (answerer === "worker") location.reload();
    });
}
