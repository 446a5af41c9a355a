/** How the answers below `/pnrr` are made and what the source does not say: `meta.nota`, in both languages. */

import type { Lingua, Prosa } from "./prose.ts";
import { SEPARATORS, writtenNumber } from "./written-number.ts";

// What was left out of the tables of the recovery plan, in words.

/** Rows of one table that were left out, by reason. */
type Righe = Readonly<Record<string, number>>;

/** `29,5%`: tenths of a percent, half up. */
function quota(parte: number | bigint, tutto: number | bigint, lingua: Lingua): string {
  const [part, whole] = [BigInt(parte), BigInt(tutto)];
  const tenths = whole === 0n ? 0n : (2000n * part + whole) / (2n * whole);
  return `${tenths / 10n}${SEPARATORS[lingua].decimal}${tenths % 10n}%`;
}

/** Names of the reasons for which a row is left out. */
const MOTIVI: Readonly<Record<string, Prosa>> = {
  persone: {
    it: "di persone fisiche o ditte individuali senza partita IVA (codice mascherato o personale)",
    en: "of natural persons or sole traders without a VAT number (masked or personal code)",
  },
  senzaCodice: { it: "senza un codice fiscale utilizzabile", en: "without a usable fiscal code" },
  orfane: {
    it: "orfane (il progetto o la gara non è nei file)",
    en: "orphans (their project or tender is not in the files)",
  },
  senzaChiave: { it: "senza alcun codice di gara", en: "without any tender code" },
  superate: {
    it: "superate da un'estrazione più recente o ripetute",
    en: "superseded by a newer extraction or repeated",
  },
  ripetute: { it: "ripetute uguali", en: "repeated as they are" },
  malformate: { it: "con campi mancanti o in più", en: "with missing or extra fields" },
};

/** Says how many rows of a table were left out, and why; `lette` are those that could be read. */
function omesse(tabella: Prosa, { lette = 0, malformate = 0, ...altre }: Righe, lingua: Lingua): string {
  const reasons = Object.entries({ ...altre, malformate }).filter(([, n]) => n > 0);
  const out = reasons.reduce((sum, [, n]) => sum + n, 0);
  const all = lette + malformate;
  const share = `${writtenNumber(out, lingua)} ${lingua === "it" ? "su" : "of"} ${writtenNumber(all, lingua)} (${quota(out, all, lingua)})`;
  const list = reasons
    .map(([motivo, n]) => `${writtenNumber(n, lingua)} ${MOTIVI[motivo]?.[lingua] ?? motivo}`)
    .join("; ");
  const head = lingua === "it" ? `Righe ${tabella.it} omesse: ${share}` : `Rows of ${tabella.en} left out: ${share}`;
  return list === "" ? `${head}.` : `${head}: ${list}.`;
}

const TABELLE = {
  gare: { it: "delle gare", en: "tenders" },
  aggiudicatari: { it: "degli aggiudicatari", en: "awardees" },
  luoghi: { it: "di localizzazione", en: "locations" },
  progetti: { it: "dei progetti", en: "projects" },
} as const satisfies Record<string, Prosa>;

/** The figures that the notes name. */
export interface CifrePnrr {
  readonly righe: {
    readonly progetti: Righe;
    readonly gare: Righe;
    readonly aggiudicatari: Righe;
    readonly luoghi: Righe;
    readonly attuatori: { readonly persone: number; readonly senzaCodice: number };
  };
  readonly progetti: number;
  readonly progettiSenzaAppalti: number;
  readonly progettiSenzaTotale: number;
  readonly progettiSenzaRegione: number;
  readonly appalti: number;
  readonly appaltiSenzaImporto: number;
  readonly appaltiSenzaNatura: number;
  /** Cents of the tenders' awards, each tender once. */
  readonly importi: {
    readonly tutti: bigint;
    readonly oltreFinanziamento: {
      readonly appalti: number;
      readonly importo: bigint;
      /** Cents beyond the funding. */
      readonly eccedenza: bigint;
    };
    readonly contributi: { readonly appalti: number; readonly importo: bigint };
  };
  /** Cents by which the sources exceed the total of the projects. */
  readonly scartoFonti: bigint;
}

type OperazionePnrr =
  | "pnrr-graph"
  | "pnrr-aziende"
  | "pnrr-enti"
  | "pnrr-regioni"
  | "pnrr-finanziamenti"
  | "pnrr-progetti"
  | "pnrr-progetto"
  | "pnrr-luogo-aziende"
  | "pnrr-luogo-enti";
export type NotePnrr = Readonly<Record<OperazionePnrr, Prosa>>;

function euro(cents: bigint, lingua: Lingua): string {
  const value = cents < 0n ? -cents : cents;
  return `${writtenNumber(value / 100n, lingua)}${SEPARATORS[lingua].decimal}${String(value % 100n).padStart(2, "0")}`;
}

const prosa = (text: (lingua: Lingua) => readonly string[]): Prosa => ({
  it: text("it").filter(Boolean).join(" "),
  en: text("en").filter(Boolean).join(" "),
});

/** The sentences that more than one note needs. */
function sentences(c: CifrePnrr, lingua: Lingua) {
  const n = (value: number) => writtenNumber(value, lingua);
  const it = lingua === "it";
  const { tutti, oltreFinanziamento: oltre, contributi } = c.importi;
  const [all, above, beyond, grants] = [tutti, oltre.importo, oltre.eccedenza, contributi.importo].map((cents) =>
    euro(cents, lingua),
  );
  const [aboveShare, grantsShare] = [oltre.importo, contributi.importo].map((cents) => quota(cents, tutti, lingua));
  const { persone, senzaCodice } = c.righe.attuatori;
  return {
    ente: it
      ? `I file non nominano la stazione appaltante: l'ente è il soggetto attuatore dei progetti che citano l'appalto (più d'uno se i progetti hanno attuatori diversi). Progetti il cui attuatore non dà un ente: ${n(persone)} perché persona fisica, ${n(senzaCodice)} perché senza un codice utilizzabile.`
      : `The files do not name the contracting authority: the body is the implementing body (soggetto attuatore) of the projects that name the tender (several where those differ). Projects whose implementing body gives none: ${n(persone)} as natural persons, ${n(senzaCodice)} without a usable code.`,
    importo: it
      ? `L'importo di un appalto è l'aggiudicazione, il massimo fra le righe dello stesso CIG; zero o vuoto vuol dire sconosciuto (${n(c.appaltiSenzaImporto)} appalti su ${n(c.appalti)}, ${quota(c.appaltiSenzaImporto, c.appalti, lingua)}): null, e 0 nelle somme e negli ordini; mai la base d'asta.`
      : `The amount of a tender is its award, the maximum over the rows of one CIG; zero or empty means unknown (${n(c.appaltiSenzaImporto)} tenders of ${n(c.appalti)}, ${quota(c.appaltiSenzaImporto, c.appalti, lingua)}): null, and 0 in sums and orders; never the base price.`,
    oltre: it
      ? `\`oltre_finanziamento\` segna gli appalti il cui importo supera l'intero finanziamento dei progetti che li citano (accordi quadro, adesioni contate di nuovo, errori della fonte): ${n(oltre.appalti)} su ${n(c.appalti)}, per ${above} euro su ${all} (${aboveShare}), dei quali ${beyond} oltre il finanziamento. Contributi: ${n(contributi.appalti)}, per ${grants} euro (${grantsShare}). Le due parti possono sovrapporsi.`
      : `\`oltre_finanziamento\` marks tenders whose amount exceeds the whole funding of the projects that name them (framework agreements, call-offs counted again, errors of the source): ${n(oltre.appalti)} of ${n(c.appalti)}, worth ${above} of ${all} euro (${aboveShare}), ${beyond} of it beyond the funding. Grants: ${n(contributi.appalti)}, worth ${grants} euro (${grantsShare}). The two parts may overlap.`,
    parti: it
      ? "Sono comprese in `importo_totale`: `importo_oltre_finanziamento` e `importo_contributi` dicono quanto."
      : "They are part of `importo_totale`: `importo_oltre_finanziamento` and `importo_contributi` say how much.",
    natura: it
      ? `\`natura\` viene dalla modalità di realizzazione; \`contributo\` dall'oggetto di ciò che non ha né CIG né genere di contratto; null dove la fonte non lo dice (${n(c.appaltiSenzaNatura)} su ${n(c.appalti)}).`
      : `\`natura\` comes from the way of realisation; \`contributo\` (grant) from the subject of what has neither a CIG nor a kind of contract; null where the source does not say (${n(c.appaltiSenzaNatura)} of ${n(c.appalti)}).`,
    persone: it
      ? "Le persone fisiche sono sempre escluse: l'appalto resta, senza di loro. Un'impresa individuale con partita IVA resta sotto il suo codice col solo nome «Impresa individuale»: la dice tale la forma giuridica o, dove nessuna riga la dà, un nome senza parole di società, ente o associazione."
      : "Natural persons are always left out: the tender stays, without them. A sole trader with a VAT number stays under its code, named «Impresa individuale» alone: its legal form says so or, where no row gives one, a name without a word of a company, body or association.",
    nome: it
      ? "Il nome è la grafia più frequente del codice fiscale fra quelle che indicano lui solo («(mandataria)» e simili tolti, raggruppamenti esclusi; altrimenti il codice). Il codice è l'identità: due codici dello stesso soggetto restano due voci."
      : 'The name is the most frequent spelling of the fiscal code among those that stand for its bearer alone ("(mandataria)" and the like taken away, groupings left out; else the code). The code is the identity: two codes of one subject stay two entries.',
    gare: omesse(TABELLE.gare, c.righe.gare, lingua),
    aggiudicatari: omesse(TABELLE.aggiudicatari, c.righe.aggiudicatari, lingua),
    luoghi: omesse(TABELLE.luoghi, c.righe.luoghi, lingua),
    progetti: omesse(TABELLE.progetti, c.righe.progetti, lingua),
    totale:
      c.progettiSenzaTotale === 0
        ? ""
        : it
          ? `Progetti senza Finanziamento Totale: ${n(c.progettiSenzaTotale)}, contati come 0.`
          : `Projects without Finanziamento Totale: ${n(c.progettiSenzaTotale)}, counted as 0.`,
  };
}

/** What `/pnrr/progetti` gives. */
const progetti = (c: CifrePnrr, lingua: Lingua) =>
  lingua === "it"
    ? `Tutti i progetti, con o senza appalti (${writtenNumber(c.progettiSenzaAppalti, "it")} su ${writtenNumber(c.progetti, "it")} non ne hanno nei file), per finanziamento decrescente, poi id. \`importo_totale\` somma il Finanziamento Totale dei progetti scelti, qualunque sia la finestra; di un luogo, la parte che gli tocca: un progetto si divide fra le righe di localizzazione come in \`/pnrr/classifica-regioni\`, in frazioni esatte arrotondate una volta per luogo. \`importo_nel_luogo\` è quella parte di ogni progetto (tutto il finanziamento, se non è chiesto un luogo), arrotondata al centesimo: le righe sommano a \`importo_totale\` a meno di mezzo centesimo per riga e mezzo per il totale. Ciò che non è in alcun comune, provincia o regione è NON DISPONIBILE: con esso le parti dei comuni (delle province, delle regioni) sommano al piano, arrotondamenti a parte.`
    : `All projects, with or without tenders (${writtenNumber(c.progettiSenzaAppalti, "en")} of ${writtenNumber(c.progetti, "en")} have none in the files), by funding descending, then id. \`importo_totale\` adds the Finanziamento Totale of the chosen projects, whatever the window; of a place, the part that falls to it: a project is split over its location rows as in \`/pnrr/classifica-regioni\`, by exact fractions rounded once per place. \`importo_nel_luogo\` is that part of each project (all of its funding if no place is asked for), rounded to the cent: the rows add up to \`importo_totale\` but for half a cent a row and half a cent of the total. What lies in no municipality, province or region is NON DISPONIBILE: with it the parts of the municipalities (of the provinces, of the regions) add up to the plan, rounding aside.`;

const appalti = (lingua: Lingua) =>
  lingua === "it"
    ? "Un appalto conta per intero in ogni progetto che lo cita: `importo_appalti` di progetti diversi non si somma."
    : "A tender counts in full in each project that names it: `importo_appalti` of different projects must not be added.";

/** What the rankings of a place count. */
const luogo = (lingua: Lingua) =>
  lingua === "it"
    ? "Contano gli appalti dei progetti che si svolgono nel luogo, anche solo in parte, ognuno una volta e per intero: i file non dicono quale parte di un appalto tocchi a un luogo, e gli importi di luoghi diversi non si sommano. `importo_anche_altrove` è la parte dovuta ad appalti di progetti che si svolgono anche altrove."
    : "The tenders of the projects that lie in the place count, even if only partly there, each once and in full: the files do not say which part of a tender falls to a place, and amounts of different places must not be added. `importo_anche_altrove` is the part due to tenders of projects that lie elsewhere too.";

const ABOUT: Readonly<Record<OperazionePnrr, (c: CifrePnrr, lingua: Lingua) => string>> = {
  "pnrr-graph": (c, lingua) =>
    lingua === "it"
      ? `Progetti con almeno un appalto (${writtenNumber(c.progettiSenzaAppalti, "it")} su ${writtenNumber(c.progetti, "it")} non ne hanno nei file), per finanziamento decrescente; ognuno porta i suoi appalti, ogni appalto i suoi enti e le sue aziende. I filtri scelgono i progetti: un appalto scelto mostra tutti i suoi enti e aziende. Un CIG è un solo appalto, anche se più progetti lo citano.`
      : `Projects with at least one tender (${writtenNumber(c.progettiSenzaAppalti, "en")} of ${writtenNumber(c.progetti, "en")} have none in the files), by funding descending; each brings its tenders, each tender its bodies and companies. The filters choose projects: a chosen tender shows all its bodies and companies. One CIG is one tender, however many projects name it.`,
  "pnrr-aziende": (_, lingua) =>
    lingua === "it"
      ? "Un appalto conta una volta per azienda, qualunque sia il numero di righe, e per intero per ogni membro di un raggruppamento (le quote non sono pubblicate): gli importi di aziende diverse non si sommano. Contano tutti i ruoli (singola, mandataria, mandante, consorziata) e anche gli appalti di importo sconosciuto, nel numero."
      : "A contract counts once per company, whatever the number of rows, and in full for each member of a grouping (shares are not published): amounts of different companies must not be added. Every role counts (single, lead, member, consortium), and so do contracts of unknown amount, in the number.",
  "pnrr-enti": (_, lingua) =>
    lingua === "it"
      ? "Ordine: numero di appalti, poi nome, poi codice. Un appalto conta una volta per ente, e per intero per ciascuno dei suoi enti."
      : "Order: number of contracts, then name, then code. A contract counts once per body, and in full for each of its bodies.",
  "pnrr-regioni": (c, lingua) =>
    lingua === "it"
      ? `Contano tutti i progetti, con o senza appalti, per Finanziamento Totale, diviso fra le righe di localizzazione secondo le percentuali pubblicate sulla loro somma, in parti uguali dove una riga non ne ha; frazioni esatte, arrotondate una volta per regione. Un progetto conta in ognuna delle sue regioni. AMBITO NAZIONALE (000) è una voce come le altre. Progetti senza regione: ${writtenNumber(c.progettiSenzaRegione, "it")}, sotto NON DISPONIBILE.`
      : `Every project counts, with or without tenders, for its Finanziamento Totale, split over its location rows by the published percentages over their sum, equally where a row has none; exact fractions, rounded once per region. A project counts in each of its regions. AMBITO NAZIONALE (000, nationwide) is an entry like the others. Projects without a region: ${writtenNumber(c.progettiSenzaRegione, "en")}, under NON DISPONIBILE.`,
  "pnrr-finanziamenti": (c, lingua) => {
    const amount = euro(c.scartoFonti, lingua);
    if (lingua === "it") {
      const gap =
        c.scartoFonti === 0n
          ? "Le fonti sommano al totale."
          : `Le righe ufficiali non sempre tornano: le fonti sommano a ${amount} euro ${c.scartoFonti > 0n ? "più" : "meno"} del totale, e la differenza non è corretta.`;
      return `\`totale\` e \`settori\` sommano il Finanziamento Totale di tutti i progetti (compresi denaro privato e da reperire), \`fonti\` e \`flussi\` le colonne delle fonti. ${gap} Le voci a zero sono omesse.`;
    }
    const gap =
      c.scartoFonti === 0n
        ? "The sources add up to the total."
        : `The official rows do not always add up: the sources sum to ${amount} euro ${c.scartoFonti > 0n ? "more" : "less"} than the total, and the difference is left as it is.`;
    return `\`totale\` and \`settori\` add the Finanziamento Totale of all projects (private money and money still to be found included), \`fonti\` and \`flussi\` the source columns. ${gap} Entries of 0 are left out.`;
  },
  "pnrr-progetti": (c, lingua) => `${progetti(c, lingua)} ${appalti(lingua)}`,
  "pnrr-progetto": (_, lingua) => appalti(lingua),
  "pnrr-luogo-aziende": (c, lingua) => `${luogo(lingua)} ${ABOUT["pnrr-aziende"](c, lingua)}`,
  "pnrr-luogo-enti": (c, lingua) => `${luogo(lingua)} ${ABOUT["pnrr-enti"](c, lingua)}`,
};

type Sentence = keyof ReturnType<typeof sentences>;

/** Which sentences follow the opening of each note. */
const PARTI: Readonly<Record<OperazionePnrr, readonly Sentence[]>> = {
  "pnrr-graph": ["ente", "importo", "oltre", "natura", "persone", "nome", "totale", "gare", "aggiudicatari"],
  "pnrr-aziende": ["importo", "oltre", "parti", "persone", "nome", "gare", "aggiudicatari"],
  "pnrr-enti": ["ente", "importo", "oltre", "parti", "persone", "nome", "gare"],
  "pnrr-regioni": ["totale", "progetti", "luoghi"],
  "pnrr-finanziamenti": ["totale", "progetti"],
  "pnrr-progetti": ["importo", "totale", "progetti", "luoghi"],
  "pnrr-progetto": ["ente", "importo", "natura", "persone", "nome", "gare", "aggiudicatari"],
  "pnrr-luogo-aziende": ["importo", "oltre", "parti", "persone", "nome", "gare", "aggiudicatari", "luoghi"],
  "pnrr-luogo-enti": ["ente", "importo", "oltre", "parti", "persone", "nome", "gare", "luoghi"],
};

/**
 * The note of each PNRR operation: how its figures are made, what share of the rows was left out and why.
 *
 * @example notePnrr(cifre)["pnrr-aziende"].en // "A contract counts once per company, ... Rows of awardees left out: 2,552 of 8,642 (29.5%): ..."
 */
export function notePnrr(cifre: CifrePnrr): NotePnrr {
  const note = (operazione: OperazionePnrr) =>
    prosa((lingua) => {
      const more = sentences(cifre, lingua);
      return [ABOUT[operazione](cifre, lingua), ...PARTI[operazione].map((p) => more[p])];
    });
  return {
    "pnrr-graph": note("pnrr-graph"),
    "pnrr-aziende": note("pnrr-aziende"),
    "pnrr-enti": note("pnrr-enti"),
    "pnrr-regioni": note("pnrr-regioni"),
    "pnrr-finanziamenti": note("pnrr-finanziamenti"),
    "pnrr-progetti": note("pnrr-progetti"),
    "pnrr-progetto": note("pnrr-progetto"),
    "pnrr-luogo-aziende": note("pnrr-luogo-aziende"),
    "pnrr-luogo-enti": note("pnrr-luogo-enti"),
  };
}
