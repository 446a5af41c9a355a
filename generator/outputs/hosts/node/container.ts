/** A container image of the tree with its server, and the composition that runs it: no root, nothing written. */

import type { HostFile } from "../host.ts";

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

export const container: readonly HostFile[] = [
  { path: "hosts/node/containerfile", content: CONTAINERFILE },
  { path: "hosts/node/compose.yaml", content: COMPOSE },
];
