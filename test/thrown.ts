/**
 * Throws a fault of the router, where a server would log it and answer 500.
 *
 * @example const { body } = await respond({ method: "GET", target }, read, thrown);
 */
export const thrown = (error: unknown): never => {
  throw error;
};
