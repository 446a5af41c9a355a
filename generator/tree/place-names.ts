/** What people call places besides the names of the source: abbreviations, official names of the bodies, English and German names. */

import type { PlanPlace } from "../contract/resources/plan-projects.ts";
import { foldWords } from "../law/fold.ts";

/**
 * Abbreviations of the provinces, by their names as the source writes them, folded: the official ones of ISTAT ("Codici statistici delle
 * unità amministrative territoriali: comuni, città metropolitane, province e regioni").
 */
const SIGLE = `to torino,vc vercelli,no novara,cn cuneo,at asti,al alessandria,ao valle d aosta,im imperia,sv savona,ge genova,
sp la spezia,va varese,co como,so sondrio,mi milano,bg bergamo,bs brescia,pv pavia,cr cremona,mn mantova,bz bolzano,tn trento,vr verona,
vi vicenza,bl belluno,tv treviso,ve venezia,pd padova,ro rovigo,ud udine,go gorizia,ts trieste,pc piacenza,pr parma,re reggio nell emilia,
mo modena,bo bologna,fe ferrara,ra ravenna,fc forli cesena,pu pesaro e urbino,an ancona,mc macerata,ap ascoli piceno,ms massa carrara,lu lucca,
pt pistoia,fi firenze,li livorno,pi pisa,ar arezzo,si siena,gr grosseto,pg perugia,tr terni,vt viterbo,ri rieti,rm roma,lt latina,fr frosinone,
ce caserta,bn benevento,na napoli,av avellino,sa salerno,aq l aquila,te teramo,pe pescara,ch chieti,cb campobasso,fg foggia,ba bari,ta taranto,
br brindisi,le lecce,pz potenza,mt matera,cs cosenza,cz catanzaro,rc reggio di calabria,tp trapani,pa palermo,me messina,ag agrigento,
cl caltanissetta,en enna,ct catania,rg ragusa,sr siracusa,ss sassari,nu nuoro,ca cagliari,pn pordenone,is isernia,or oristano,bi biella,lc lecco,
lo lodi,rn rimini,po prato,kr crotone,vv vibo valentia,vb verbano cusio ossola,mb monza e della brianza,fm fermo,bt barletta andria trani,
su sud sardegna`;

/** Further names, by kind and by the name in the source, folded. */
const OTHER: Readonly<Record<PlanPlace["tipo"], Readonly<Record<string, readonly string[]>>>> = {
  comune: {
    // Law 42/2009, article 24, calls the body so.
    roma: ["roma capitale", "rome"],
    // The source has lost the letter with its accent.
    "rh mes notre dame": ["rhemes notre dame"],
    "rh mes saint georges": ["rhemes saint georges"],
    // Official German names of the towns of the province (Presidential Decree 670/1972, article 99; ISTAT's list has both names).
    bolzano: ["bozen"],
    bressanone: ["brixen"],
    brunico: ["bruneck"],
    chiusa: ["klausen"],
    glorenza: ["glurns"],
    laives: ["leifers"],
    merano: ["meran"],
    vipiteno: ["sterzing"],
  },
  provincia: {
    // Law 56/2014, article 1, paragraph 5, names the metropolitan cities.
    roma: ["citta metropolitana di roma capitale", "citta metropolitana roma capitale"],
    // Constitution, article 116: the autonomous provinces, as their own statute names them.
    bolzano: ["alto adige", "sudtirol", "alto adige sudtirol", "bolzano alto adige", "south tyrol"],
    trento: ["trentino"],
    "valle d aosta": ["provincia di aosta"],
    "verbano cusio ossola": ["vco"],
    "barletta andria trani": ["bat"],
  },
  regione: {
    // Constitution, article 116, and the statutes: `Regione Siciliana`, `Valle d'Aosta/Vallée d'Aoste`, `Trentino-Alto Adige/Südtirol`.
    sicilia: ["siciliana", "sicily"],
    "valle d aosta": ["aosta valley"],
    "trentino alto adige": ["trentino sudtirol", "trentino south tyrol"],
    lombardia: ["lombardy"],
    piemonte: ["piedmont"],
    puglia: ["apulia"],
    sardegna: ["sardinia"],
    toscana: ["tuscany"],
    lazio: ["latium"],
  },
};

/** English names of cities (Interinstitutional style guide of the EU, annex A5), of the municipality and of its province alike. */
const ENGLISH: Readonly<Record<string, string>> = {
  firenze: "florence",
  genova: "genoa",
  livorno: "leghorn",
  mantova: "mantua",
  milano: "milan",
  napoli: "naples",
  padova: "padua",
  roma: "rome",
  siracusa: "syracuse",
  torino: "turin",
  venezia: "venice",
};

const SIGLA_OF: ReadonlyMap<string, string> = new Map(
  SIGLE.split(/,\s*/).map((line) => [line.slice(3).replaceAll("\n", " "), line.slice(0, 2)]),
);

/**
 * What a place is looked for by besides its own names (`placeNames`), folded.
 *
 * @example otherPlaceNames({ tipo: "provincia", nome: "ROMA" }) // ["rm", "rome", "citta metropolitana di roma capitale", …]
 */
export function otherPlaceNames({ tipo, nome }: Pick<PlanPlace, "tipo" | "nome">): string[] {
  // The source has both names of some places, with a slash between them.
  const names = [nome, ...nome.split("/")].map((name) => foldWords(name).join(" "));
  const all = [...new Set(names)].flatMap((name) => [
    tipo === "provincia" ? SIGLA_OF.get(name) : undefined,
    tipo === "regione" ? undefined : ENGLISH[name],
    ...(OTHER[tipo][name] ?? []),
  ]);
  return all.filter((name) => name !== undefined);
}
