/** "These data": how to have what a view shows in a program, a file or a link. */

import { useRef, useState } from "preact/hooks";
import { jsonAddress } from "../../../../contract/explorer-addresses.ts";
import { csvText, ITALIAN_SIGNS, type SheetTable } from "../data/csv.ts";
import { apiUrl, ROOT } from "../data/place.ts";
import { CopyButton } from "./copy-button.tsx";
import { shellText } from "./texts.ts";
import { LazyPart } from "./view.tsx";

interface Props {
  /** Requests of the view, after the base of the API. */
  readonly requests: readonly string[];
  /** What is shown, as a table; none where it is a text. */
  readonly table?: () => SheetTable;
  /** Name of the file of the table, without its ending. */
  readonly name?: string;
  /** `meta.nota` of the answer. */
  readonly nota?: string | undefined;
  /** Files of the tree that a view reads beside the answers, from its root. */
  readonly files?: readonly string[];
}

const loadSamples = async () => (await import("./request-samples-list.tsx")).RequestSamplesList;

/**
 * Offers a text as a file.
 *
 * @param type its media type: `text/csv`
 * @example saveFile("ddl.csv", csvText(table), "text/csv");
 */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Buttons for the link and the data of a view, and the drawer with the latter. */
export function TheseData({ requests, table, name = "dati", nota, files = [] }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <div class="these-data buttons">
      <button type="button" class="quiet small" onClick={show}>
        {shellText("questi_dati")}
      </button>
      <CopyButton text={() => location.href} label={shellText("copia_link")} />
      <dialog ref={dialog} class="drawer" aria-label={shellText("questi_dati")} onClose={() => setOpen(false)}>
        <div class="row drawer-top">
          <h2>{shellText("questi_dati")}</h2>
          <button type="button" class="quiet small" onClick={() => dialog.current?.close()}>
            {shellText("chiudi")}
          </button>
        </div>
        {open &&
          requests.map((request) => (
            <section key={request}>
              <p class="request">
                <code>{apiUrl(request)}</code>
              </p>
              <p class="buttons">
                <CopyButton text={() => apiUrl(request)} />
                <a class="quiet small" href={jsonAddress(apiUrl(request))}>
                  {shellText("apri_json")}
                </a>
              </p>
              <LazyPart load={loadSamples} props={{ url: apiUrl(request) }} />
            </section>
          ))}
        {open &&
          files.map((file) => (
            <p key={file}>
              <a href={`${ROOT}${file}`}>
                <code>{file}</code>
              </a>
            </p>
          ))}
        {table && (
          <p class="buttons">
            <button
              type="button"
              class="quiet small"
              onClick={() => saveFile(`${name}.csv`, csvText(table()), "text/csv")}
            >
              {shellText("scarica_csv")}
            </button>
            <button
              type="button"
              class="quiet small"
              onClick={() => saveFile(`${name}.csv`, csvText(table(), ITALIAN_SIGNS), "text/csv")}
            >
              {shellText("csv_italiano")}
            </button>
          </p>
        )}
        {nota !== undefined && (
          <section>
            <h3>{shellText("nota")}</h3>
            <p>{nota}</p>
          </section>
        )}
      </dialog>
    </div>
  );
}
