import { useState } from "preact/hooks";
import { shellText } from "./texts.ts";

/** A button that copies a text, and says that it did. */
export function CopyButton({ text, label = shellText("copia") }: { text: () => string; label?: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text());
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button type="button" class="quiet small" onClick={() => void copy()}>
      <span aria-live="polite">{copied ? shellText("copiato") : label}</span>
    </button>
  );
}
