/** The router as a Service Worker, for hosts that serve files only. */

import { routerAnswers } from "../../../contract/router-answers.ts";

/** Its file, at the root of a tree that is made for such a host. */
const WORKER = "sw.js";
/** Milliseconds that a worker which is active may take before it answers for this page. */
const PATIENCE = 5000;

/** Who computes answers for this page. */
type Answerer = "router" | "worker" | "nobody";

/** Waits for a worker to be active, however long its installation takes; false if it failed. */
function isActivated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  const worker = active ?? waiting ?? installing;
  return new Promise((done) => {
    const look = () => {
      if (worker?.state === "activated") done(true);
      if (worker === null || worker.state === "redundant") done(false);
    };
    worker?.addEventListener("statechange", look);
    look();
  });
}

/** Installs the worker from `root` and waits until it answers for this page; false where it does not come to that. */
async function workerAnswers(root: string): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return false;
  const controlled = new Promise<boolean>((done) => {
    serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    // Another request of this page has waited for the same worker, and it has come meanwhile: that is told once.
    if (serviceWorker.controller) done(true);
  });
  try {
    const registration = await serviceWorker.register(new URL(WORKER, root));
    if (!(await isActivated(registration))) return false;
    // A page that is loaded past its worker has to be taken over anew.
    registration.active?.postMessage("claim");
  } catch {
    // The tree has none, or the browser takes none: then nobody answers, which is said to the reader.
    return false;
  }
  return Promise.race([controlled, new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE))]);
}

/**
 * Who answers for this page; where that is nobody yet, the worker is installed if it can be had.
 *
 * @param root address of the root of the tree, the slash included
 * @throws TypeError where the host cannot be reached
 * @example await whoAnswers("https://example.org/") // "router"
 */
export async function whoAnswers(root: string): Promise<Answerer> {
  if (navigator.serviceWorker?.controller) return "worker";
  if (await routerAnswers(root)) return "router";
  return (await workerAnswers(root)) ? "worker" : "nobody";
}

/**
 * Ends a worker that an earlier tree left in this browser and that the tree served now does not have: it would go on answering for it.
 *
 * @param root address of the root of the tree, the slash included
 */
export async function endForeignWorker(root: string): Promise<void> {
  const installed = await navigator.serviceWorker?.getRegistration(root);
  if (installed?.scope !== root) return;
  const { status } = await fetch(new URL(WORKER, root), { method: "HEAD", cache: "no-store" });
  if (status !== 404 && status !== 410) return;
  await installed.unregister();
  // This page is still its own until it is loaded again.
  if (navigator.serviceWorker.controller) location.reload();
}
