import { type Host, OWN_DISK } from "../host.ts";
import { container } from "./container.ts";
import { systemdUnits } from "./systemd.ts";

/** The server, one file that needs nothing but Node.js, and two ways to keep it running: systemd, a container. */
export const node: Host = {
  title: "Node.js",
  limits: OWN_DISK,
  gives: "everything",
  mcp: true,
  files: ({ entry, mcp }) => [
    { path: "hosts/node/server.mjs", content: entry(mcp ? "node-server-mcp" : "node-server") },
    ...systemdUnits,
    ...container,
  ],
};
