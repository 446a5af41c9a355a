/** Units of systemd: the server, and a weekly update beside it. The folder of the project and its user are said once, in each unit. */

import type { HostFile } from "../host.ts";

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

export const systemdUnits: readonly HostFile[] = [
  { path: "hosts/node/api-diritto.service", content: SERVICE },
  { path: "hosts/node/api-diritto-update.service", content: UPDATE },
  { path: "hosts/node/api-diritto-update.timer", content: TIMER },
];
