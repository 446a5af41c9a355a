/** A request to a stand-in host, and the answer it gives. */

export interface Asked {
  readonly method: string;
  /** Path of the official address: `/sparql`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Given {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Cuts the body after so many bytes, though the length said more. */
  readonly cutAt?: number;
  /** Before the connection ends behind `cutAt`. */
  readonly until?: () => Promise<unknown>;
  /** Says nothing more after the cut, and leaves the connection open. */
  readonly silent?: boolean;
}

export const json = (value: unknown, status = 200): Given => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** A file with what a host needs to answer conditional and partial requests. */
export function file(asked: Asked, bytes: Uint8Array, modified: string | null, ranges = true): Given {
  const etag = `"${bytes.length.toString(16)}-${modified ?? ""}"`;
  const validators = { etag, ...(modified && { "last-modified": modified }) };
  const { "if-none-match": match, "if-modified-since": since, range, "if-range": ifRange } = asked.headers;
  if (match === etag || (modified && since === modified)) return { status: 304, headers: validators };
  const start = Number(/^bytes=(\d+)-$/.exec(String(range ?? ""))?.[1] ?? "0");
  const may =
    ranges && start > 0 && start < bytes.length && (ifRange === undefined || ifRange === etag || ifRange === modified);
  if (!may) return { status: 200, headers: validators, body: bytes };
  const content = { "content-range": `bytes ${start}-${bytes.length - 1}/${bytes.length}` };
  return { status: 206, headers: { ...validators, ...content }, body: bytes.subarray(start) };
}
