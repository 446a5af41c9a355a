/** The part of Fastly's runtime that its entry uses; the package that declares it brings the whole compiler. */
declare module "fastly:kv-store" {
  export class KVStore {
    constructor(name: string);
    get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  }
}

interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
declare function addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
