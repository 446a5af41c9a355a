/** Rulings of the Constitutional Court, read from the editors' notes of an article. */

import { articleKey } from "../../../law/articles/article-number.ts";
import { expand } from "../../../law/grammar/expand.ts";
import { readLaw } from "../../../law/grammar/mentions.ts";
import { namesOf } from "../../../law/grammar/names.ts";
import { formatUrn } from "../../../law/identity/written-urn.ts";
import { ITALIAN_CITATIONS } from "../../../law/italian/tables.ts";
import type { Naming } from "../amending/passage.ts";
import { type NamedPlace, NOWHERE } from "../amending/places.ts";
import { collapse } from "../lines.ts";
import type { Articolo, AttoCitato, Pronuncia } from "../records.ts";
import type { OwnIdentity } from "../signals/s1-modifica-attiva.ts";
import { headsIn, type RulingHead } from "./head.ts";
import { type StruckGroup, struckIn } from "./struck.ts";

/** The article that notes stand below, and its act. */
interface Noted extends Pick<Articolo, "numero" | "allegato" | "testo"> {
  readonly self: OwnIdentity;
}

type Parte = Pronuncia["parti"][number];

/** `AGGIORNAMENTO (96)`: the text points to the note with `(96)`. Notes without it quote other acts, with rulings on them. */
const HEADING = /^(?:-+\s*)?AGGIORNAMENTO\s{0,9}(?:\(([^()]{1,8})\))?/;
/** `non prevede piu' l'illegittimita'`: an errata corrige takes the ruling back for this article. */
const WITHDRAWS = /^non\s/iu;
/** What ties a struck act to the article: `(che ha modificato il comma 1 del presente articolo)`. */
const CHANGED_IT = /\(\s?che\s[^()]*\bpresente\b/iu;
/** How a line begins that goes on the ruling of the line before. */
const GOES_ON =
  /^(?:[-–](?!-)|["“«\p{Ll}]|\d{1,2}\)|(?:Ha|Dichiara|Visto|Ai\ssensi|In\s(?:via|conseguenza|applicazione))\s)/u;
const ENDS = /\.["”»)\s]{0,4}$/;
const DIVISION = /^(?:allegat[oi]|capo|titolo|sezione|libro|parte|art\.)\s/iu;

/** A ruling from its verb to its end: what is glued behind it, a heading or an annex, is no part of it. */
function rulingAt(note: string, verb: number, end: number): string {
  const lines = note.slice(verb, end).split("\n");
  const stop = lines.findIndex(
    (line, at) => at > 0 && (DIVISION.test(line) || (ENDS.test(lines[at - 1] ?? "") && !GOES_ON.test(line))),
  );
  return collapse(lines.slice(0, stop < 0 ? lines.length : stop).join(" "));
}

/** A text, and what ties its act to the article that a note stands below. */
interface Ruling {
  readonly text: string;
  readonly noted: Noted;
  /** Whether the note says what the struck act did to the article. */
  readonly changedIt: boolean;
  /** Whether its act may be misspelt: tried where nothing else is of the article. */
  readonly misspelt: boolean;
}

/** Whether a citation is of the act of the file: by its number, and its day or year. */
export const isSelf = ({ data, numero, anno }: AttoCitato, self: OwnIdentity) =>
  numero === self.numero && (data === self.data || String(anno) === self.data.slice(0, 4));

/** `dell'art. 30 della legge della Regione ...`: an act that is not the State's. */
const REGIONAL =
  /^,?\s?(?:della\s(?:l(?:egge|\.)\s|delibera\p{L}{0,10}\s)|del\s(?:regolamento|decreto)\s)(?:statutaria\s)?(?:(?:della|dell['’])\s?(?:regione|provincia|assemblea)|regionale|provinciale|reg\.|prov\.)/iu;
const BEHIND = 60;

/**
 * Whether words name the act of the note, or no act. One that the editors misspelt (`d.P.R. 22 ottobre 1988, n. 247`) has its year, its type or day,
 * and the number of the article.
 */
function isOfAct(
  { atto, self: present, own, foreign, back, act, end, places }: Naming,
  { text, noted, changedIt, misspelt }: Ruling,
): boolean {
  const { self, numero } = noted;
  if (present || (atto !== null && isSelf(atto, self))) return true;
  if (changedIt || (atto === null && REGIONAL.test(text.slice(end, end + BEHIND)))) return false;
  if (atto === null && !foreign && (!own || back)) return true;
  const isLike = act >= 0 && text.slice(act, end).includes(self.data.slice(0, 4));
  const isKind = atto === null || atto.tipo === self.tipo || atto.data === self.data;
  return misspelt && isLike && isKind && places.some(({ articolo }) => articolo === numero);
}

/** Whether a place is the article of a note, or in it. */
const isHere = ({ articolo, allegato, divisione }: NamedPlace, { numero, allegato: container }: Noted) =>
  divisione === null &&
  (allegato === null || container !== null) &&
  (articolo === null || articleKey(articolo) === articleKey(numero));

const placesHere = (naming: Naming, ruling: Ruling) =>
  isOfAct(naming, ruling) ? naming.places.filter((place) => isHere(place, ruling.noted)) : [];

/** `numero 2), secondo comma`: the narrower step stands first. */
function joined(places: readonly NamedPlace[], words: string): NamedPlace[] {
  const found: NamedPlace[] = [];
  for (const place of places) {
    const before = found.at(-1);
    const isWider =
      place.parte?.startsWith("comma") && before?.parte != null && /^(?:lettera|numero)/.test(before.parte);
    const isApart = before !== undefined && /(?<!\p{L})ed?(?!\p{L})/u.test(words.slice(before.at, place.at));
    if (isWider && before !== undefined && !isApart)
      found[found.length - 1] = {
        ...before,
        parte: `${place.parte}, ${before.parte}`,
        dentro: before.dentro || place.dentro,
      };
    else found.push(place);
  }
  return found;
}

/** The whole act is struck, and so the article. */
const WHOLE_ACT: NamedPlace = { ...NOWHERE, dentro: false, ruolo: "oggetto", at: 0 };

interface Struck extends Parte {
  /** Whether the words that name it are struck without a limit: also a whole sentence of a comma. */
  readonly whole: boolean;
}

const CAPOVERSO = /capovers|(?<!\p{L})cpv/iu;
const HALF = /(?:prima|seconda|terza|ultima)\sparte(?!\p{L})/iu;

/** What a group strikes of the article. */
function struckHere(group: StruckGroup, ruling: Ruling): Struck[] {
  const { namings, limited, inside, within } = group;
  return namings.flatMap((naming) => {
    const whole = naming.places.length === 0 && isOfAct(naming, ruling) ? [WHOLE_ACT] : placesHere(naming, ruling);
    const named = joined(whole, ruling.text);
    const places = within.length > 0 && named.length > 0 && named.every(({ parte }) => parte === null) ? within : named;
    const words = ruling.text.slice(naming.start, naming.end);
    return places.map(({ parte, dentro }): Struck => {
      // Which comma a capoverso is, is not said: "primo capoverso" is the second one.
      const partizione = CAPOVERSO.test(words) ? null : parte;
      const isPiece = inside || HALF.test(words) || partizione !== parte || dentro;
      const portata = limited || isPiece ? "parte" : "intero";
      return { partizione, portata, consequenziale: group.consequential, whole: !limited };
    });
  });
}

/** Each part once: whole where a head strikes it whole, a consequence where any head says so. */
function partsOf(struck: readonly Struck[]): Parte[] {
  const parts = new Map<string | null, Parte>();
  for (const { partizione, portata, consequenziale } of struck) {
    const known = parts.get(partizione);
    parts.set(partizione, {
      partizione,
      portata: known?.portata === "intero" ? "intero" : portata,
      consequenziale: consequenziale || known?.consequenziale === true,
    });
  }
  return [...parts.values()];
}

const NAMES = namesOf(ITALIAN_CITATIONS);
const LATEST = 2099;

/** Another act that is struck, or another article of this one where nothing else is. */
function otherStruck(groups: readonly StruckGroup[], ruling: Ruling, isHereStruck: boolean): Pronuncia["atto_colpito"] {
  const { text, noted } = ruling;
  const all = groups.flatMap(({ namings }) => namings);
  const other = all.find((one) => !isOfAct(one, ruling)) ?? (isHereStruck ? undefined : all[0]);
  if (other === undefined) return null;
  const atto = isOfAct(other, ruling)
    ? { ...noted.self, anno: null, urn: formatUrn({ ...noted.self, anno: null }) }
    : other.atto;
  const testo = text.slice(other.start, other.end);
  // `72, primo comma, del regio decreto`: the list says before it that these are articles.
  const [place] = readLaw(NAMES, testo.replace(/^(?=\d)/, "art. "), { latest: LATEST }).mentions.flatMap(expand);
  return atto && { atto, articolo: place?.articolo ?? null, partizione: place?.partizione ?? null, testo };
}

/** What a note says of one ruling on its article; `null` where it strikes nothing, or nothing that is understood. */
function readRuling(head: RulingHead, note: string, end: number, nota: string, noted: Noted): Pronuncia | null {
  const { tipo, numero, anno, deciso, deposito, gazzetta, verb } = head;
  const dispositivo = rulingAt(note, verb, end);
  const lead = collapse(note.slice(head.end, verb));
  const changedIt = CHANGED_IT.test(dispositivo);
  const withdraws = WITHDRAWS.test(dispositivo);
  const struckBy = (misspelt: boolean) => {
    const ruling: Ruling = { text: `${lead} ${dispositivo}`, noted, changedIt, misspelt };
    const isHere = (naming: Naming) => placesHere(naming, ruling).length > 0;
    const { groups, read } = withdraws ? { groups: [], read: [] } : struckIn(ruling.text, isHere);
    const ours = groups.flatMap((group) =>
      struckHere(group, ruling).map((struck) => ({ ...struck, interpreted: group.interpreted })),
    );
    return { ruling, groups, ours, isRead: ours.length === 0 && read.some(isHere) };
  };
  const strictly = struckBy(false);
  const { ruling, groups, ours, isRead } = strictly.ours.length > 0 || changedIt ? strictly : struckBy(true);
  if (!withdraws && groups.length === 0 && !isRead) return null;
  const isReading = isRead || (ours.length > 0 && ours.every(({ interpreted }) => interpreted));
  const partial = ours.some(({ whole }) => whole) ? "illegittimita" : "illegittimita_parziale";
  return {
    tipo,
    numero,
    anno,
    deciso,
    deposito,
    gazzetta,
    parti: partsOf(ours),
    effetto: withdraws ? "rettifica" : isReading ? "interpretativa" : ours.length === 0 ? "riguarda_altro" : partial,
    atto_colpito: otherStruck(groups, ruling, ours.length > 0),
    dispositivo,
    nota,
    nel_testo: nota !== "" && noted.testo.includes(`(${nota})`),
    ritirata_da: null,
  };
}

/** The heads of the rulings that a note of an article tells, those that strike nothing too; a note that quotes another act tells none. */
export const headsBelow = (item: string): RulingHead[] => (HEADING.test(item) ? headsIn(item) : []);

/**
 * The rulings that the notes of an article tell and that strike something, in the order of the notes. One that a later note takes back (`non prevede piu'`) names that note.
 *
 * @example readPronunce({ note: ["AGGIORNAMENTO (34)\nLa Corte costituzionale, con sentenza 5 - 8 luglio 2010, n. 249 ... ha dichiarato ..."], ... })
 *   // [{ tipo: "sentenza", numero: 249, anno: 2010, deposito: "2010-07-08", nota: "34", ... }]
 */
export function readPronunce({ note, ...noted }: Noted & Pick<Articolo, "note">): Pronuncia[] {
  const found = note.flatMap((item) => {
    const nota = HEADING.exec(item)?.[1]?.trim() ?? "";
    const heads = headsBelow(item);
    return heads.flatMap((head) => {
      const end = heads.find(({ start }) => start > head.start)?.start ?? item.length;
      return (head.verb < end && readRuling(head, item, end, nota, noted)) || [];
    });
  });
  const keyOf = ({ anno, numero }: Pronuncia) => `${anno}/${numero}`;
  const withdrawals = new Map(
    found.flatMap((one, at) => (one.effetto === "rettifica" ? [[keyOf(one), { at, nota: one.nota }]] : [])),
  );
  return found.map((one, at) => {
    const withdrawal = withdrawals.get(keyOf(one));
    return withdrawal !== undefined && withdrawal.at > at ? { ...one, ritirata_da: withdrawal.nota } : one;
  });
}
