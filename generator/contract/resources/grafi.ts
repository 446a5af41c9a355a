/** The graph of acts, and that of bills and members of Parliament. */

import { CLASSE_RELAZIONE, META, OF_GRAPH, TIPO_RELAZIONE } from "./common.ts";
import * as f from "./declare/fields.ts";
import { forDocs } from "./declare/marks.ts";

export const MEMBER_NODE = f.record(
  {
    id: f.shared("id_parlamentare"),
    tipo: f.constant("parlamentare"),
    label: f.filled(),
    ramo: f.branch(),
    gruppo: f.filled.orNull({
      it: "Sigla del gruppo, al giorno che `meta.nota` dice.",
      en: "Acronym of the group, on the day that `meta.nota` says.",
    }),
    numero_atti: f.count({}, { minimum: 1 }),
  },
  { title: "Parlamentare", ref: forDocs("politici-graph.json#/$defs/parlamentare"), open: true },
);
const BILL_NODE = f.record(
  {
    id: f.text({}, { pattern: "^D-[0-9]+$" }),
    tipo: f.constant("ddl"),
    label: f.shared("numero_ddl"),
    titolo: f.text.orNull(),
    stato: f.text.orNull(),
  },
  { title: "Disegno di legge", ref: forDocs("politici-graph.json#/$defs/ddl"), open: true },
);

/** The bodies of answers, by operation. */
export const GRAPH_BODIES = {
  graph: f.record(
    {
      meta: META,
      livello: f.word(["norma", "articolo"]),
      ...OF_GRAPH,
      nodes: f.list(
        f.record(
          {
            id: f.text({}, { pattern: "^eli:/it/[^ \t\r\n]+$" }),
            label: f.filled(),
            tipo: f.shared("slug"),
            norma: f.eli(),
            nel_corpus: f.flag(),
            grado: f.count({
              it: "Somma dei pesi dei collegamenti del nodo nel grafo intero.",
              en: "Sum of the weights of the node's links in the whole graph.",
            }),
          },
          { open: true },
        ),
      ),
      links: f.list(
        f.record({
          source: f.text({}, { pattern: "^eli:/it/[^ \t\r\n]+$" }),
          target: f.text({}, { pattern: "^eli:/it/[^ \t\r\n]+$" }),
          tipo: TIPO_RELAZIONE,
          classe: CLASSE_RELAZIONE,
          peso: f.count({}, { minimum: 1 }),
        }),
      ),
    },
    {
      title: "Grafo delle modifiche",
      it: "Corpo di `/graph`: nodi per grado decrescente, poi id.",
      en: "Body of `/graph`: nodes by descending degree, then id.",
    },
  ),
  "politici-graph": f.record(
    {
      meta: META,
      gruppo: f.text(),
      ramo: f.word(["", "Camera", "Senato"]),
      ...OF_GRAPH,
      nodes: f.list(f.oneOf(MEMBER_NODE, BILL_NODE)),
      links: f.list(
        f.record({
          source: f.shared("id_parlamentare"),
          target: f.text({}, { pattern: "^D-[0-9]+$" }),
          tipo: f.word(["primo_firmatario", "cofirmatario"]),
        }),
      ),
    },
    {
      title: "Grafo delle firme",
      it: "Corpo di `/politici/graph`: parlamentari e disegni di legge per numero di collegamenti decrescente, poi id.",
      en: "Body of `/politici/graph`: members and bills by descending number of links, then id.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;
