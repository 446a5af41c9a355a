import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Where suites, which are other processes, ask the run for what they share. */
export interface Door {
  /** `http://127.0.0.1:49152/` */
  readonly address: string;
  close(): void;
}

/**
 * Opens a door that answers with a text when it is there, and with 500 and its message where it fails. Each answer ends its connection: one
 * that was kept might end just when a busy suite asks again.
 *
 * @param answer to what stands behind `?`
 * @example const door = await openDoor(async () => "ready"); await (await fetch(door.address)).text(); // "ready"
 */
export async function openDoor(answer: (asked: URLSearchParams) => Promise<string>): Promise<Door> {
  const server = createServer((request, response) => {
    response.shouldKeepAlive = false;
    answer(new URL(request.url ?? "/", "http://localhost").searchParams).then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  // What is waited for on a busy machine takes longer than a request may.
  server.requestTimeout = 0;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
