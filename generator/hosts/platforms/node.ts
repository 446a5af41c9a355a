import { type Host, type HostFile, OWN_DISK } from "../host.ts";

/** Units of systemd: the server, and a weekly update beside it. The folder of the project and its user are said once, in each unit. */

const FOLDER = "/srv/api-diritto-italiano";

const SERVICE = `[Unit]
Description=API of Italian law, as files
After=network.target

[Service]
User=api-diritto
WorkingDirectory=${FOLDER}
Environment=PORT=8080 HOST=127.0.0.1
ExecStart=/usr/bin/env node dist-api/hosts/node/server.mjs
Restart=on-failure
ProtectSystem=strict
ProtectHome=true
PrivateTmp=true
NoNewPrivileges=true

[Install]
WantedBy=multi-user.target
`;

const UPDATE = `[Unit]
Description=Update of the API of Italian law
Wants=network-online.target
After=network-online.target

[Service]
Type=oneshot
User=api-diritto
WorkingDirectory=${FOLDER}
ExecStart=/usr/bin/env npm run update -- --host node
ProtectSystem=strict
ReadWritePaths=${FOLDER}
PrivateTmp=true
NoNewPrivileges=true
`;

const TIMER = `[Unit]
Description=Weekly update of the API of Italian law

[Timer]
OnCalendar=Mon 04:23
RandomizedDelaySec=1h
Persistent=true

[Install]
WantedBy=timers.target
`;

const systemdUnits: readonly HostFile[] = [
  { path: "hosts/node/api-diritto.service", content: SERVICE },
  { path: "hosts/node/api-diritto-update.service", content: UPDATE },
  { path: "hosts/node/api-diritto-update.timer", content: TIMER },
];

// A container image of the tree with its server, and the composition that runs it: no root, nothing written.

/** Built inside the tree: `docker build -f hosts/node/containerfile .`, or with buildah. */
const CONTAINERFILE = `ARG BASE=node:22-slim
FROM \${BASE}
COPY --chmod=755 . /srv/tree
WORKDIR /srv/tree
ENV HOST=0.0.0.0 PORT=8080 NODE_ENV=production
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/public/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "hosts/node/server.mjs"]
`;

const COMPOSE = `services:
  api:
    build:
      context: ../..
      dockerfile: hosts/node/containerfile
    ports: ["127.0.0.1:8080:8080"]
    read_only: true
    cap_drop: [ALL]
    security_opt: ["no-new-privileges:true"]
    restart: unless-stopped
`;

const container: readonly HostFile[] = [
  { path: "hosts/node/containerfile", content: CONTAINERFILE },
  { path: "hosts/node/compose.yaml", content: COMPOSE },
];

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
