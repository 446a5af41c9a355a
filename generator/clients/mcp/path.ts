/** Where assistants find the server. */
export const MCP_PATH = "/mcp";

/**
 * Whether a path, with or without a query, is the server's.
 *
 * @example isMcp("/mcp?x=1") // true
 */
export const isMcp = (target: string): boolean => target.replace(/[?#].*/s, "") === MCP_PATH;
