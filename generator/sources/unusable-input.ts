/** Thrown by readers for a file that cannot be used: `message` says why and what to do, `luogo` where. */
export class UnusableInput extends Error {
  readonly luogo: string | null;
  constructor(message: string, luogo: string | null = null) {
    super(message);
    this.luogo = luogo;
  }
}
