/** Rows and statements about votes, gathered by vote: URIs identify, whatever a query calls its columns. */

import { getOrMake } from "../../collections/get-or-make.ts";
import { keysOf } from "../../collections/keys.ts";
import { parseBillNumber, type Ramo } from "../../law/bill-number.ts";
import { isRealDate } from "../../law/calendar.ts";
import type { Rapporto } from "../rapporto.ts";
import { type EspressioneRecord, NUMERI, type Posizione, type VotazioneRecord } from "./records.ts";

const AREA = "parlamento";
const OSR = "http://dati.senato.it/osr/";
const LABEL = "http://www.w3.org/2000/01/rdf-schema#label";

/** What is read of a vote, by the names that queries, columns and the Senate's vocabulary give it, in lower case. */
const CAMPI = {
  data: ["data", "date", "dataseduta", "d"],
  etichetta: ["titolo", "title", "label", "etichetta"],
  descrizione: ["descrizione", "descr", "desc", "description"],
  tipo: ["tipo", "type", "tipovotazione"],
  finale: ["finale", "fin", "votazionefinale"],
  segreta: ["segreta", "seg", "votazionesegreta"],
  fiducia: ["fiducia", "fid", "richiestafiducia"],
  esito: ["esito", "appr", "approvato"],
  favorevoli: ["favorevoli", "fav"],
  contrari: ["contrari", "con"],
  astenuti: ["astenuti", "ast"],
  presenti: ["presenti", "pres"],
  votanti: ["votanti", "vot"],
  maggioranza: ["maggioranza", "magg"],
  congedoMissione: ["congedomissione", "miss"],
  url: ["url", "relation", "pagina", "page"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Campo = keyof typeof CAMPI;

const CAMPO_OF: ReadonlyMap<string, Campo> = new Map(
  keysOf(CAMPI).flatMap((campo) => CAMPI[campo].map((name) => [name, campo] as const)),
);

/** Columns that hold the number of a reading. */
const READING: ReadonlySet<string> = new Set(["fase", "ddl"]);

/** Lists of the Senate, in lower case; who is `presente` may be in another as well. */
const SENATO: ReadonlyMap<string, Posizione> = new Map([
  ["favorevole", "favorevole"],
  ["contrario", "contrario"],
  ["astenuto", "astenuto"],
  ["presentenonvotante", "presente_non_votante"],
  ["richiedentenonvotante", "presente_non_votante"],
  ["incongedomissione", "missione"],
  ["presidente", "presidente"],
  ["votante", "ha_votato"],
  ["presente", "presente_non_votante"],
]);

/** Words of the Chamber, those of the reason for not voting first. */
const CAMERA: readonly (readonly [RegExp, Posizione])[] = [
  [/missione/i, "missione"],
  [/presid|presied/i, "presidente"],
  [/non ha partecipato/i, "non_partecipa"],
  [/favorevole/i, "favorevole"],
  [/contrario/i, "contrario"],
  [/astens|astenut/i, "astenuto"],
  [/non ha votato/i, "non_votante"],
  [/ha votato/i, "ha_votato"],
];

interface Identity {
  readonly uri: string;
  readonly ramo: Ramo;
  readonly legislatura: number;
  readonly seduta: number;
  readonly numero: number;
}

/** How addresses and names of files write a vote, and its address. */
const VOTES: readonly (readonly [Ramo, RegExp, (...parts: string[]) => string])[] = [
  [
    "Camera",
    /(?<![a-z\d])vs(\d{1,3})_(\d{1,5})_(\d{1,5})(?!\d)/i,
    (...parts) => `http://dati.camera.it/ocd/votazione.rdf/vs${parts.join("_")}`,
  ],
  [
    "Senato",
    /(?<!\d)(\d{1,2})-(\d{1,5})-(\d{1,5})(?!\d)/,
    (...parts) => `http://dati.senato.it/votazione/${parts.join("-")}`,
  ],
];

/**
 * The vote that an address or the name of a file ends in: answers of positions do not always repeat theirs.
 *
 * @example voteNamedBy("voti-19-232-24.json")?.uri // "http://dati.senato.it/votazione/19-232-24"
 */
export function voteNamedBy(name: string): Identity | null {
  const base = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("!")) + 1);
  for (const [ramo, written, uri] of VOTES) {
    const [, legislatura, seduta, numero] = written.exec(base) ?? [];
    if (legislatura === undefined || seduta === undefined || numero === undefined) continue;
    const numbers = { legislatura: Number(legislatura), seduta: Number(seduta), numero: Number(numero) };
    return { uri: uri(legislatura, seduta, numero), ramo, ...numbers };
  }
  return null;
}

/** The vote that an address names. */
const voteAt = (text: string): Identity | null =>
  /^https?:\/\/\S+\/votazione(?:\.rdf)?\/[^/]+$/.test(text) ? voteNamedBy(text) : null;

const PERSON: readonly (readonly ["S" | "C", RegExp])[] = [
  ["S", /\/senatore\/(\d{1,9})$/],
  ["C", /\/(?:deputato\.rdf\/d|persona\.rdf\/p)(\d{1,9})(?:_\d{1,3})?$/],
];

function personAt(uri: string): string | null {
  for (const [branch, pattern] of PERSON) {
    const number = pattern.exec(uri)?.[1];
    if (number !== undefined) return `${branch}-${number}`;
  }
  return null;
}

/** Whether the columns of a table are those of votes or positions. */
export const isOfVotes = (columns: readonly string[]): boolean =>
  columns.some((name) => ["v", "votazione"].includes(name)) ||
  ["p,s", "dep,tipo", "dep,type", "deputato,espressione"].some((pair) =>
    pair.split(",").every((name) => columns.includes(name)),
  );

const NAMED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** A text of the source without entities, its white space collapsed: the Chamber writes `&#39;` and `&quot;`. */
const plain = (text: string): string =>
  text
    .replace(/&(?:#(\d{1,6})|(\w{1,4}));/g, (whole, code?: string, name = "") =>
      code === undefined ? (NAMED.get(name) ?? whole) : String.fromCodePoint(Number(code)),
    )
    .replace(/\s+/g, " ")
    .trim();

/** A copy: a text cut from a stream keeps its whole piece of file alive. */
const own = (text: string) => Buffer.from(text, "utf8").toString("utf8");

class Draft {
  readonly identity: Identity;
  readonly campi = new Map<Campo, string>();
  readonly ddl = new Set<string>();
  /** Addresses of readings, objects and documents. */
  readonly linked = new Set<string>();
  seduta: string | null = null;
  readonly voti = new Map<string, EspressioneRecord[]>();
  /** By person, as the rows write them. */
  readonly nomi = new Map<string, string>();
  /** Whether a row speaks of the vote itself. */
  told = false;

  constructor(identity: Identity) {
    this.identity = identity;
  }

  /** The first value counts: a source that repeats itself says nothing new. */
  set(campo: Campo, value: string): void {
    const text = plain(value);
    if (text !== "" && !this.campi.has(campo)) this.campi.set(campo, own(text));
  }

  position(person: string, one: EspressioneRecord): void {
    const known = getOrMake(this.voti, person, () => []);
    if (!known.some(({ voto, sigla }) => voto === one.voto && sigla === one.sigla)) known.push(one);
  }

  /** Takes over what another source says of the vote and this one does not. */
  complete(other: Draft): void {
    for (const [campo, value] of other.campi) this.set(campo, value);
    for (const number of other.ddl) this.ddl.add(number);
    for (const address of other.linked) this.linked.add(address);
    this.seduta ??= other.seduta;
    this.told ||= other.told;
  }

  /** Takes over the lists of another source. */
  list(other: Draft): void {
    for (const [person, all] of other.voti) for (const one of all) this.position(person, one);
    for (const [person, name] of other.nomi) this.nomi.set(person, name);
  }
}

/** What some files say of votes. */
export class Gathered {
  readonly votes = new Map<string, Draft>();
  /** Day of each sitting, and what each object is about, by address. */
  readonly #days = new Map<string, string>();
  readonly #objects = new Map<string, Set<string>>();
  /** Each different row of a list is kept once. */
  readonly #rows = new Map<string, EspressioneRecord>();
  readonly #wanted: (id: string) => boolean;

  /** @param wanted votes whose positions are kept */
  constructor(wanted: (id: string) => boolean = () => true) {
    this.#wanted = wanted;
  }

  #vote(identity: Identity): Draft {
    const { ramo, legislatura, seduta, numero } = identity;
    return getOrMake(this.votes, `${ramo[0]}-${legislatura}-${seduta}-${numero}`, () => new Draft(identity));
  }

  /** Takes the position of somebody, if it is wanted. */
  #position(identity: Identity, person: string, voto: Posizione, parole: string, sigla: string | null): Draft | null {
    const { ramo, legislatura, seduta, numero } = identity;
    if (!this.#wanted(`${ramo[0]}-${legislatura}-${seduta}-${numero}`)) return null;
    const row = () => ({ voto, parole: own(parole), sigla: sigla === null ? null : own(sigla) });
    const vote = this.#vote(identity);
    vote.position(person, getOrMake(this.#rows, `${voto}\0${parole}\0${sigla}`, row));
    return vote;
  }

  /** Takes a statement of a dump; gives whether it is of use. */
  statement(subject: string, predicate: string, object: string): boolean {
    if (predicate === `${OSR}dataSeduta`) this.#days.set(own(subject), own(object));
    else if (predicate === `${OSR}relativoA`) getOrMake(this.#objects, own(subject), () => new Set()).add(own(object));
    else {
      const identity = subject.includes("/votazione/") ? voteAt(subject) : null;
      if (identity === null) return false;
      this.#say(identity, predicate, object);
    }
    return true;
  }

  #say(identity: Identity, predicate: string, object: string): void {
    const name = predicate.startsWith(OSR) ? predicate.slice(OSR.length) : "";
    const voto = SENATO.get(name.toLowerCase());
    const person = voto === undefined ? null : personAt(object);
    if (voto !== undefined && person !== null) {
      this.#position(identity, person, voto, name, null);
      return;
    }
    const vote = this.#vote(identity);
    vote.told = true;
    const campo = predicate === LABEL ? "etichetta" : CAMPO_OF.get(name.toLowerCase());
    if (name === "seduta") vote.seduta = own(object);
    else if (name === "oggetto") vote.linked.add(own(object));
    else if (campo !== undefined) vote.set(campo, object);
  }

  /**
   * Takes a row of an answer: a vote, or the position of somebody.
   *
   * @param cells by column, in lower case
   * @param named the vote whose file it is, for rows that name none
   * @returns whether it says something of a vote
   */
  row(cells: ReadonlyMap<string, string>, named: Identity | null): boolean {
    let [identity, person, list]: [Identity | null, string | null, string | null] = [null, null, null];
    for (const [column, value] of cells) {
      identity ??= voteAt(value);
      if (value.startsWith(OSR)) list = value.slice(OSR.length);
      const found = personAt(value);
      if (found === null) continue;
      person ??= found;
      if (SENATO.has(column)) list ??= column;
    }
    if (person !== null) return this.#listed(cells, identity ?? named, person, list);
    if (identity === null) return false;
    const vote = this.#vote(identity);
    vote.told = true;
    for (const [column, value] of cells) {
      const campo = CAMPO_OF.get(column);
      const act = /\/attocamera\.rdf\/ac\d{1,3}_([\dA-Za-z-]{1,40})$/.exec(value)?.[1];
      const reading = READING.has(column) ? parseBillNumber(value) : null;
      if (/\/(?:ddl|oggettotrattazione)\/\d+$/.test(value)) vote.linked.add(value);
      else if (act !== undefined) vote.ddl.add(`C.${parseBillNumber(act)?.chiave ?? act}`);
      else if (reading !== null) vote.ddl.add(`${reading.ramo ?? identity.ramo[0]}.${reading.chiave}`);
      else if (campo !== undefined) vote.set(campo, value);
    }
    return true;
  }

  #listed(cells: ReadonlyMap<string, string>, identity: Identity | null, person: string, list: string | null): boolean {
    if (identity === null || identity.ramo[0] !== person[0]) return false;
    const cell = (...names: string[]) =>
      names.map((name) => cells.get(name)?.trim() ?? "").find((text) => text !== "") ?? "";
    if (identity.ramo === "Senato") {
      const voto = SENATO.get(list?.toLowerCase() ?? "");
      if (voto !== undefined) this.#position(identity, person, voto, list ?? "", null);
      return voto !== undefined;
    }
    const type = cell("tipo", "type", "espressione");
    // `COGNOME NOME (SIGLA) in missione`
    const label = plain(cell("label"));
    const info =
      cell("info", "description") ||
      (/^non ha votato$/i.test(type) ? label.slice(label.lastIndexOf(")") + 1).trim() : "");
    const words = CAMERA.find(([pattern]) => pattern.test(info)) ?? CAMERA.find(([pattern]) => pattern.test(type));
    if (words === undefined) return false;
    const sigla = cell("sigla", "grp", "gruppo", "siglagruppo");
    const vote = this.#position(identity, person, words[1], info || type, sigla || null);
    const name = label.includes("(") ? label.slice(0, label.indexOf("(")).trim() : "";
    if (name !== "") vote?.nomi.set(person, own(name));
    return true;
  }

  /**
   * Takes over what a file that was read to its end says. Files come the newest first: of two answers on one vote the newer holds, whole,
   * both of what the vote was and of who took which position.
   *
   * @param parts whether it is a part of one source, whose files say of a vote what the others do not
   */
  take(other: Gathered, parts: boolean): void {
    for (const [id, vote] of other.votes) {
      const mine = getOrMake(this.votes, id, () => new Draft(vote.identity));
      if (parts || mine.voti.size === 0) mine.list(vote);
      if (parts || !mine.told) mine.complete(vote);
    }
    for (const [sitting, day] of other.#days) this.#days.set(sitting, day);
    for (const [object, about] of other.#objects)
      for (const one of about) getOrMake(this.#objects, object, () => new Set()).add(one);
  }

  /**
   * The records, with what the dumps say where the answers are silent: an answer is the newer of the two.
   *
   * @param dumps statements of dumps
   */
  records(dumps: Gathered, rapporto: Rapporto): VotazioneRecord[] {
    for (const [id, vote] of dumps.votes) {
      const mine = getOrMake(this.votes, id, () => new Draft(vote.identity));
      for (const name of NUMERI)
        if ((mine.campi.get(name) ?? vote.campi.get(name)) !== (vote.campi.get(name) ?? mine.campi.get(name)))
          rapporto.count(
            AREA,
            "votazione con numeri diversi nel dump e nella risposta: valgono quelli della risposta",
            {
              esempio: `${id} ${name}`,
            },
          );
      mine.complete(vote);
      if (mine.voti.size === 0) mine.list(vote);
    }
    return [...this.votes].map(([id, vote]) => this.#record(id, vote, dumps, rapporto));
  }

  #record(
    id: string,
    { identity, campi, ddl, linked, seduta, voti, nomi }: Draft,
    dumps: Gathered,
    rapporto: Rapporto,
  ): VotazioneRecord {
    const text = (campo: Campo) => campi.get(campo) ?? null;
    const number = (campo: Campo) => (/^\d{1,6}$/.test(campi.get(campo) ?? "") ? Number(campi.get(campo)) : null);
    const yes = (campo: Campo) => YES_NO.get(campi.get(campo)?.toLowerCase() ?? "") ?? null;
    const about = [...linked].flatMap((address) => [address, ...(dumps.#objects.get(address) ?? [])]);
    const raw = campi.get("data") ?? (seduta === null ? undefined : dumps.#days.get(seduta));
    const data = raw === undefined ? null : dayIn(raw);
    if (data === null)
      rapporto.count(AREA, "votazione senza un giorno plausibile: resta senza data", { esempio: `${id} ${raw ?? ""}` });
    return {
      id,
      ...identity,
      data,
      etichetta: text("etichetta"),
      descrizione: text("descrizione"),
      tipo: text("tipo"),
      finale: yes("finale"),
      segreta: yes("segreta"),
      fiducia: yes("fiducia"),
      esito: OUTCOMES.get(text("esito")?.toLowerCase() ?? "") ?? null,
      favorevoli: number("favorevoli"),
      contrari: number("contrari"),
      astenuti: number("astenuti"),
      presenti: number("presenti"),
      votanti: number("votanti"),
      maggioranza: number("maggioranza"),
      congedoMissione: number("congedoMissione"),
      url: /^https?:\/\/\S+$/.test(text("url") ?? "") ? text("url") : null,
      ddl: [...ddl],
      fasi: about.flatMap((address) => /\/ddl\/(\d{1,9})$/.exec(address)?.[1] ?? []).map(Number),
      // An object that the dump of objects lacks, or whose answer is of another day, says nothing.
      collegata: about.some((address) => !/\/oggettotrattazione\//.test(address)),
      voti,
      nomi,
    };
  }
}

const YES_NO: ReadonlyMap<string, boolean> = new Map(
  Object.entries({ "1": true, true: true, "0": false, false: false }),
);
const OUTCOMES: ReadonlyMap<string, "approvato" | "respinto"> = new Map(
  Object.entries({ approvato: "approvato", "1": "approvato", respinto: "respinto", "0": "respinto" } as const),
);

/**
 * The day of a date as the branches write it.
 *
 * @example dayIn("20230726") // "2023-07-26"
 */
function dayIn(raw: string): string | null {
  const day = /^\d{8}$/.test(raw) ? `${raw.slice(0, 4)}-${raw.slice(4, 6)}-${raw.slice(6)}` : raw.slice(0, 10);
  return isRealDate(day) && day >= "1948" ? day : null;
}
