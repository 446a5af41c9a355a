/** A list of texts that is filled in order and read anywhere. */
export interface TextList {
  /** How many texts there are. */
  readonly count: number;
  /** @param text without a line end */
  add(text: string): void;
  /** The text at a position. */
  at(position: number): string;
  /** Forgets all texts. */
  close(): void;
}

/** Makes the lists of some work, each under a name of its own. */
export type MakeTexts = (name: string) => TextList;
