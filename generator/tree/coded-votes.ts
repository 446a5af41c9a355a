/**
 * Rows of votes, as the answers that they become: no file of the tree is such an answer, and so none would be held against a schema. What an
 * answer has from elsewhere is here as simple as it may be.
 */

import type { VoteRow } from "../contract/resources/votazioni.ts";
import type { SchemaName } from "../contract/schemas.ts";
import type { CodedMembers, CodedVotes } from "../format/vote-lists.ts";
import { API_VERSION } from "./cards.ts";

const meta = {
  versione: API_VERSION,
  ...{ release: "0".repeat(12), dati_al: null, lingua: "it", licenza: "", fonti: [], avvertenza: "-" },
};
const WINDOW = { totale: 0, limit: 1, offset: 0 };

const FILES: readonly (readonly [RegExp, (text: string) => readonly (readonly [SchemaName, object])[]])[] = [
  [
    /^indici\/votazioni\/pagine\//,
    (text) => {
      const votazioni: readonly VoteRow[] = JSON.parse(text);
      return [["votazioni", { meta, ...WINDOW, votazioni }]];
    },
  ],
  [
    /^indici\/votazioni\/codici\//,
    (text) => {
      const coded: CodedVotes = JSON.parse(text);
      return Object.values(coded).map(([row, gruppi, voti]) => ["votazione", { meta, ...row, gruppi, voti }]);
    },
  ],
  [
    /^indici\/voti\/codici\//,
    (text) => {
      const coded: CodedMembers = JSON.parse(text);
      const votazione = { id: "S-1-1-1", data: null, titolo: null, oggetto: null, categoria: "finale", ddl: [] };
      return Object.values(coded).map(([parlamentare, totali, lines]) => {
        const voti = lines.map(([, gruppo, voto, linea, difforme]) => ({
          ...{ votazione, gruppo, voto, linea },
          difforme: difforme === 1,
        }));
        return ["politici-voti", { meta, parlamentare, totali, ...WINDOW, voti }];
      });
    },
  ],
];

/**
 * The answers of a file of votes, with the names of their schemas; none for any other file.
 *
 * @example answersOfVotes("indici/votazioni/codici/0.json", text)[0] // ["votazione", { meta: { … }, id: "S-99-20-4", … }]
 */
export const answersOfVotes = (name: string, text: string): readonly (readonly [SchemaName, object])[] =>
  FILES.find(([of]) => of.test(name))?.[1](text) ?? [];
