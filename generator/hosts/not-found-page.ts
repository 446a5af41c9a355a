import { contentPolicy } from "../site/frame.ts";

/**
 * Runs on the page that a host of files shows for what it has not: below the API it installs the router and asks again.
 * `sw.js` stands where the API begins.
 */
const SCRIPT = `
const at = location.pathname.indexOf("/api/public");
const { serviceWorker } = navigator;
if (at >= 0 && serviceWorker && !serviceWorker.controller) {
  serviceWorker.addEventListener("controllerchange", () => location.reload());
  serviceWorker.register(location.pathname.slice(0, at) + "/sw.js");
}
`;

/** Says, in both languages, what a host of files cannot do by itself, and does it where the reader has a browser. */
export const NOT_FOUND_PAGE = `<!DOCTYPE html>
<html lang="it">
<head>
<meta charset="utf-8"/>
<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ style: "", script: SCRIPT })}"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title>404</title>
</head>
<body>
<h1>404</h1>
<p>Qui non c'è un file. Un host che serve solo file risponde nel browser con un Service Worker, che si installa da sé;
gli altri programmi vi leggono le risposte intere, per esempio <code>api/public/norme.json</code>.</p>
<p lang="en">There is no file here. A host that serves files only answers in a browser by a Service Worker, which installs itself;
other programs read whole answers from it, such as <code>api/public/norme.json</code>.</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
