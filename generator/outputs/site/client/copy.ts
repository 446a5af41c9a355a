import { texts } from "./texts.ts";

/** Milliseconds for which a button says that it has copied. */
const SAID = 1500;

/** Whether a text can be copied: a page without a secure address has no clipboard. */
export const canCopy = (): boolean => Boolean(navigator.clipboard);

/** Copies a text; the button says so for a moment. */
export async function copyText(button: HTMLElement, text: string): Promise<void> {
  const said = button.textContent;
  await navigator.clipboard.writeText(text);
  button.textContent = texts.copiato;
  setTimeout(() => {
    button.textContent = said;
  }, SAID);
}
