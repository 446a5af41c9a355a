/** Sources of patterns for places and issuers that make an act another one's than the State's; lower case, without accents. */

const words = (all: string) => all.replaceAll(" ", "|");

/** Regions and autonomous provinces. */
const REGIONS = words(
  "abruzzo basilicata calabria campania emilia friuli lazio liguria lombardia marche molise piemonte puglia sardegna sicilia toscana trentino umbria veneto trento bolzano",
);

/** Beginnings of adjectives and names of other States and peoples, of the Union and of old Italian States. */
const ABROAD = words(
  "albanes albertin american argentin asburgic austria belg bizantin borbonic brasil britann bulgar canad catal cines colomb croat dan[ei]s ebraic estens european[ao](?!ize) federal finland francia frances german giappon grec indian ingl[ei] irland israel jugoslav lettone liban maltes marocch messic monegasc napoleonic norveg oland parmens polacc polonia pontifici portog romen russ sabaud sammarin san.marino sard siriac sloven spagn statunit sved svizzer tedesc tunisin turc[oh] ucrain ungheres usa vatican zanardell foreign swiss french spanish dutch",
);

/** A region or province by its name, whole. */
export const REGION = `(?:${REGIONS}|alto adige|val(?:le)? d'aosta)(?![a-z])`;

/** A word that begins so is of another State. */
export const FOREIGN = `(?:(?:${ABROAD})[a-z]*|(?:uk|us)(?![a-z]))`;

/** Beginnings of the words for who issues acts that are not the State's. */
export const ISSUER =
  "(?:region|provinci|giunt|comun[ei] |dirett|dirigent|sindac|prefett|rettor|assessor|cassazion|cort[ei] |tribunal|tar(?![a-z])|presidente della (?:giunt|region|provinc)|repubblica (?:di|del |feder|popolar|franc|ceca|turc)|(?:stato|citta) (?:di|del)|cantone|unione|ue(?![a-z])|sardegna|banca|autorit|garante|consob|ivass|agenzia|inps|inail)";
