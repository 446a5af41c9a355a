/** A terminal as far as a progress bar uses it (ECMA-48 and the two sequences of DEC that save and restore the cursor). */
export class Screen {
  readonly isTTY = true;
  readonly columns = 120;
  readonly #rows: string[] = [""];
  #row = 0;
  #column = 0;
  #saved: readonly [row: number, column: number] = [0, 0];

  /** What a person sees, a row each, without the empty ones at the end. */
  get rows(): string[] {
    const shown = this.#rows.map((row) => row.trimEnd());
    while (shown.at(-1) === "") shown.pop();
    return shown;
  }

  write(text: string): boolean {
    for (const [part] of text.matchAll(/\x1b\[[?\d;]*[A-Za-z]|\x1b[78]|[\s\S]/gu)) this.#take(part);
    return true;
  }

  #take(part: string): void {
    const row = this.#rows[this.#row] ?? "";
    if (part === "\n") [this.#row, this.#column] = [this.#row + 1, 0];
    else if (part === "\r") this.#column = 0;
    else if (part === "\x1b7") this.#saved = [this.#row, this.#column];
    else if (part === "\x1b8") [this.#row, this.#column] = this.#saved;
    else if (part.endsWith("G")) this.#column = Number(part.slice(2, -1)) - 1;
    else if (part === "\x1b[2K") this.#rows[this.#row] = "";
    else if (part === "\x1b[0K") this.#rows[this.#row] = row.slice(0, this.#column);
    else if (!part.startsWith("\x1b")) {
      this.#rows[this.#row] = row.slice(0, this.#column).padEnd(this.#column) + part + row.slice(this.#column + 1);
      this.#column++;
    }
    this.#rows[this.#row] ??= "";
  }
}
