/** The acts that the reader follows: kept in this browser alone, for as long as its storage is. */

import { useEffect, useState } from "preact/hooks";

const KEY = "atti-seguiti";

/** By the ELI of an act, what was known of it when it was last looked at; empty before that. */
export type FollowedActs = Readonly<Record<string, string>>;

function read(): FollowedActs {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    // The browser keeps nothing for this site, or another program wrote there.
    return {};
  }
}

/** Keeps these acts in place of those that were followed. A browser that keeps nothing for the site follows none. */
export function follow(acts: FollowedActs): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(acts));
  } catch {
    // What is read back says so.
  }
  dispatchEvent(new Event("storage"));
}

/** The acts that are followed now, also where another window changes them. */
export function useFollowed(): FollowedActs {
  const [acts, setActs] = useState(read);
  useEffect(() => {
    const changed = () => setActs(read());
    addEventListener("storage", changed);
    return () => removeEventListener("storage", changed);
  }, []);
  return acts;
}
