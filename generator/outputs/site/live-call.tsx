/** A request as a link: a button beside it shows the answer in place. */

import type { VNode } from "preact";
import { jsonAddress } from "../../api/explorer-addresses.ts";
import { BASE_PATH } from "../../api/operations.ts";
import type { Lingua } from "../../api/prose.ts";
import { START_TEXTS } from "./texts/start-texts.ts";

interface LiveCall {
  /** From the page to the base of the API, ending with a slash; empty on a page that stands there. */
  readonly api: string;
  /** Request below the base of the API. */
  readonly request: string;
  /** What is asked, for who hears the button alone. */
  readonly name: string;
  readonly lingua: Lingua;
}

/**
 * The markup that `client/start.ts` brings to life inside an element of class `example`.
 *
 * @example liveCall({ api: "", request: "health?lang=it", name: "Stato", lingua: "it" })
 *   // '<div class="row call"><a href="health?lang=it&amp;formato=json">/api/public/health?lang=it</a>...'
 */
export const liveCall = ({ api, request, name, lingua }: LiveCall): VNode => (
  <>
    <div class="row call">
      <a href={`${api}${jsonAddress(request)}`}>
        {BASE_PATH}/{request}
      </a>
      <button type="button" class="send scripted" aria-label={`${START_TEXTS.invia[lingua]}: ${name}`}>
        {START_TEXTS.invia[lingua]}
      </button>
    </div>
    <div class="outcome" role="status"></div>
    <div class="answer"></div>
  </>
);
