/** Pieces of patterns: places and issuers that make an act another one's than the State's; lower case, without accents. */

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

export const PLACES = {
  /** A region or province by its name, whole. */
  regione: `(?:${REGIONS}|alto adige|val(?:le)? d'aosta)(?![a-z])`,
  /** A word that begins so is of another State or of a region. */
  estero: `(?:${ABROAD}|${REGIONAL})[a-z]*`,
  /** Beginnings of the words for who issues acts that are not the State's. */
  ente: "(?:region|provinci|giunt|comun[ei] |dirett|dirigent|sindac|prefett|rettor|assessor|cassazion|cort[ei] |tribunal|tar(?![a-z])|presidente della (?:giunt|region|provinc)|repubblica (?:di|del |feder|popolar|franc|ceca|turc)|(?:stato|citta) (?:di|del)|canton|unione|ue(?![a-z])|banca|autorit|garante|consob|ivass|agenzia|inps|inail)",
};
