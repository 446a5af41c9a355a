/** A small HTTP load on this machine: keep-alive connections, each sending its next request when the last answer is whole. */

import { connect } from "node:net";

const CONNECTIONS = 16;

/** Answers received so far over one connection; calls `onAnswer` for each. */
function client(port: number, path: string, onAnswer: () => boolean): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n`;
  return new Promise((done, failed) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let head = "";
    let missing = -1;
    socket.on("error", failed);
    socket.on("data", (chunk: Buffer) => {
      let at = 0;
      if (missing < 0) {
        head += chunk.toString("latin1");
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = /content-length: (\d+)/i.exec(head);
        if (!length || !head.startsWith("HTTP/1.1 200"))
          return failed(new Error(`unexpected answer: ${head.slice(0, 200)}`));
        missing = Number(length[1]);
        at = chunk.length - (head.length - end - 4);
        head = "";
      }
      missing -= chunk.length - at;
      if (missing > 0) return;
      missing = -1;
      if (onAnswer()) socket.write(request);
      else {
        socket.end();
        done();
      }
    });
  });
}

/** Requests per second that a server on a local port answers for a path. */
export async function requestsPerSecond(port: number, path: string, total: number): Promise<number> {
  let sent = CONNECTIONS;
  const started = performance.now();
  const goOn = () => sent++ < total;
  await Promise.all(Array.from({ length: CONNECTIONS }, () => client(port, path, goOn)));
  return (1000 * total) / (performance.now() - started);
}
