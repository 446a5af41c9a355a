/**
 * Says that a part of the program is needed that was not loaded yet. The reader of citations, for one, is a third of the router, and most
 * requests name an act by its ELI: the package loads it when a request needs it, and makes the answer again.
 */
export class NotLoaded extends Error {
  readonly load: () => Promise<unknown>;

  /** @param load loads the part */
  constructor(load: () => Promise<unknown>) {
    super("not loaded yet");
    this.load = load;
  }
}
