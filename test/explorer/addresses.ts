/** Addresses of the explorer over the embedded sample. */

const ACT = "norma/it/legge/1999/03/15/9001";

type Addresses = readonly (readonly [what: string, hash: string])[];

/** One for each page. */
export const PAGES: Addresses = [
  ["the first page", "#/"],
  ["all acts", "#/cerca"],
  ["a search in texts", "#/cerca?q=biblioteche"],
  ["a search in bills", "#/cerca?q=esempio&vista=ddl"],
  ["a search in names", "#/cerca?q=esempio&vista=imprese"],
  ["an act", `#/${ACT}`],
  ["an article", `#/${ACT}/art/2`],
  ["two versions compared", "#/confronto/it/legge/1999/03/15/9001"],
  ["bills", "#/ddl"],
  ["a bill that names acts", "#/ddl/S.9002"],
  ["members of Parliament", "#/parlamentari"],
  ["a member of Parliament", "#/parlamentare/C-900107"],
  ["groups", "#/gruppi"],
  ["the map of amendments", "#/grafo"],
  ["amendments around an act", "#/grafo?centro=it/legge/1999/03/15/9001"],
  ["changes of an act", `#/${ACT}?vista=modifiche`],
  ["versions of an act", `#/${ACT}?vista=versioni`],
  ["rulings on an act", `#/${ACT}?vista=pronunce`],
  ["an article with a ruling", `#/${ACT}/art/3`],
  ["all rulings", "#/pronunce"],
  ["a ruling on several acts", "#/pronunce/ECLI:IT:COST:2012:9902"],
  ["companies by what they won", "#/pnrr/aziende"],
  ["regions", "#/pnrr/regioni"],
  ["funds", "#/pnrr/fondi"],
  ["projects of a region", "#/pnrr/progetti?luogo=regione%20003"],
  ["companies of a region", "#/pnrr/progetti?luogo=regione%20003&vista=aziende"],
  ["a company", "#/pnrr/nodo/azienda:10000000002"],
  ["a tender", "#/pnrr/nodo/appalto:B000000011"],
  ["a register without acts", "#/registro"],
  ["a text whose citations are looked up", "#/citazioni?testo=art.%203%20della%20L.%209001/1999"],
  ["an act that is not here", "#/norma/it/legge/1900/01/01/1"],
];

/** Those, and the states of pages that differ from them or are not what was hoped for. */
export const ADDRESSES: Addresses = [
  ...PAGES,
  ["a search that finds nothing", "#/cerca?q=zzzzzz"],
  ["two versions of an act", `#/confronto/${"it/decreto-legislativo/2010/04/20/9004"}`],
  ["bills of a group", "#/ddl?gruppo=MISTO"],
  ["a bill that became a law", "#/ddl/S.9001-B"],
  ["a number of several bills", "#/ddl/9002"],
  ["a bill that is not here", "#/ddl/S.1"],
  ["members of a branch", "#/parlamentari?ramo=Senato"],
  ["a member who is not here", "#/parlamentare/C-1"],
  ["changes of an article", `#/${ACT}/art/3?vista=modifiche`],
  ["an article that was struck", "#/norma/it/regio-decreto/1931/05/07/9005/art/5"],
  ["an act without rulings", "#/norma/it/legge-costituzionale/1995/07/22/9010?vista=pronunce"],
  ["rulings of a year and an effect", "#/pronunce?anno=2012&effetto=illegittimita"],
  ["a ruling that no note reports", "#/pronunce/ECLI:IT:COST:1960:1"],
  ["an act without changes", "#/norma/it/legge-costituzionale/1995/07/22/9010?vista=modifiche"],
  ["versions of an article", `#/${ACT}/art/5?vista=versioni`],
  ["changes of an article that is not there", `#/${ACT}/art/99?vista=modifiche`],
  ["versions of an article that is not there", `#/${ACT}/art/99?vista=versioni`],
  ["versions of unknown days compared", "#/confronto/it/legge/1999/03/15/9001?da=1900-01-01"],
  ["authorities, filtered and sorted", "#/pnrr/enti?q=comune&ordine=-importo"],
  ["authorities of a place of several names", "#/pnrr/progetti?luogo=non%20disponibile&vista=enti"],
  ["an authority", "#/pnrr/nodo/ente:00080000003"],
  ["a project", "#/pnrr/nodo/progetto:Z15B22000005000:ESEMPIO-05:M1C1I1.02.00"],
  ["a company that is not here", "#/pnrr/nodo/azienda:99999999999"],
];
