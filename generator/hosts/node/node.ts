import type { HostFiles } from "../host-file.ts";
import { container } from "./container.ts";
import { systemdUnits } from "./systemd.ts";

/** The server, one file that needs nothing but Node.js, and two ways to keep it running: systemd, a container. */
export const node: HostFiles = ({ entry }) => [
  { path: "hosts/node/server.mjs", content: entry("node-server") },
  ...systemdUnits,
  ...container,
];
