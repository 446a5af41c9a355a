/** Words that decide what an Italian text cites, as patterns of prepared text. */

import { SUFFIX_PATTERN } from "../articles/article-number.ts";
import type { CitationTables } from "../citations/tables.ts";

// Pieces of patterns: places and issuers that make an act another one's than the State's; lower case, without accents.

const words = (all: string) => all.replaceAll(" ", "|");

/** Regions and autonomous provinces. */
const REGIONS = words(
  "abruzzo basilicata calabria campania emilia friuli lazio liguria lombardia marche molise piemonte puglia sardegna sicilia toscana trentino umbria veneto trento bolzano",
);

/** Beginnings of adjectives of regions. */
const REGIONAL = words(
  "abruzzes altoatesin calabres campan[aoei](?![a-z]) emilian friulan giulian lazial ligur lombard lucan marchigian molisan piemontes pugliese sarda(?![a-z]) sardo(?![a-z]) sicilian toscan[aoei](?![a-z]) trentin umbr[aoei](?![a-z]) valdostan venet[aoei](?![a-z])",
);

/** Beginnings of adjectives and names of other States and peoples, of the Union and of old Italian States, in Italian and English. */
const ABROAD = words(
  "albanes albertin american argentin asburgic austria belg[aiou] bizantin borbonic brasil britann british bulgar canad catalan catalogna chinese cines colomb croat cypr dan[ei]s dutch ebraic estense(?![a-z]) european[ao](?!ize) federal finland foreign france(?![a-z]) frances francia french german giappon greci greco(?![a-z]) greece greek hungar indian ingl[ei] irish irland ireland israel japan jugoslav lettone liban maltes marocch messic mexic monegasc napoleonic norveg norw oland organic parmens polacc poland polish polonia pontifici portog portug romania romen russ sabaud sammarin san.marino scotland scottish siriac sloven spagn spain spanish statunit sved swed swiss switz svizzer tedesc tunisin turc[oh] turkey turkish uk(?![a-z]) ungheres us(?![a-z]) usa(?![a-z]) vatican welsh zanardell",
);

const PLACES = {
  /** A region or province by its name, whole. */
  regione: `(?:${REGIONS}|alto adige|val(?:le)? d'aosta)(?![a-z])`,
  /** A word that begins so is of another State or of a region. */
  estero: `(?:${ABROAD}|${REGIONAL})[a-z]*`,
  /** Beginnings of the words for who issues acts that are not the State's. */
  ente: "(?:region|provinci|giunt|comun[ei] |dirett|dirigent|sindac|prefett|rettor|assessor|cassazion|cort[ei] |tribunal|tar(?![a-z])|presidente della (?:giunt|region|provinc)|repubblica (?:di|del |feder|popolar|franc|ceca|turc)|(?:stato|citta) (?:di|del)|canton|unione|ue(?![a-z])|banca|autorit|garante|consob|ivass|agenzia|inps|inail)",
};

/** Pieces that several patterns share. */
export const PIECES: CitationTables["pezzi"] = {
  ...PLACES,
  suffisso: SUFFIX_PATTERN,
  /** Small words, adjectives that change nothing, and the words for parts of an act. */
  minori:
    "il|l[aeo]?|gli|i|un[ao]?|(?:d[ae]|de|ne|da|a|su|co)l(?:l[aeo]?)?|d[ei]|da|dei|degli|dai|agli|ai|nei|negli|in|ad?|e[dx]?|o|cui|con|per|sensi|norma|base|vista?|vedi|v|cfr|cd|cosiddett[oa]|c",
  aggettivi:
    "nuov[oaie]|vigent[ei]|attual[ei]|citat[oaie]|predett[oaie]|suddett[oaie]|richiamat[oaie]|stess[oaie]|medesim[oaie]|italian[oaie]|testo|pdf|online|integrale|aggiornat[oaie]|consolidat[oaie]|coordinat[oaie]|normattiva|cerca|abrogat[oaie]|combinato disposto|violazione|reato|reati|disciplina",
  parti:
    "art|artt|articol[oi]|comm[ai]|co|capovers[oi]|cpv|lett|letter[ae]|num|numer[oi]|nn?|punt[oi]|period[oi]|alinea|part[ei]|titol[oi]|cap[oi]|sez|sezion[ei]|libr[oi]|allegat[oi]|all|anness[oi]|annex|appendice|tabell[ae]|paragraf[oi]|par|segg?|ss|seguent[ei]|rubrica|unic[oa]|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|ultim[oa]|[a-z]|[ivxlc]+",
  /** Acts that put others into effect: what they are called, the words between, what they are for. */
  norme: "(?:norm[ae]|disp(?:osizion[ei])?)(?![a-z])",
  regole: "reg(?:olament[oi])?(?![a-z])",
  altri: "(?:legg[ei]|l|decret[oi]|d\\.? ?lgs|provvediment[oi]|testo|lavori|titolo)(?![a-z])",
  legami:
    "(?:[ ,.'-]|(?:e|ed|di|d|il|la|lo|i|le|gli|per|su|sul|sulla|del|dell|della|dei|delle|degli|al|alla|all|agli|nuovo|vigente)(?![a-z]))*",
  /** Begins and ends with its word: letters that could be of the next one too would be divided in every way. */
  scopo:
    "(?<![a-z])(?:attuazione|attuativ|att(?![a-z])|esecuzione|esecutiv|esec(?![a-z])|conversion|coordinamento|coord(?![a-z])|transitori|trans(?![a-z])|final|applicazion|applicativ|deleg|modific|correttiv|integrativ|riform|abrogaz|abrogativ|regolamentar|minist|complementar)[a-z]*(?![a-z])",
};

/** Words for the text of an act, and for one that is not today's. */
const TEXT = "(?:test[oi]|formulazion[ei]|version[ei]|redazion[ei]|disciplin[ae]|dizione)";
const EARLIER = "(?:previgent|anterior|originari|precedent|storic|pregress|vecchi|antic|superat)[a-z]*";
const PART = "(?:artt?(?![a-z])|articol[oi]|comm[ai]|rubrica)";
const CHANGE =
  "(?:riform|novell|modific|entrata|legge|l\\.|d\\.|decret|correttiv|interven|abroga|\\d{4}|cartabia|fornero|orlando|bonafede|biagi|gelli|nordio|severino)";

const OTHER_TEXT = [
  `${TEXT} (?:non |piu |allora |ormai )*${EARLIER}`,
  `${EARLIER} (?:${TEXT}|${PART})`,
  "(?:previgent|vecchi)[a-z]*",
  "ratione temporis",
  "(?:allora|all'epoca|al tempo|pro tempore|un tempo) (?:vigent|in vigore|applicabil)",
  "(?:vigent[ei]|in vigore|applicabil[ei]) (?:all'epoca|allora|al tempo|pro tempore|fino|sino|prima|ante|nel \\d|nell'anno|il \\d|al (?:\\d|momento|tempo)|alla data|dal \\d.* al \\d)",
  "(?:non|mai) (?:e |era )?(?:piu )?(?:vigent|in vigore)",
  `(?:prima|anteriorment|anterior[ei]|precedent[ei]|previ)[a-z]* (?:del(?:l[ae]|l')?|all[ae]|all'|al|che) ?(?:[a-z']+ )?${CHANGE}`,
  `(?:ante|pre)[ -]${CHANGE}`,
  "(?:come|quale) era",
  `${TEXT} (?:del|nel|al|vigente nel|vigente al|in vigore nel) (?:\\d|1°)`,
  "al \\d{1,2}°? ?(?:[./-] ?\\d{1,2} ?[./-] ?|[a-z]{3,9} )\\d{4}",
];

const OTHER_ACT = [
  "{norme}{legami}(?:attua|att(?![a-z])|esec|coord|trans|applic)",
  "{regole}",
  "(?:legge|l\\.|leggi) (?:di )?(?:deleg|conv)",
  "decret[oi] (?:attuativ|correttiv|deleg)",
  "(?:bozz|schem|progett|propost|disegn)[a-z]{1,3}(?![a-z])",
  "{estero}",
];

const COURTS = [
  "cass(?:az[a-z]*|\\.|(?= ))",
  "cort[ei] (?:cost|di |d'|dei |supr|europ|giust|app|conti|edu|militar)",
  "(?:suprema|consulta|cgue|cgars|tsap)(?![a-z])",
  "cons(?:\\.|iglio) (?:di )?(?:stato|st(?![a-z])|giust)",
  "t\\.? ?a\\.? ?r(?![a-z])",
  "trib(?:\\.|unal[ei])",
  "comm(?:\\.|issione) trib",
  "giudice di pace",
  "(?:sez(?:\\.|ioni|ione)?|ss\\.?|s\\.?) ?(?:unit[ei]|un\\.|uu|u\\.)",
  "ad(?:unanza|\\.) plen",
];

export const PATTERNS: CitationTables["espressioni"] = {
  nonAtto: String.raw`(?:(?:disegn|progett|propost|schem|bozz)[a-z]{1,3} (?:di )?|decret[oi][ -]|sez\.? |(?:^|[^a-z])(?:{estero}|eu) )$`,
  altrui:
    "^(?:[ ,(-]*(?:del(?:l[aeo])?|d[ei]|dei|dell') ?(?:{ente}|{regione}|{estero})|[ (-]{1,3}(?:regione ?)?(?:{regione}|{estero})|[ (-]{1,3}regione(?![a-z]))",
  dopoNome: String.raw`^[ ]*(?:$|[,;:.)("'!?/&+-]|(?:e[dx]?|o|oppure|nonche|vs|art(?:t|icol[oi])?|§|comm[ai]|co|lett(?:era)?|all(?:egato)?|libro|titolo|capo|parte|di cui|approvat[oa]|emanat[oa]|adottat[oa]|come|recante|vigente|attuale|italian[oa]|in vigore|in attuazione|aggiornat[oa]|consolidat[oa]|coordinat[oa]|pdf|testo|integrale|online|normattiva|1[89]\d\d|20\d\d|del (?:1[89]|20)\d\d)(?![a-z]))`,
  // A word is of several kinds at once (`i`): looked at ahead and taken by reference, it is read once.
  innocuo: String.raw`^(?:[ ,.;:()'"°/§-]|(?=((?:{minori}|{aggettivi}|{parti}|\d+(?:{suffisso}|[a-z])?|{suffisso})(?![a-z0-9])))\1)*$`,
  derivato:
    "(?:^|[^a-z])(?:(?:{norme}|{regole}|{altri}){legami}(?:{scopo}{legami})+|(?:{regole}){legami}|(?:riforma|revisione|abrogazione|modific(?:a|he|azion[ei])|novell[ae]|correttiv[oi]|conversione){legami})$",
  altroTesto: `(?:^|[^a-z])(?:${OTHER_TEXT.join("|")})`,
  altroAtto: `(?:^|[^a-z])(?:${OTHER_ACT.join("|")})`,
  tribunale: `(?:^|[^a-z])(?:${COURTS.join("|")})`,
  guida: String.raw`^(?:[ "'(«]|(?:vedi|v|cfr|cerca|testo|secondo|il|l[ao]|un[ao]?|the|del(?:l[ao])?|su(?:l(?:l[ao])?)?|art(?:t|icol[oi])?|comma|co|\d+(?:-[a-z]+)?)(?:[.,']| |(?=[ "'])))+`,
  documento: String.raw`^(?:sentenz|sent\.|cass(?:az|\.| )|corte (?:cost|di |d'|dei |supr|europ|giust)|c\. ?cost|cons(?:\.|iglio) (?:di )?stato|c\. ?d\. ?s\.,? (?:sez|n)|t\.? ?a\.? ?r(?:\.| )|trib(?:\.|unal)|app\. |ordinanz|ord\. ?n|circ(?:\.|olar)|risol|ris\. |interpell|provv\. |direttiv|dir\.? ?(?:n|\d|\(|ue|ce)|reg(?:\.|olament[oi])? ?\(?(?:ue|ce|cee)(?![a-z])|decision[ei] |raccomand|disegn|d\.? ?d\.? ?l(?:\.| )|progett|propost|p\.? ?d\.? ?l(?:\.| )|schem|bozza|relazion[ei] (?:illustr|tecn|al |alla |sul|all')|dossier|com ?\(|emendament|interrogaz|mozion|ccnl|c\.c\.n\.l|celex|cedu|tfue|gdpr|statuto (?:regional|comunal|speciale)|legg[ei] (?:region|provinc)|l\.? ?[rp]\.? ?(?:n|\d|[a-z]{4})|ll\.? ?rr|directive|regulation|case |judgment)`,
  documentoNumerato: String.raw`^(?:parer[ei]|not[ae]|provvediment[oi]|deliber[aei]|deliberazion[ei]|contratt[oi]|convenzion[ei]|trattat[oi]|messaggio|rispost[ae]|determin[ae])(?: [a-z']+){0,4} (?:n\.? ?)?\d`,
  modificatoDa:
    "(?:modific|sostitu|introdo|inseri|aggiun|aggiorn|abrog|integra|novella|convert|conv(?![a-z])|recepi|attua|rettific|proroga)",
};
