/** A server of `node:http` from its first connection to its last. */

import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { failed } from "../../../router/answer.ts";
import { sendAnswer } from "../../../router/send-answer.ts";

/** Milliseconds for which a connection may stand still, and for which a server that stops waits for what it has begun. */
const IDLE = 120_000;
const GRACE = 8000;
/** Milliseconds within which a request's head, and all of it, must have come, and after which that is looked at: half a request is answered 408 within 25 seconds. */
const WITHIN = { headersTimeout: 20_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 };
/** Bytes of a request's head: the longest text that `/citazioni` takes, each character four bytes and escaped, has its place there. */
const LONGEST_HEAD = 128 * 1024;
/** Milliseconds that who sent something unreadable has to take the answer. */
const LINGER = 1000;

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program has taken the port: stop it or choose another port",
  EACCES: "the port is reserved: choose one above 1023",
  EADDRNOTAVAIL: "the address is not of this machine: choose another one",
  ENOTFOUND: "the name stands for no address: choose another one",
  EAI_AGAIN: "the name stands for no address: choose another one",
};

/** An address at which this machine cannot listen; the message says why and what to do. */
export class ListenError extends Error {
  override name = "ListenError";
}

/** What Node.js says of a request that it cannot read, where it is not simply a bad one. */
const UNREADABLE: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what is no request as everything else is answered. */
function refuse({ code = "" }: NodeJS.ErrnoException, socket: Duplex): void {
  // What follows the first error of a connection is reported as well.
  if (socket.writableEnded) return;
  if (code === "ECONNRESET" || !socket.writable) socket.destroy();
  else lastAnswer(UNREADABLE[code] ?? "400 Bad Request", socket);
}

/** Answers and closes. What still comes in is read: else its sender might never see the answer. */
function lastAnswer(status: string, socket: Duplex): void {
  const { headers, body } = failed(Number(status.slice(0, 3)), status.slice(4));
  const lines = Object.entries({ ...headers, Connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${Buffer.from(body)}`);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER).unref();
}

/** Whether a request names its host as HTTP wants it: once, before 1.1 not at all or once. */
function namesHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion !== "1.1");
}

/**
 * A server that listens.
 *
 * @param port 0 takes any free one
 * @param host address or name of this machine
 * @throws ListenError where the address cannot be had
 * @example await listen(nodeSite("dist-api"), 8080, "127.0.0.1")
 */
export function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(
    // Node.js would answer a request without a host by itself, without a body.
    { maxHeaderSize: LONGEST_HEAD, requireHostHeader: false, ...WITHIN },
    (request, response) =>
      namesHost(request)
        ? listener(request, response)
        : sendAnswer(request, response, failed(400, "Bad Request", { Connection: "close" })),
  );
  server.timeout = IDLE;
  server.on("clientError", refuse);
  server.on("connect", (_, socket) => lastAnswer("405 Method Not Allowed", socket));
  server.on("checkExpectation", (request, response) =>
    sendAnswer(request, response, failed(417, "Expectation Failed", { Connection: "close" })),
  );
  return new Promise((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ""];
      fail(reason ? new ListenError(`${host}:${port}: ${reason}`) : error);
    });
    server.listen(port, host, () => done(server));
  });
}

/**
 * Gives a way to stop a server: no new connection is taken, those without a request are closed at once, the others behind their answer,
 * which has eight seconds.
 *
 * @example const stop = gentleStop(server); process.once("SIGTERM", stop);
 */
export function gentleStop(server: Server): () => void {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;
  server.on("connection", (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    const open = connections.get(socket);
    open?.add(response);
    response.once("close", () => {
      open?.delete(response);
      if (stopping && open?.size === 0) socket.destroySoon();
    });
  });
  return () => {
    stopping = true;
    server.close();
    for (const [socket, open] of connections) {
      if (open.size === 0) socket.destroySoon();
      for (const response of open) if (!response.headersSent) response.setHeader("Connection", "close");
    }
    setTimeout(() => server.closeAllConnections(), GRACE).unref();
  };
}
