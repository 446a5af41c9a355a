/** The part of `http-server` that `start` uses; the package has no types of its own. */
declare module "http-server" {
  import type { Server } from "node:http";

  export function createServer(options: {
    /** Folder that is served. */
    readonly root: string;
    /** Seconds for caches, -1 for none. */
    readonly cache: number;
    /** `Access-Control-Allow-Origin: *`. */
    readonly cors: boolean;
    /** Ends of names by media type. */
    readonly mimetypes?: Readonly<Record<string, readonly string[]>>;
  }): { readonly server: Server };
}
