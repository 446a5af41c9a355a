import { describe, expect, it } from "vitest";
import { askedPlaces, placeNames } from "../../generator/format/projects.ts";
import { otherPlaceNames } from "../../generator/tree/place-names.ts";

const place = (tipo: "comune" | "provincia" | "regione", codice: string, nome: string) => ({ tipo, codice, nome });

/** Places of the plan whose names people write in many ways. */
const PLACES = [
  place("comune", "054013", "CITTA' DI CASTELLO"),
  place("comune", "068012", "CITTA' SANT'ANGELO"),
  place("comune", "054012", "CITTA' DELLA PIEVE"),
  place("comune", "099998", "CASTELLO"),
  place("comune", "018018", "COMUNE DI ESEMPIO 02"),
  place("comune", "058091", "ROMA"),
  place("comune", "080063", "REGGIO DI CALABRIA"),
  place("comune", "035033", "REGGIO NELL'EMILIA"),
  place("comune", "021008", "BOLZANO"),
  place("comune", "044066", "SAN BENEDETTO DEL TRONTO"),
  place("comune", "007055", "RH MES-NOTRE-DAME"),
  place("comune", "011015", "LA SPEZIA"),
  place("provincia", "058", "ROMA"),
  place("provincia", "080", "REGGIO DI CALABRIA"),
  place("provincia", "021", "BOLZANO/BOZEN"),
  place("provincia", "108", "MONZA E DELLA BRIANZA"),
  place("provincia", "007", "VALLE D'AOSTA/VALLÉE D'AOSTE"),
  place("provincia", "040", "FORLI'-CESENA"),
  place("regione", "004", "TRENTINO-ALTO ADIGE/SÜDTIROL"),
  place("regione", "019", "SICILIA"),
  place("regione", "008", "EMILIA-ROMAGNA"),
];

/** Codes of the places that a text means, as the index and the router find them. */
function meant(text: string): string[] {
  for (const { tipo, nome } of askedPlaces(text)) {
    const found = PLACES.filter(
      (one) => (!tipo || one.tipo === tipo) && [...placeNames(one), ...otherPlaceNames(one)].includes(nome),
    );
    if (found.length > 0) return found.map(({ codice }) => codice);
  }
  return [];
}

describe("a place", () => {
  it.each([
    ["Città di Castello", ["054013"]],
    ["CITTA' DI CASTELLO", ["054013"]],
    ["Comune di Città di Castello", ["054013"]],
    ["Città della Pieve", ["054012"]],
    ["Città Sant'Angelo", ["068012"]],
    ["citta sant angelo", ["068012"]],
    ["COMUNE DI ESEMPIO 02", ["018018"]],
    ["58091", ["058091"]],
    ["comune 58091", ["058091"]],
    ["7055", ["007055"]],
    ["RM", ["058"]],
    ["provincia di RC", ["080"]],
    ["Roma", ["058091", "058"]],
    ["Roma Capitale", ["058091"]],
    ["Comune di Roma Capitale", ["058091"]],
    ["Città metropolitana di Roma Capitale", ["058"]],
    ["Città di Roma", ["058091"]],
    ["metropolitan city of Rome", ["058"]],
    ["Reggio Calabria", ["080063", "080"]],
    ["Città metropolitana di Reggio Calabria", ["080"]],
    ["reggio emilia", ["035033"]],
    ["Bolzano/Bozen", ["021"]],
    ["Comune di Bolzano/Bozen", ["021008"]],
    ["Bozen", ["021008", "021"]],
    ["Provincia autonoma di Bolzano", ["021"]],
    ["Alto Adige", ["021"]],
    ["S. Benedetto del Tronto", ["044066"]],
    ["Rhêmes-Notre-Dame", ["007055"]],
    ["Spezia", ["011015"]],
    ["Monza e Brianza", ["108"]],
    ["Monza-Brianza", ["108"]],
    ["Provincia di Aosta", ["007"]],
    ["Forlì e Cesena", ["040"]],
    ["Regione Siciliana", ["019"]],
    ["Regione Trentino-Alto Adige", ["004"]],
    ["Emilia e Romagna", ["008"]],
    ["Sicily", ["019"]],
    ["regione Umbria", []],
    ["a/b/c/d", []],
    ["", []],
  ] as const)("%j means %j", (text, codes) => expect(meant(text)).toEqual(codes));
});
