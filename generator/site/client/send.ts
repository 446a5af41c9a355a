/** Sending a request, wherever the page is served from. */

/** What came back. */
export interface Outcome {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [string, string])[];
  /** The body as JSON. */
  readonly body: unknown;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The router as a Service Worker, at the root of a tree on a host that runs no code. */
const WORKER = "sw.js";
/** Milliseconds that a Service Worker may take before it answers for this page. */
const PATIENCE = 5000;

/** Whether a Service Worker answers for this page, now or after it is installed from `root`. */
async function workerAnswers(root: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return false;
  const installed = await serviceWorker.register(new URL(WORKER, root)).catch(() => undefined);
  if (!installed) return false;
  if (serviceWorker.controller) return true;
  return new Promise((done) => {
    const late = setTimeout(() => done(false), PATIENCE);
    serviceWorker.addEventListener("controllerchange", () => {
      clearTimeout(late);
      done(true);
    });
  });
}

const isJson = (response: Response) => response.headers.get("content-type")?.startsWith("application/json") === true;

/**
 * Sends a GET and reads the answer.
 *
 * @param root address of the root of the tree
 * @returns `undefined` where only files are served here, and no Service Worker can be had either
 * @throws TypeError where the host cannot be reached
 */
export async function send(url: string, root: string): Promise<Outcome | undefined> {
  let start = performance.now();
  let response = await fetch(url);
  if (!isJson(response)) {
    if (!(await workerAnswers(root))) return undefined;
    start = performance.now();
    response = await fetch(url);
    if (!isJson(response)) return undefined;
  }
  const bytes = await response.arrayBuffer();
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body: JSON.parse(new TextDecoder().decode(bytes)),
    bytes: bytes.byteLength,
    milliseconds: performance.now() - start,
  };
}
