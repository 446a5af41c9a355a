/** What is served, and where to go on from. */

import { byReleaseArea } from "../areas.ts";
import { CONTEGGI, META } from "./common.ts";
import * as f from "./declare/fields.ts";

/** The bodies of answers, by operation. */
export const STATE_BODIES = {
  health: f.record(
    {
      meta: META,
      stato: f.constant("ok"),
      versione: f.constant("1.0.0"),
      releases: f.record(
        byReleaseArea(() => f.shared("release")),
        {
          it: "La release di ogni area, quella che portano le sue risposte: cambia solo se cambia l'area. `meta.release` è qui quella dell'intera raccolta.",
          en: "The release of each area, which its answers bear: it changes only if the area does. Here `meta.release` is that of the whole collection.",
        },
      ),
      conteggi: CONTEGGI,
      copertura: f.list(
        f.record(
          {
            tipo: f.shared("slug"),
            atti: f.count({ it: "Quanti atti.", en: "How many acts." }, { minimum: 1 }),
            dal: f.day({ it: "Data dell'atto più antico.", en: "Date of the oldest act." }),
            al: f.day({ it: "Data dell'atto più recente.", en: "Date of the newest act." }),
            attive: f.count({
              it: "Quanti dichiarano nei metadati che cosa modificano.",
              en: "How many declare in their metadata what they change.",
            }),
            atti_fonte: f.optional(
              f.count({
                it: "Quanti ne ha la fonte, dove lo scaricamento li ha contati.",
                en: "How many the source has, where the download counted them.",
              }),
            ),
          },
          { title: "Copertura di un tipo di atto" },
        ),
        { it: "Gli atti serviti, per tipo.", en: "The acts served, by type." },
      ),
    },
    { title: "Stato del servizio", it: "Corpo di `/health`.", en: "Body of `/health`." },
  ),
  indice: f.record(
    {
      meta: META,
      documentazione: f.constant("/api/public/docs", {
        it: "Indirizzo della documentazione.",
        en: "Address of the documentation.",
      }),
      openapi: f.constant("/api/public/openapi.json", {
        it: "Indirizzo del documento OpenAPI.",
        en: "Address of the OpenAPI document.",
      }),
      health: f.constant("/api/public/health", {
        it: "Indirizzo dello stato del servizio.",
        en: "Address of the state of the service.",
      }),
    },
    {
      title: "Indice",
      it: "Corpo di `/api/public`: da dove proseguire.",
      en: "Body of `/api/public`: where to go on from.",
    },
  ),
} satisfies Readonly<Record<string, f.Field>>;
