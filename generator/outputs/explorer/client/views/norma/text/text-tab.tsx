/** The whole text of an act. */

import type { TabProps } from "../tabs.ts";

export function TextTab({ act }: TabProps) {
  return (
    <div class="reader" lang="it">
      {act.articoli.map(({ id, numero, rubrica, testo }) => (
        <article key={id} id={id}>
          <h2>
            Art. {numero} {rubrica}
          </h2>
          <p>{testo}</p>
        </article>
      ))}
    </div>
  );
}
