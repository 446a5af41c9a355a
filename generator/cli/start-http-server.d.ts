/** The part of `http-server` that `start --plain` uses; the package has no types of its own. */
declare module "http-server" {
  import type { Server } from "node:http";

  export function createServer(options: {
    /** Folder that is served. */
    readonly root: string;
    /** Seconds for caches. */
    readonly cache: number;
    /** `Access-Control-Allow-Origin: *`. */
    readonly cors: boolean;
    /** `"false"`: folders are not listed. */
    readonly showDir?: "false";
    /** Ends of names by media type. */
    readonly mimetypes?: Readonly<Record<string, readonly string[]>>;
  }): { readonly server: Server };
}
