/** A square of cells, each for one node: whoever comes where one is already gets the nearest cell that is free. */

import { numberAt } from "../../collections/at.ts";

/** Steps from a cell to all others within a distance of `side`, the nearest first; as pairs x, y. */
function stepsWithin(side: number): Int32Array {
  const width = 2 * side + 1;
  const keys = new Float64Array(width * width);
  for (let at = 0; at < keys.length; at++) {
    const x = (at % width) - side;
    const y = Math.floor(at / width) - side;
    keys[at] = (x * x + y * y) * keys.length + at;
  }
  keys.sort();
  const steps = new Int32Array(2 * keys.length);
  keys.forEach((key, n) => {
    const at = key % keys.length;
    steps[2 * n] = (at % width) - side;
    steps[2 * n + 1] = Math.floor(at / width) - side;
  });
  return steps;
}

export class Cells {
  readonly side: number;
  readonly #steps: Int32Array;
  readonly #taken: Uint8Array;
  /** By cell, how many steps from it are known to lead to taken cells: cells are never given back. */
  readonly #tried: Uint32Array;

  /** @param side cells along each side */
  constructor(side: number) {
    this.side = side;
    this.#steps = stepsWithin(side);
    this.#taken = new Uint8Array(side * side);
    this.#tried = new Uint32Array(side * side);
  }

  /**
   * Takes the free cell that is nearest to a place.
   *
   * @param x from 0 to `side`, like `y`; beyond the square its edge is meant
   * @returns number of the cell: `row * side + column`
   * @throws RangeError where none is free
   * @example new Cells(10).take(3.2, 0.7) // 3
   */
  take(x: number, y: number): number {
    const last = this.side - 1;
    const column = Math.min(last, Math.max(0, Math.floor(x)));
    const row = Math.min(last, Math.max(0, Math.floor(y)));
    const start = row * this.side + column;
    for (let step = numberAt(this.#tried, start); ; step++) {
      const toX = column + numberAt(this.#steps, 2 * step);
      const toY = row + numberAt(this.#steps, 2 * step + 1);
      if (toX < 0 || toX > last || toY < 0 || toY > last) continue;
      const cell = toY * this.side + toX;
      if (this.#taken[cell] !== 0) continue;
      this.#taken[cell] = 1;
      this.#tried[start] = step + 1;
      return cell;
    }
  }

  /** Keeps the cells around a cell free of others, which are placed at some distance then. */
  reserve(cell: number, count: number): void {
    const [column, row] = [cell % this.side, Math.floor(cell / this.side)];
    for (let step = 0; step < count; step++) {
      const toX = column + numberAt(this.#steps, 2 * step);
      const toY = row + numberAt(this.#steps, 2 * step + 1);
      if (toX >= 0 && toX < this.side && toY >= 0 && toY < this.side) this.#taken[toY * this.side + toX] = 1;
    }
  }
}
