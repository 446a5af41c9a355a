/** What the pages of a place share: its address, the field for another one, the links between what is shown of it. */

import type { PlanPlace } from "../../../../../contract/resources/plan-projects.ts";
import { hashOf } from "../../address.ts";
import type { PageAnswer } from "../../data/answer.ts";
import { go } from "../../navigate.ts";
import { Message } from "../../shell/view.tsx";
import { pnrrText } from "./pnrr-texts.ts";

/** What is shown of a place, by `vista` of the address; the first where it says nothing. */
const PLACE_VIEWS = ["progetti", "aziende", "enti"] as const;
export type PlaceView = (typeof PLACE_VIEWS)[number];

/** Address of the page of a place. */
export const placeHash = ({ tipo, codice }: Pick<PlanPlace, "tipo" | "codice">, vista?: PlaceView): string =>
  hashOf(["pnrr", "progetti"], { luogo: `${tipo} ${codice ?? "non disponibile"}`, vista });

/**
 * A place in words.
 *
 * @example placeTitle({ tipo: "comune", codice: "015146", nome: "MILANO", … }) // "MILANO (comune)"
 */
export const placeTitle = ({ nome, tipo }: PlanPlace): string => `${nome} (${pnrrText(tipo).toLowerCase()})`;

/** Links between the projects of a place and those who won and put out their tenders. */
export function PlaceTabs({ luogo, vista }: { readonly luogo: string; readonly vista: PlaceView }) {
  return (
    <nav class="tabs" aria-label={pnrrText("viste_luogo")}>
      {PLACE_VIEWS.map((name) => (
        <a
          key={name}
          href={hashOf(["pnrr", "progetti"], { luogo, vista: name === "progetti" ? undefined : name })}
          aria-current={name === vista ? "page" : undefined}
        >
          {pnrrText(name)}
        </a>
      ))}
    </nav>
  );
}

/** A place as the pages' own links name it. */
const CODED = /^(?:comune|provincia|regione) \d+$/;

/** A field for a place; what is shown of it stays. */
export function PlaceField({ luogo, vista }: { readonly luogo: string; readonly vista: PlaceView }) {
  return (
    <form
      class="fields"
      onSubmit={(event) => {
        event.preventDefault();
        const asked = new FormData(event.currentTarget).get("luogo");
        const text = typeof asked === "string" ? asked : "";
        go(["pnrr", "progetti"], { luogo: text, vista: text && vista !== "progetti" ? vista : undefined });
      }}
    >
      <label class="field">
        {pnrrText("cerca_luogo")}
        {/* The title of the page says the place that an address names by its code. */}
        <input key={luogo} type="search" name="luogo" defaultValue={CODED.test(luogo) ? "" : luogo} />
      </label>
      <button type="submit" class="quiet">
        {pnrrText("mostra")}
      </button>
    </form>
  );
}

/** The places among which a reader chooses, or that are nearest to what was asked; `null` if the answer is another. */
export function placesIn<Body>(answer: PageAnswer<Body> | { readonly state: "waiting" }): readonly PlanPlace[] | null {
  if (answer.state !== "choice" && answer.state !== "absent") return null;
  const { candidati, luoghi }: { candidati?: unknown; luoghi?: unknown } = answer.body;
  const places = candidati ?? luoghi;
  return Array.isArray(places) ? places : null;
}

interface ChoiceProps {
  readonly several: boolean;
  readonly places: readonly PlanPlace[];
  readonly luogo: string;
  readonly vista: PlaceView;
}

/** The page of a name that several places have, or none. */
export function PlaceChoice({ several, places, luogo, vista }: ChoiceProps) {
  return (
    <>
      <h1>{pnrrText("titolo_progetti")}</h1>
      <PlaceField luogo={luogo} vista={vista} />
      <Message title={pnrrText(several ? "più_luoghi" : "nessun_luogo")}>
        <ul class="choices">
          {places.map((place) => (
            <li key={`${place.tipo} ${place.codice}`}>
              <a href={placeHash(place, vista === "progetti" ? undefined : vista)}>{place.nome}</a>{" "}
              <span class="label">
                {pnrrText(place.tipo).toLowerCase()}
                {place.tipo === "comune" && place.provincia !== null && `, ${place.provincia}`}
              </span>
            </li>
          ))}
        </ul>
      </Message>
    </>
  );
}
