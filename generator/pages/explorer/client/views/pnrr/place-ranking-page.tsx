/** Who won most in a place, or put out most: the tenders of its projects. */

import type { AnswerOf } from "../../../../../contract/resources/declare/fields.ts";
import type { RANKINGS } from "../../../../../contract/resources/rankings.ts";
import { useAnswer } from "../../data/answer.ts";
import { counted, writtenEuro } from "../../data/written.ts";
import { Listing } from "../../shell/listing.tsx";
import type { ViewProps } from "../../shell/view.tsx";
import { AmountLegend, WholeNote } from "./amount-bar.tsx";
import { noteAbout } from "./nota.ts";
import { PlaceChoice, PlaceField, PlaceTabs, placesIn, placeTitle } from "./place.tsx";
import { pnrrText } from "./pnrr-texts.ts";
import { RANKED, type RankingEntry, rankedRows } from "./ranking-page.tsx";

type PlaceRanking = AnswerOf<(typeof RANKINGS)["pnrr-luogo-aziende" | "pnrr-luogo-enti"]>;

/** @param vista which of the two */
export function PlaceRankingPage({ address, vista }: ViewProps & { readonly vista: "aziende" | "enti" }) {
  const { luogo = "" } = address.query;
  const request = `pnrr/luoghi/${encodeURIComponent(luogo)}/classifica-${vista}?limit=100`;
  const asked = useAnswer<PlaceRanking>(request);
  const { answer } = asked;
  const places = placesIn(answer);
  if (places) return <PlaceChoice several={answer.state === "choice"} places={places} luogo={luogo} vista={vista} />;
  const kind = RANKED[vista];
  const body = answer.state === "ready" ? answer.body : undefined;
  return (
    <Listing<PlaceRanking, RankingEntry>
      of={{
        title: body ? placeTitle(body.luogo) : luogo,
        lead: (
          <>
            {body && (
              <p class="lead" role="status">
                <strong>{counted(body.totale, pnrrText(`n_${vista}`))}</strong>,{" "}
                {counted(body.numero_appalti, pnrrText("n_appalti"))}, {writtenEuro(body.importo_appalti)}
              </p>
            )}
            <PlaceTabs luogo={luogo} vista={vista} />
            <PlaceField luogo={luogo} vista={vista} />
          </>
        ),
        asked,
        words: luogo,
        address,
        listed: (body) => ({
          ...rankedRows(kind, body, request),
          name: `pnrr-luogo-${kind.tipo}`,
          none: pnrrText("nessun_appalto"),
        }),
        below: ({ meta }) => (
          <>
            <p class="caveat">{noteAbout(meta.nota, "luogo", kind.about)}</p>
            <AmountLegend nota={meta.nota} />
            <WholeNote nota={meta.nota} />
          </>
        ),
      }}
    />
  );
}
