/** What is left when a person stops a command (Ctrl-C), or a system does. */

import { constants } from "node:os";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Does some work that a signal to stop may interrupt: then things are put in order, the command says so in a line and ends, with the exit
 * code that shells give to the signal (130 for Ctrl-C, 143 for SIGTERM).
 *
 * @param putInOrder leaves nothing of what the work had begun
 * @returns what the work gives
 * @example await interruptible(() => generated(options), () => claim.release())
 */
export async function interruptible<T>(work: () => Promise<T>, putInOrder: () => void | Promise<void>): Promise<T> {
  let stopping = false;
  const stop = async (signal: (typeof SIGNALS)[number]) => {
    if (stopping) return;
    stopping = true;
    try {
      await putInOrder();
      console.error("interrupted: nothing has changed");
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } catch (error) {
    // Work that fails because its threads were ended: the process ends as soon as things are in order.
    if (stopping) await new Promise<never>(() => {});
    throw error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
