/** Invented names of places: each holds a letter that Italian place names do not have, so that none is taken for a real one. */

import { Caso, pesata, zipf } from "./caso.ts";

const BEGINNINGS =
  "Al,An,Ar,Bar,Bel,Bor,Bru,Cal,Cam,Car,Cas,Cer,Col,Cor,Cre,Dol,Fal,Fer,Fon,For,Gal,Gar,Gra,Lam,Lan,Lu,Mal,Man,Mar,Mon,Mor,Nar,Nov,Ol,Or,Pal,Par,Pe,Pi,Pon,Por,Re,Ri,Roc,Ron,Ros,Sal,San,Ser,Sor,Ta,Ter,Tor,Tra,Ur,Val,Var,Ver,Vi,Vol".split(
    ",",
  );
const MIDDLES = "axi,ako,eka,exo,iku,iwa,okre,oxa,uka,uwe,ixe,axo,eki,okla,uxi,yra,yso".split(",");
const ENDINGS =
  "bia,cco,da,dino,gna,go,lano,le,lio,lla,mo,na,nza,pa,po,ra,re,rno,sa,ssa,sta,te,tino,to,vento,vo,zzano,zzo".split(
    ",",
  );
const BEFORE = "Borgo,Castel,Monte,Porto,Rocca,Torre,Valle,Villa".split(",");
const AFTER = "Inferiore,Marina,Nuovo,Superiore,Terme,Vecchio".split(",");

const HOW_MANY = 9000;
const PROVINCES = 90;

function nameOf(index: number): string {
  const caso = new Caso(`luogo/${index}`);
  const core = caso.pick(BEGINNINGS) + caso.pick(MIDDLES) + caso.pick(ENDINGS);
  if (caso.chance(0.15)) return `${caso.pick(BEFORE)} ${core}`;
  return caso.chance(0.08) ? `${core} ${caso.pick(AFTER)}` : core;
}

const LUOGHI = Array.from({ length: HOW_MANY }, (_, i) => nameOf(i));
// Large towns are named more often than villages, less steeply than words are.
const byFame = pesata(zipf(HOW_MANY, 0.6));
const byProvince = pesata(zipf(PROVINCES, 0.5));

/** The name of a place, as often as its fame deserves. */
export const luogo = (caso: Caso): string => LUOGHI[byFame(caso)]!;

/** The name of one of the places that give a province its name. */
export const provincia = (caso: Caso): string => LUOGHI[byProvince(caso)]!;

/** The invented name of a person or a foundation: most occur once or twice in a corpus, as surnames do. */
export const intitolazione = (caso: Caso): string =>
  `Esempio ${caso.pick(BEGINNINGS)}${caso.pick(MIDDLES)}${caso.chance(0.5) ? caso.pick(MIDDLES).slice(1) : ""}${caso.pick(ENDINGS)}`;
