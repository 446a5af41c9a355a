import { whoAnswers } from "./worker.ts";

/** What a reader of the browser says of the network, where it says it. */
interface Saving {
  readonly connection?: { readonly saveData?: boolean };
}

/**
 * Has the Service Worker answer for the page and keep what the page names, so that it is there without a network. Does nothing where the
 * tree has no worker, where a router answers, and for readers who save data.
 *
 * @param base address of the API, the slash included
 * @param root address of the root of the tree
 */
export async function keepOffline(base: string, root: string): Promise<void> {
  const named = document.getElementById("senza-rete");
  // Not every browser has it, nor do the types.
  if (!named || (navigator as Saving).connection?.saveData) return;
  try {
    if ((await whoAnswers(root)) !== "worker") return;
    // One after the other: the reader's own requests go first.
    const requests: string[] = JSON.parse(named.textContent ?? "[]");
    for (const request of requests) await (await fetch(base + request)).arrayBuffer();
  } catch {
    // Without a network there is nothing to keep; what was kept before is there.
  }
}
