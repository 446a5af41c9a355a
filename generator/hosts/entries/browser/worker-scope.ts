/** The part of a Service Worker's global scope that the entry uses; the project's types are those of Node.js. */

interface Extendable {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string; unregister(): Promise<boolean> };
  readonly navigator: { readonly languages: readonly string[] };
  readonly clients: { claim(): Promise<void> };
  readonly caches: Caches;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate" | "message", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
}

/** What the browser keeps by name. */
export interface Caches {
  open(name: string): Promise<{
    match(url: string): Promise<Response | undefined>;
    put(url: string, response: Response): Promise<void>;
  }>;
  keys(): Promise<string[]>;
  delete(name: string): Promise<boolean>;
}

declare const self: Scope;

export const worker: Scope = self;

/** Address of the folder that the worker answers for, the slash included. */
export const scope: string = worker.registration.scope;
