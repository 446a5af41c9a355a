/**
 * A stand-in of Normattiva's service for open data. Its routes, bodies and faults are those that published clients read and recorded:
 * prepared collections behind addresses that serve once, exports on request in four steps, searches that page badly.
 */

import { type Asked, type Given, json } from "./exchange.ts";
import { archiveOf, type HeldAct } from "./holding.ts";

const BASE = "/t/normattiva.api/bff-opendata/v1/api/v1";
const TOKENS = "/t/normattiva.api/file-download/v1/download";

interface Export {
  readonly acts: readonly HeldAct[];
  confirmed: boolean;
  looks: number;
}

/** How the service misbehaves; each number is how many times. */
export interface NormattivaFaults {
  /** Collections that come with no bytes. */
  emptyCollections?: number;
  /** Exports ignore this parameter. */
  ignores?: string;
  /** Looks at an export before it is ready, and what it says of itself meanwhile. */
  states?: readonly (number | string | null)[];
  /** Exports of more acts than this fail. */
  mostActs?: number;
  /** Exports whose token is forgotten before they are ready. */
  lostTokens?: number;
  /** Whether a finished export says where it lies by `x-ipzs-location`, or leaves it to the known address. */
  location?: "header" | "none";
  /** Acts that exports leave out. */
  lacking?: number;
  /** Whether counts come under other names. */
  otherFields?: boolean;
}

type Criteria = Readonly<Record<string, unknown>>;

const CRITERIA: Readonly<Record<string, (act: HeldAct, value: string) => boolean>> = {
  denominazioneAtto: (act, value) => act.denominazione === value,
  annoProvvedimento: (act, value) => Number(act.data.slice(0, 4)) === Number(value),
  meseProvvedimento: (act, value) => Number(act.data.slice(5, 7)) === Number(value),
  giornoProvvedimento: (act, value) => Number(act.data.slice(8, 10)) === Number(value),
  numeroProvvedimento: (act, value) => act.numero === value.toLowerCase(),
  dataInizioPubProvvedimento: (act, value) => act.gazzetta >= value,
  dataFinePubProvvedimento: (act, value) => act.gazzetta <= value,
};

export class Normattiva {
  readonly acts: HeldAct[];
  readonly faults: NormattivaFaults = {};
  created = "2026-05-07";
  readonly #exports = new Map<string, Export>();
  readonly #tokens = new Map<string, Uint8Array>();
  #next = 1;

  constructor(acts: HeldAct[]) {
    this.acts = acts;
  }

  answer(asked: Asked): Given {
    const path = asked.path;
    if (path.startsWith(`${TOKENS}/`)) return this.#once(path.slice(TOKENS.length + 1));
    const route = path.startsWith(BASE) ? path.slice(BASE.length) : "";
    if (route === "/collections/collection-predefinite") return this.#collections();
    if (route === "/collections/download/collection-preconfezionata") return this.#collection(asked.query);
    if (route === "/ricerca/avanzata") return this.#search(JSON.parse(asked.body) as Criteria);
    if (route === "/ricerca/aggiornati") return this.#changed(JSON.parse(asked.body) as Criteria);
    if (route === "/ricerca-asincrona/nuova-ricerca") return this.#newExport(JSON.parse(asked.body) as Criteria);
    if (route === "/ricerca-asincrona/conferma-ricerca") return this.#confirm(JSON.parse(asked.body) as Criteria);
    if (route.startsWith("/ricerca-asincrona/check-status/")) return this.#status(route.split("/").at(-1) ?? "");
    if (route.startsWith("/collections/download/collection-asincrona/"))
      return this.#archive(route.split("/").at(-1) ?? "");
    return json({ code: "404", message: "Risorsa non trovata" }, 404);
  }

  #matching(criteria: Criteria, ignores?: string): HeldAct[] {
    return this.acts.filter((act) =>
      Object.entries(criteria).every(
        ([name, value]) => name === ignores || (CRITERIA[name]?.(act, String(value)) ?? true),
      ),
    );
  }

  #collections(): Given {
    const one = {
      nomeCollezione: "Codici",
      formatoCollezione: "V",
      dataCreazione: `${this.created}T02:00:00Z`,
      numeroAtti: this.acts.length,
    };
    return json(this.faults.otherFields ? [{ nome: "Codici" }] : [one, { ...one, formatoCollezione: "O" }]);
  }

  #collection(query: URLSearchParams): Given {
    if (query.get("nome") !== "Codici" || query.get("formato") !== "AKN" || !query.has("formatoRichiesta"))
      return json({ code: "1006", message: "Parametri non validi" }, 400);
    const token = `t${this.#next++}`;
    const empty = (this.faults.emptyCollections ?? 0) > 0;
    if (empty) this.faults.emptyCollections = (this.faults.emptyCollections ?? 0) - 1;
    this.#tokens.set(token, empty ? new Uint8Array() : archiveOf(this.acts));
    return { status: 302, headers: { location: `${TOKENS}/${token}` } };
  }

  #once(token: string): Given {
    const bytes = this.#tokens.get(token);
    this.#tokens.delete(token);
    return bytes ? { status: 200, body: bytes } : json({ message: "token scaduto" }, 401);
  }

  #items(acts: readonly HeldAct[]) {
    return acts.map(({ denominazione, data, numero, gazzetta, codice, titolo, changed }) => ({
      denominazioneAtto: denominazione,
      annoProvvedimento: Number(data.slice(0, 4)),
      meseProvvedimento: Number(data.slice(5, 7)),
      giornoProvvedimento: Number(data.slice(8, 10)),
      numeroProvvedimento: numero,
      dataGU: gazzetta,
      codiceRedazionale: codice,
      titoloAtto: titolo,
      dataUltimaModifica: changed,
    }));
  }

  #search({ paginazione, orderType: _, ...criteria }: Criteria): Given {
    if (typeof paginazione !== "object" || paginazione === null) return json({ message: "Errore", code: "1000" }, 500);
    const { paginaCorrente, numeroElementiPerPagina } = paginazione as Record<string, number>;
    const found = this.#matching(criteria);
    const size = Math.min(numeroElementiPerPagina ?? 10, 1000);
    const start = ((paginaCorrente ?? 1) - 1) * size;
    const types = new Map<string, number>();
    for (const { denominazione } of this.acts) types.set(denominazione, (types.get(denominazione) ?? 0) + 1);
    const facet = [...types].map(([name, count]) => ({
      codice: name.slice(0, 3),
      valore: name,
      descrizione: String(count),
    }));
    if (this.faults.otherFields) return json({ atti: this.#items(found), totale: found.length });
    return json({
      listaAtti: this.#items(found.slice(start, start + size)),
      facetMap: { codice_tipo_provvedimento: facet },
      // Neither is reliable at the source.
      numeroPagine: 1,
      paginaCorrente: 0,
      numeroAttiTrovati: found.length,
    });
  }

  #changed({ dataInizioAggiornamento, dataFineAggiornamento }: Criteria): Given {
    const [from, to] = [String(dataInizioAggiornamento), String(dataFineAggiornamento)];
    if (from > to) return json({ message: "date invertite", code: "1503" }, 400);
    if (Date.parse(to) - Date.parse(from) > 366 * 86_400_000)
      return json({ message: "periodo di esportazione superiore a 12 mesi", code: "1501" }, 400);
    const found = this.acts.filter(({ changed }) => changed >= from.slice(0, 10) && changed <= to.slice(0, 10));
    return json({ listaAtti: this.#items(found), numeroAttiTrovati: found.length, facetMap: {} });
  }

  #newExport({ parametriRicerca }: Criteria): Given {
    const token = `export-${String(this.#next++).padStart(4, "0")}`;
    const acts = this.#matching(parametriRicerca as Criteria, this.faults.ignores);
    this.#exports.set(token, { acts: acts.slice(this.faults.lacking ?? 0), confirmed: false, looks: 0 });
    return { status: 202, headers: { "content-type": "text/plain" }, body: token };
  }

  #confirm({ token }: Criteria): Given {
    const asked = this.#exports.get(String(token));
    if (!asked) return json({ code: null, message: "token sconosciuto" }, 404);
    asked.confirmed = true;
    return { status: 204 };
  }

  #status(token: string): Given {
    if ((this.faults.lostTokens ?? 0) > 0) {
      this.faults.lostTokens = (this.faults.lostTokens ?? 0) - 1;
      this.#exports.delete(token);
    }
    const asked = this.#exports.get(token);
    if (!asked) return json({ code: null, message: "token sconosciuto" }, 404);
    if (!asked.confirmed) return json({ stato: 0 });
    if (asked.acts.length > (this.faults.mostActs ?? Number.POSITIVE_INFINITY))
      return json({ stato: 4, descrizioneErrore: "troppi atti" });
    const state = this.faults.states?.[asked.looks++];
    if (state !== undefined) {
      if (Number(state) === 5) asked.confirmed = false;
      return json(state === null ? { percentuale: 10 } : { stato: state });
    }
    if (this.faults.location === "none") return { status: 303 };
    return {
      status: 303,
      headers: { "x-ipzs-location": `${BASE}/collections/download/collection-asincrona/${token}` },
    };
  }

  #archive(token: string): Given {
    const asked = this.#exports.get(token);
    return asked ? { status: 200, body: archiveOf(asked.acts) } : json({ message: "scaduto" }, 410);
  }
}
