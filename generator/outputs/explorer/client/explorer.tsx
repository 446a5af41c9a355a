/** The explorer takes the place of what the page showed without a script. */

import { render } from "preact";
import { keepOffline } from "../../site/client/worker.ts";
import { ROOT } from "./data/place.ts";
import { App } from "./shell/app.tsx";

const place = document.getElementById("esplora");
if (place === null) throw new Error("the page has no #esplora");
place.textContent = "";
render(<App />, place);
addEventListener("load", () => void keepOffline(ROOT, ROOT));
