/** The projects of the recovery plan: those of a place, those of a code, and a window of them. */

import { LUOGO_NON_TROVATO } from "../../contract/errors.ts";
import { noteLuogo } from "../../contract/note-luoghi.ts";
import { BASE_PATH } from "../../contract/operations.ts";
import { PLACE_KINDS, type PlaceKind } from "../../contract/place-kinds.ts";
import type { PlanPlace, StoredProject } from "../../contract/resources/plan-projects.ts";
import { decode } from "../../format/bytes.ts";
import { documentOf, metaWith, ownEntry } from "../../format/line-json.ts";
import {
  decodePlaceRanking,
  type PlaceRankingsCard,
  placeRankingsFile,
  placeRankingsPart,
  type StoredPlace,
} from "../../format/place-rankings.ts";
import {
  askedPlaces,
  decodeProjectPage,
  decodeProjects,
  namedWithProvince,
  type PlacedProjects,
  type PlacesByName,
  PROJECT_FILES,
  type ProjectsCard,
} from "../../format/projects.ts";
import { card, json, type Read, readRequired } from "../../format/read-tree.ts";
import { foldWords } from "../../law/fold.ts";
import { bucketOf } from "../../law/identity/act-bucket.ts";
import { lettersApart } from "../../law/letters-apart.ts";
import { type Answer, answerOf } from "../answer.ts";
import { notFound, several } from "./lookup.ts";
import type { Render } from "./render.ts";

/** A code as the source writes it. */
const codeOf = (text: string): string => text.replace(/\s+/g, "").toUpperCase();

/** The projects of a code, whole, in the order of the answers. */
async function projectsOf(read: Read, { codici }: Pick<ProjectsCard, "codici">, cup: string): Promise<StoredProject[]> {
  return decodeProjects(decode(await readRequired(read, PROJECT_FILES.codes(bucketOf(cup, codici)))), cup);
}

const cents = (euro: number | null): bigint => BigInt(Math.round((euro ?? 0) * 100));
/** Cents as euro, exact: `euro` of the views, which no router has. */
const inEuro = (amount: bigint): number => Number(amount) / 100;

const named = ({ tipo, codice, nome, provincia, regione }: PlanPlace): PlanPlace => ({
  tipo,
  codice,
  nome,
  provincia,
  regione,
});

/** What a place is called among those of a kind that it lies in; `null` where it lies in none. */
const IN_KIND: Readonly<Record<PlaceKind, (place: PlanPlace) => string | null>> = {
  comune: ({ tipo, codice }) => (tipo === "comune" ? codice : null),
  provincia: ({ tipo, codice }) => (tipo === "regione" ? null : (codice?.slice(0, 3) ?? null)),
  regione: ({ regione }) => regione,
};

/** Whether a place is, or lies in, another; one that no row names lies in those without a code. */
const within = (place: PlanPlace | undefined, { tipo, codice, nome }: PlanPlace): boolean => {
  const own = place ? IN_KIND[tipo](place) : null;
  return own === (codice === null || tipo !== "regione" ? codice : nome);
};

/** The part of a project that lies in an area, as it is stored: of its places, and at last of what names none. */
const partsIn = ({ progetto: { luoghi }, parti }: StoredProject, area: PlanPlace): string[] =>
  parti.filter((_, i) => within(luoghi[i], area));

const NEAREST = 10;

/**
 * The places whose names are nearest to a text, nearest first; ties in the order of the file. None for a text longer than every name: it
 * misspells no place, and comparing takes time in proportion to its length.
 */
async function nearestPlaces(read: Read, asked: string): Promise<PlanPlace[]> {
  const places = json<readonly PlanPlace[]>(await readRequired(read, PROJECT_FILES.names)).map((place) => ({
    place,
    name: foldWords(place.nome).join(" "),
  }));
  if (places.every(({ name }) => name.length < asked.length)) return [];
  return places
    .map(({ place, name }) => ({ place, far: lettersApart(asked, name) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, NEAREST)
    .map(({ place }) => place);
}

/** The places that a text names. */
async function placesNamed(
  read: Read,
  { luoghi }: Pick<ProjectsCard, "luoghi">,
  text: string,
): Promise<PlacedProjects[]> {
  for (const { tipo, nome } of askedPlaces(text)) {
    const file = json<PlacesByName>(await readRequired(read, PROJECT_FILES.places(bucketOf(nome, luoghi))));
    const found = (ownEntry(file, nome) ?? []).filter((place) => tipo === undefined || place.tipo === tipo);
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The places that a text names and nothing else, by name or by code, municipalities first; none where it names none.
 *
 * @example await placesCalled(read, "Bologna") // [{ tipo: "comune", codice: "037006", nome: "BOLOGNA", … }, { tipo: "provincia", … }]
 */
export async function placesCalled(read: Read, text: string): Promise<readonly PlanPlace[]> {
  const found = await placesNamed(read, (await card<ProjectsCard>(read, "pnrr-progetti")).said, text);
  return PLACE_KINDS.flatMap((kind) => found.filter(({ tipo }) => tipo === kind));
}

/** The municipalities that a text names with their province behind them. */
async function placesInProvince(
  read: Read,
  card: Pick<ProjectsCard, "luoghi">,
  asked: string,
): Promise<PlacedProjects[]> {
  const named = namedWithProvince(asked);
  const areas = named ? await placesNamed(read, card, named.provincia) : [];
  const provinces = areas.flatMap(({ tipo, nome }) => (tipo === "provincia" ? nome : []));
  const found = named && provinces.length > 0 ? await placesNamed(read, card, named.text) : [];
  return found.filter(({ tipo, provincia }) => tipo === "comune" && provincia && provinces.includes(provincia));
}

/** The one place that a text means, or the answer that says why there is not one. */
async function placeOf(
  read: Read,
  card: Pick<ProjectsCard, "luoghi">,
  text: string,
  lingua: "it" | "en",
): Promise<PlacedProjects | Answer> {
  const whole = await placesNamed(read, card, text);
  const found = whole.length > 0 ? whole : await placesInProvince(read, card, text);
  const [place, other] = found;
  if (other) {
    const candidati = PLACE_KINDS.flatMap((kind) => found.filter((one) => one.tipo === kind));
    return several(
      "luogo",
      lingua,
      candidati.map(({ primo: _, ...one }) => one),
    );
  }
  if (place) return place;
  const [asked, ofKind] = askedPlaces(text);
  const body = { detail: LUOGO_NON_TROVATO[lingua], luoghi: await nearestPlaces(read, (ofKind ?? asked)?.nome ?? "") };
  return answerOf(404, JSON.stringify(body), lingua);
}

/**
 * The part of some projects' funding that a place has, in euro, rounded half up once for all.
 *
 * @example shareOf([{ somma: "2", parti: ["1", "1"], progetto: { luoghi: [milano], finanziamento_totale: 10.03 } }], milano) // 5.02
 */
export function shareOf(projects: readonly StoredProject[], area: PlanPlace): number {
  let [num, den] = [0n, 1n];
  for (const project of projects) {
    const [whole, part] = [BigInt(project.somma), partsIn(project, area).reduce((sum, one) => sum + BigInt(one), 0n)];
    num = num * whole + cents(project.progetto.finanziamento_totale) * part * den;
    den *= whole;
  }
  return inEuro((2n * num + den) / (2n * den));
}

/** The rows from one place of the order on, out of the pages that hold them. */
async function rowsFrom(read: Read, { righe }: ProjectsCard, first: number, count: number): Promise<object[]> {
  if (count === 0) return [];
  const [from, to] = [Math.floor(first / righe), Math.ceil((first + count) / righe)];
  const pages = Array.from({ length: to - from }, async (_, i) => {
    const start = (from + i) * righe;
    const text = decode(await readRequired(read, PROJECT_FILES.page(from + i)));
    return decodeProjectPage(text, Math.max(0, first - start), first + count - start);
  });
  return (await Promise.all(pages)).flat();
}

const lines = (items: readonly object[]): string => items.map((item) => JSON.stringify(item)).join(",\n");

/** Those of a place, of a code, of both, or all; the sum is of all that are chosen, not of the window. */
export const renderProgetti: Render<"pnrr-progetti"> = async ({ luogo, cup, limit, offset }, { lingua, read }) => {
  const { said, metaLine } = await card<ProjectsCard>(read, "pnrr-progetti");
  const place = luogo.trim() === "" ? null : await placeOf(read, said, luogo, lingua);
  if (place && "status" in place) return place;
  const answer = (totale: number, importo_totale: number, rows: readonly object[]) => {
    const scalars = { totale, importo_totale, limit, offset, luogo: place && named(place) };
    return answerOf(200, documentOf(metaLine(lingua), scalars, { progetti: lines(rows) }), lingua);
  };
  const code = codeOf(cup);
  if (code !== "") {
    const all = await projectsOf(read, said, code);
    const chosen = place ? all.filter((one) => partsIn(one, place).length > 0) : all;
    const sum = chosen.reduce((cent, { progetto }) => cent + cents(progetto.finanziamento_totale), 0n);
    const rows = chosen.slice(offset, offset + limit).map((one) => {
      const { id: _id, finanziamenti: _f, appalti: _a, ...row } = one.progetto;
      const whole = row.finanziamento_totale;
      return { ...row, importo_nel_luogo: place && whole !== null ? shareOf([one], place) : whole };
    });
    return answer(chosen.length, place ? shareOf(chosen, place) : inEuro(sum), rows);
  }
  const { totale, importo_totale, primo } = place ?? { ...said, primo: 0 };
  const count = Math.max(0, Math.min(limit, totale - offset));
  return answer(totale, importo_totale, await rowsFrom(read, said, primo + offset, count));
};

/** The projects of a code, with their tenders, and who made and won these. */
export const renderProgetto: Render<"pnrr-progetto"> = async ({ cup }, { lingua, read }) => {
  const { said, metaLine } = await card<Pick<ProjectsCard, "codici">>(read, "pnrr-progetto");
  const code = codeOf(cup);
  const found = (await projectsOf(read, said, code)).map(({ progetto }) => progetto);
  if (found.length === 0) return notFound("progetto", lingua);
  const importo_totale = inEuro(found.reduce((sum, one) => sum + cents(one.finanziamento_totale), 0n));
  const scalars = { cup: code, totale: found.length, importo_totale };
  const elsewhere = cup === code ? {} : { "Content-Location": `${BASE_PATH}/pnrr/progetti/${code}` };
  const body = documentOf(metaLine(lingua), scalars, { progetti: lines(found) });
  return { ...answerOf(200, body, lingua, elsewhere), subject: { cup: code } };
};

/** Who won most, or put out most, of the tenders whose projects lie in a place. */
export const renderLuogo: Render<"pnrr-luogo-aziende" | "pnrr-luogo-enti"> = async (
  { kind, luogo, limit },
  { lingua, read },
) => {
  const { said, metaLine } = await card<PlaceRankingsCard>(read, kind);
  const place = await placeOf(read, said, luogo, lingua);
  if ("status" in place) return place;
  const part = placeRankingsPart(place, said.classifiche);
  const file = json<Readonly<Record<string, StoredPlace>>>(await readRequired(read, placeRankingsFile(part)));
  const { figures, totale, voci } = decodePlaceRanking(file, place, kind === "pnrr-luogo-enti" ? "enti" : "aziende");
  const meta = metaWith(metaLine(lingua), (nota) => `${noteLuogo(figures, lingua)} ${nota}`);
  const rows = voci.slice(0, limit).map((voce, i) => ({ posizione: i + 1, ...voce }));
  const scalars = { luogo: named(place), ...figures, limit, totale };
  return answerOf(200, documentOf(meta, scalars, { classifica: lines(rows) }), lingua);
};
