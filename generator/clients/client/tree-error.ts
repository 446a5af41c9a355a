/** Why no answer can be had: what is at the place that was named, and what was expected there. The message says both, and what to do. */
export class TreeError extends Error {
  override name = "TreeError";
}

/** An answer that is not a 200, where a call promises its body: several acts (300), none (404), a value out of bounds (422). */
export class AnswerError extends Error {
  override name = "AnswerError";
  readonly status: number;
  /** The body of the answer, as it says itself what is wrong: `detail`, `candidati`, `riconosciuta`. */
  readonly body: unknown;

  constructor(status: number, body: unknown, asked: string) {
    super(`${asked}: ${status} ${JSON.stringify(body)}`.slice(0, 500));
    this.status = status;
    this.body = body;
  }
}
