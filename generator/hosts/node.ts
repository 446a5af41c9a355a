import type { HostFiles } from "./host-file.ts";

/** One file that needs nothing but Node.js. */
export const node: HostFiles = ({ entry }) => [{ path: "hosts/node/server.mjs", content: entry("node-server") }];
