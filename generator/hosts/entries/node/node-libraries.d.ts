/** The parts of the libraries of the server that it uses; they have no types of their own. */

declare module "send" {
  import type { EventEmitter } from "node:events";
  import type { ReadStream, Stats } from "node:fs";
  import type { FileHandle } from "node:fs/promises";
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface SendStream extends EventEmitter {
    /** Where the file goes. */
    res: ServerResponse;
    /** Sends the file that is open, as far as the request asks for it. */
    send(name: string, stats: Stats): void;
    on(event: "error", listener: (error: Error & { status: number; headers?: Record<string, string> }) => void): this;
    on(event: "stream", listener: (stream: ReadStream) => void): this;
  }

  export default function send(
    request: IncomingMessage,
    name: string,
    options: {
      readonly cacheControl: boolean;
      readonly etag: boolean;
      readonly lastModified: boolean;
      /** Handed on to `fs.createReadStream`: what is read, whatever the name leads to by then. */
      readonly fd: FileHandle;
    },
  ): SendStream;
}

declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  function compression(options: {
    readonly filter: (request: IncomingMessage, response: ServerResponse) => boolean;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** Whether the type of a response is worth it. */
    function filter(request: unknown, response: { getHeader(name: string): unknown }): boolean;
  }
  export default compression;
}

declare module "negotiator" {
  export default class Negotiator {
    constructor(request: { readonly headers: { readonly "accept-encoding": string | undefined } });
    /** The coding of a response, of those that there are; of equal weights the one liked first. */
    encoding<Coding extends string>(available: readonly Coding[], preferred: readonly Coding[]): Coding | undefined;
  }
}

declare module "on-headers" {
  import type { ServerResponse } from "node:http";

  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
