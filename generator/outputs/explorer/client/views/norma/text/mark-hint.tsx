import { useEffect, useRef } from "preact/hooks";

/** The mark that an event is about. */
const markOf = ({ target }: Event) => (target instanceof Element ? target.closest("mark[aria-description]") : null);

/** Tells, beside a mark that is pointed at or focused, which act made it. One for the whole page: an act has hundreds of marks. */
export function MarkHint() {
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = hint;
    if (current === null) return;
    const hide = () => current.hidePopover();
    const show = (event: Event) => {
      const mark = markOf(event);
      if (mark === null) return hide();
      const { left, bottom } = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
      current.textContent = mark.getAttribute("aria-description");
      current.showPopover();
      current.style.left = `${Math.max(8, Math.min(left, innerWidth - current.offsetWidth - 8))}px`;
      current.style.top = `${bottom + 6}px`;
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
  }, []);
  return <div ref={hint} class="mark-hint" popover="manual" role="tooltip" />;
}
