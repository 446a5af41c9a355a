/** Which act made a mark, told beside it. */

/** The mark that an event is about. */
const markOf = ({ target }: Event) => (target instanceof Element ? target.closest("mark[aria-description]") : null);

/**
 * Shows beside a mark that is pointed at or focused what it says of itself. One for the whole page: an act has hundreds of marks.
 *
 * @param hint a popover
 * @returns ends it
 */
export function hintAtMarks(hint: HTMLElement): () => void {
  const hide = () => hint.hidePopover();
  const show = (event: Event) => {
    const mark = markOf(event);
    if (mark === null) return hide();
    const { left, bottom } = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
    hint.textContent = mark.getAttribute("aria-description");
    hint.showPopover();
    hint.style.left = `${Math.max(8, Math.min(left, innerWidth - hint.offsetWidth - 8))}px`;
    hint.style.top = `${bottom + 6}px`;
  };
  const pressed = ({ key }: KeyboardEvent) => {
    if (key === "Escape") hide();
  };
  addEventListener("pointerover", show);
  addEventListener("focusin", show);
  addEventListener("keydown", pressed);
  addEventListener("scroll", hide, { passive: true });
  return () => {
    removeEventListener("pointerover", show);
    removeEventListener("focusin", show);
    removeEventListener("keydown", pressed);
    removeEventListener("scroll", hide);
  };
}
