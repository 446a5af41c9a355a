import { useEffect, useRef } from "preact/hooks";
import { go } from "../address/navigate.ts";
import { shellWord } from "./shell-words.ts";

/** Whether a key is a letter of a text and not a wish. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName));

/** Keys of the explorer, and the list of them. */
export function Keys() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const wishes: Readonly<Record<string, () => void>> = {
      "/": () => document.getElementById("cerca")?.focus(),
      "?": () => dialog.current?.showModal(),
      h: () => go([]),
    };
    const pressed = (event: KeyboardEvent) => {
      const wish = wishes[event.key];
      if (wish === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      wish();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
  const list = [
    ["/", shellWord("tasto_cerca")],
    ["?", shellWord("tasto_tasti")],
    ["h", shellWord("tasto_home")],
    ["Esc", shellWord("tasto_esc")],
  ];
  return (
    <dialog ref={dialog} class="keys" aria-labelledby="tasti-titolo">
      <h2 id="tasti-titolo">{shellWord("tasti")}</h2>
      <dl>
        {list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <button type="button" class="quiet small" onClick={() => dialog.current?.close()}>
        {shellWord("chiudi")}
      </button>
    </dialog>
  );
}
