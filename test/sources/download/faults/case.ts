/** What a known fault of a source is: how it comes about, and what must become of it. */

import type { Area } from "../../../../generator/contract/areas.ts";
import type { DownloadOptions } from "../../../../generator/sources/download/download.ts";
import type { FetchOutcome } from "../../../../generator/sources/download/outcome.ts";
import type { Given } from "../hosts/exchange.ts";
import type { Fault, OfficialHosts } from "../hosts/official-hosts.ts";

export interface Case {
  readonly fault: string;
  readonly area: Area;
  /** Makes the hosts misbehave. */
  readonly arrange: (hosts: OfficialHosts) => void;
  readonly more?: Partial<DownloadOptions>;
  /** The thing that is looked at, what must become of it, and what its reason says. */
  readonly item: string;
  readonly what: FetchOutcome["what"];
  readonly why?: RegExp;
  /** Whether its file is there afterwards, where nothing is refused; it is if not said. */
  readonly there?: boolean;
  /** Minutes that are waited at least. */
  readonly minutes?: number;
}

/** The first requests for a part of an address are answered in another way. */
export function first(times: number, part: string, given: Given): Fault {
  let left = times;
  return (_, { path }) => (path.includes(part) && left-- > 0 ? given : null);
}
