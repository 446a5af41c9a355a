import { useEffect } from "preact/hooks";

const SITE = document.title;

/** Says on the window's tab what a view shows. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title === undefined || title === "" ? SITE : `${title} · ${SITE}`;
  }, [title]);
}
