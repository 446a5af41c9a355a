/** How much of what has no end: suites called `*.runs.test.ts` run a fifth of it in `npm test`, and all of it in `npm run test:all`. */

const FIFTH = 5;

/** Whether all is run: set by `vitest.config.ts` in the parts `all` and `hosts`. */
export const isAll = process.env.TEST_RUNS === "all";

/** How often a property is tried. @example runs(1000) // 200 in `npm test` */
export const runs = (all: number): number => (isAll ? all : Math.ceil(all / FIFTH));

/**
 * Every fifth of a table, or all of it.
 *
 * @param from which fifth: five suites that take another each ask for all together
 * @example fifth([0, 1, 2, 3, 4, 5, 6], 1) // [1, 6] in `npm test`
 */
export const fifth = <T>(all: readonly T[], from: number): readonly T[] =>
  isAll ? all : all.filter((_, at) => at % FIFTH === from % FIFTH);
