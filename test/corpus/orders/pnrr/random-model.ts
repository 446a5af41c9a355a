import fc from "fast-check";
import type { ModelloPnrr } from "../../../../generator/corpus/pnrr/modello.ts";
import { NATURE } from "../../../../generator/corpus/pnrr/natura.ts";

const SETTORI = [
  "INFRASTRUTTURE SOCIALI",
  "SERVIZI ALLE IMPRESE",
  "Servizi alle imprese",
  "RICERCA",
  "NON DISPONIBILE",
  "È",
];
const AMOUNTS = [null, 0, 1, 99, 100, 12345, 12345, 10_000_000_00, 3, 7_777_777_777_77];

/** Places: in no region, in one, in a province, in a municipality. */
const LUOGHI = [
  { regione: null, provincia: null, comune: null },
  ...["000", "003", "005", "017"].map((regione) => ({ regione, provincia: null, comune: null })),
  { regione: "003", provincia: "015", comune: null },
  { regione: "003", provincia: "015", comune: "015146" },
  { regione: "003", provincia: "013", comune: "013130" },
  { regione: "005", provincia: "022", comune: "022106" },
];

const few = (below: number) => fc.uniqueArray(fc.nat({ max: below - 1 }), { maxLength: 4 });
const subjects = (kind: "azienda" | "ente") =>
  Array.from({ length: 6 }, (_, i) => {
    const codice = String(10 - i).padStart(11, "0");
    return { id: `${kind}:${codice}`, codice, nome: `ESEMPIO ${i % 3}` };
  });

/** How much an amount exceeds a sum in which nothing may be unknown. */
const beyond = (importo: number | null, totali: readonly (number | null)[]) =>
  totali.includes(null) ? 0 : Math.max(0, (importo ?? 0) - totali.reduce<number>((sum, t) => sum + (t ?? 0), 0));

/** Small models full of ties: equal amounts, equal names, shared tenders, projects without tenders or places. */
export const randomModel: fc.Arbitrary<ModelloPnrr> = fc
  .record({
    appalti: fc.array(
      fc.record({
        importo: fc.constantFrom(...AMOUNTS.filter((a) => a !== 0)),
        natura: fc.constantFrom(null, ...NATURE),
        enti: few(6),
        aziende: few(6),
      }),
      { minLength: 8, maxLength: 8 },
    ),
    progetti: fc.array(
      fc.record({
        settore: fc.constantFrom(...SETTORI),
        totale: fc.constantFrom(...AMOUNTS),
        fonti: fc.tuple(fc.constantFrom(0, 0, 5, 99), fc.constantFrom(0, 70, 5)),
        appalti: few(8),
        luoghi: fc.array(
          fc
            .record({
              luogo: fc.constantFrom(...LUOGHI),
              percentuale: fc.constantFrom(null, "0", "33.33", "33.34", "100", "7"),
            })
            .map(({ luogo, percentuale }) => ({ ...luogo, percentuale })),
          { maxLength: 4 },
        ),
      }),
      { maxLength: 14 },
    ),
  })
  .map(({ appalti, progetti }) => {
    const named = new Set(progetti.flatMap((p) => p.appalti));
    const used = appalti.map((a, i) => ({ ...a, i })).filter(({ i }) => named.has(i));
    const indexOf = new Map(used.map(({ i }, at) => [i, at]));
    const pick = (members: (a: (typeof used)[number]) => readonly number[], kind: "azienda" | "ente") => {
      const ids = [...new Set(used.flatMap(members))];
      return { list: ids.map((i) => subjects(kind)[i]!), at: new Map(ids.map((i, at) => [i, at])) };
    };
    const [enti, aziende] = [pick((a) => a.enti, "ente"), pick((a) => a.aziende, "azienda")];
    return {
      progetti: progetti.map(({ fonti: _, ...p }, i) => ({
        ...p,
        id: `progetto:${(i * 7) % 10}:${i}:M1`,
        label: `Progetto ${i}`,
        cup: i % 3 === 0 ? null : `CUP${i % 5}`,
        clp: i % 4 === 0 ? "" : `L${i}`,
        submisura: "M1",
        titolo: i % 5 === 0 ? "" : `Progetto ${i}`,
        appalti: p.appalti.map((a) => indexOf.get(a)!),
      })),
      appalti: used.map((a) => ({
        id: `appalto:${(a.i * 5) % 8}`,
        label: `Appalto "${a.i}"`,
        cig: a.i % 2 === 0 ? `CIG${a.i}` : null,
        importo: a.importo,
        natura: a.natura,
        oltreFinanziamento: beyond(
          a.importo,
          progetti.filter((p) => p.appalti.includes(a.i)).map((p) => p.totale),
        ),
        enti: a.enti.map((e) => enti.at.get(e)!),
        aziende: a.aziende.map((z) => aziende.at.get(z)!),
      })),
      enti: enti.list,
      aziende: aziende.list,
      regioni: new Map([
        ["000", "AMBITO NAZIONALE"],
        ["003", "LOMBARDIA"],
        ["005", "VENETO"],
        ["017", "BASILICATA"],
      ]),
      province: new Map([
        ["013", { nome: "COMO", regione: "003" }],
        ["015", { nome: "MILANO", regione: "003" }],
        ["022", { nome: "TRENTO/TRIENT", regione: "005" }],
      ]),
      comuni: new Map([
        ["013130", "LIVO"],
        ["015146", "MILANO"],
        ["022106", "LIVO"],
      ]),
      fonti: [
        { codice: "stato", nome: "Stato" },
        { codice: "pnrr", nome: "PNRR" },
      ],
      importiFonti: Float64Array.from(progetti.flatMap((p) => p.fonti)),
      righe: {
        progetti: { lette: progetti.length, superate: 0, malformate: 0 },
        gare: { lette: 0, superate: 0, senzaChiave: 0, orfane: 0, malformate: 0 },
        aggiudicatari: { lette: 0, superate: 0, orfane: 0, persone: 0, senzaCodice: 0, malformate: 0 },
        luoghi: { lette: 0, superate: 0, ripetute: 0, orfane: 0, malformate: 0 },
        attuatori: { persone: 0, senzaCodice: 0 },
      },
    };
  });
