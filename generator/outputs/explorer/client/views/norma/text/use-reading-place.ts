import { useEffect } from "preact/hooks";

/**
 * Brings what an address names into view, marks it and gives it the focus; nothing where it names no place, or the place is not there yet.
 *
 * @param id of an element
 * @param there what must be drawn before
 */
export function useReadingPlace(id: string | null, there: boolean): void {
  useEffect(() => {
    if (id === null || !there) return;
    const element = document.getElementById(id);
    if (element === null) return;
    element.scrollIntoView({ behavior: "instant", block: "start" });
    // A second time, once what stands above has its true height.
    const frame = requestAnimationFrame(() => element.scrollIntoView({ behavior: "instant", block: "start" }));
    element.classList.add("chosen");
    const focused = element.querySelector<HTMLElement>("h1, h2, h3, .comma-number") ?? element;
    focused.focus({ preventScroll: true });
    return () => {
      cancelAnimationFrame(frame);
      element.classList.remove("chosen");
    };
  }, [id, there]);
}
