/** Acts that are not on disk as they were read: what tasks say of them, and what becomes of a run that meets some. */

import { byCodeUnit } from "../law/code-unit.ts";
import { Failure } from "./failure.ts";
import { DamagedLetto } from "./letti.ts";
import { TEXTS } from "./texts.ts";

/** What a task gives that met one: an error's class does not travel between threads. */
export interface MetDamage {
  readonly damaged: string;
}

/** Makes a task that gives damage instead of failing. */
export const orDamage =
  <P, R>(task: (payload: P) => R) =>
  (payload: P): R | MetDamage => {
    try {
      return task(payload);
    } catch (error) {
      if (error instanceof DamagedLetto) return { damaged: error.message };
      throw error;
    }
  };

/** Kept acts are damaged: all tasks are done, and what they made is worth nothing. */
export class DamagedStore extends Error {}

/** The damage that the tasks of one run met. */
export class Damage {
  readonly #met: string[] = [];

  /** Whether a result is what the task is for. */
  spared<R extends object>(result: R | MetDamage): result is R {
    if ("damaged" in result) this.#met.push(String(result.damaged));
    return !("damaged" in result);
  }

  /** @throws DamagedStore where some was met */
  end(): void {
    const [first] = this.#met.sort(byCodeUnit);
    if (first !== undefined) throw new DamagedStore(first);
  }
}

/**
 * Does a run, and once more where it meets damaged acts.
 *
 * @param forget has the second run read them again; `null` where nothing is kept, and the disk of this very run is damaged
 * @throws Failure where the disk gives other bytes than were written a moment ago
 */
export async function twiceIfDamaged<T>(
  run: () => Promise<T>,
  say: (line: string) => void,
  forget: (() => void) | null,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
    if (forget === null) throw new Failure(TEXTS.diskDamage(error.message));
    say(TEXTS.readAgain(error.message));
    forget();
    return await run();
  }
}
