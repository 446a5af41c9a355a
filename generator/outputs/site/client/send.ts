/** Sending a request, wherever the page is served from. */

import { isJson } from "../../../api/router-answers.ts";
import { whoAnswers } from "./worker.ts";

/** What came back. */
export interface Outcome {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** The body as JSON; the text of one that is none. */
  readonly body: unknown;
  /** The body as it came. */
  readonly text: string;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** The body of an answer: a proxy in front of the router may say something else than JSON. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

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
    const answerer = await whoAnswers(root);
    if (answerer === "nobody") return undefined;
    if (answerer === "worker") {
      start = performance.now();
      response = await fetch(url);
    }
  }
  const bytes = await response.arrayBuffer();
  const text = new TextDecoder().decode(bytes);
  return {
    status: response.status,
    headers: [...response.headers],
    body: bodyOf(text),
    text,
    bytes: bytes.byteLength,
    milliseconds: performance.now() - start,
  };
}
