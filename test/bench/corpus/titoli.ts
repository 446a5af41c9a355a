/** Titles of acts, made of the turns of phrase of their age. */

import { type Caso, pesata, zipf } from "./caso.ts";
import { FACOLTA, FACOLTA_STUDI, ISTITUTI, MATERIE, MESI, OGGETTI, STATI, UFFICI } from "./lessico.ts";
import { intitolazione, luogo, provincia } from "./nomi.ts";

/** Picks from a list as the words of a language fall: the first often, the last rarely. */
function frequent(words: readonly string[], s: number): (caso: Caso) => string {
  const index = pesata(zipf(words.length, s));
  return (caso) => words[index(caso)]!;
}

const date = (caso: Caso, year: number) => `${caso.between(1, 28)} ${caso.pick(MESI)} ${year}`;

/** What may stand in braces in the phrases below. */
const SLOTS: Readonly<Record<string, (caso: Caso, anno: number) => string>> = {
  istituto: frequent(ISTITUTI, 0.8),
  facolta: frequent(FACOLTA, 0.8),
  oggetto: frequent(OGGETTI, 0.9),
  materia: frequent(MATERIE, 0.7),
  ufficio: frequent(UFFICI, 0.7),
  studi: frequent(FACOLTA_STUDI, 0.7),
  stato: frequent(STATI, 0.6),
  luogo,
  provincia,
  nome: intitolazione,
  lire: (caso) => String(caso.between(1, 400) * 5 * 10 ** caso.between(0, 3)),
  anno: (_, anno) => String(anno),
  prima: (caso, anno) => date(caso, anno - caso.low(40)),
  numero: (caso) => String(1 + caso.low(2500)),
  art: (caso) => String(1 + caso.low(60)),
  articoli: (caso) => `${caso.between(1, 20)} e ${caso.between(21, 60)}`,
};

/** Phrases of the Kingdom, from the frequent to the rare. */
const ANTICHE = [
  "che autorizza il comune di {luogo} ad {facolta}",
  "che erige in ente morale l'istituzione {nome} in {luogo} e ne approva lo statuto organico",
  "Approvazione dello statuto dell'{istituto} di {luogo}",
  "col quale il comune di {luogo}, in provincia di {provincia}, e' autorizzato a {facolta} col limite massimo di lire {lire}",
  "Erezione in ente morale dell'{istituto} «{nome}», con sede in {luogo}",
  "che approva il {oggetto} della {istituto} di {luogo}",
  "che scioglie l'amministrazione della {istituto} di {luogo}",
  "Riconoscimento, agli effetti civili, della erezione in parrocchia della chiesa di {nome} in {luogo}",
  "che porta modificazioni al {oggetto} del {ufficio}",
  "che distacca la frazione {luogo} dal comune di {luogo} e la aggrega a quello di {luogo}",
  "Autorizzazione alla {istituto} di {luogo} ad accettare il legato disposto da {nome}",
  "che convoca il collegio elettorale di {luogo} per la elezione del deputato",
  "Approvazione di convenzione per la concessione della ferrovia da {luogo} a {luogo}",
  "che classifica fra le provinciali di {provincia} la strada da {luogo} a {luogo}",
  "che stabilisce le norme per il {oggetto} in materia di {materia}",
  "Determinazione del contributo scolastico del comune di {luogo} in provincia di {provincia}",
  "Maggiore assegnazione allo stato di previsione della spesa del {ufficio} per l'esercizio finanziario {anno}",
  "Norme per l'esecuzione della legge {prima}, n. {numero}, in materia di {materia}",
  "che dichiara opera di pubblica utilita' la costruzione dell'edificio per la {istituto} di {luogo}",
  "che istituisce in {luogo} una {istituto}",
  "Disposizioni concernenti {materia} e {materia} nelle nuove provincie",
  "che aumenta il limite di somma per la liquidazione delle pensioni a carico del {ufficio}",
  "Modificazione dell'art. {art} del regio decreto {prima}, n. {numero}, relativo a {materia}",
  "Conversione in legge del R. decreto-legge {prima}, n. {numero}, concernente {materia}",
  "Riunione dei comuni di {luogo} e {luogo} in un unico comune denominato {luogo}",
];

/** Phrases of the decrees of the President of the Republic. */
const DECRETI = [
  "Modificazioni allo statuto dell'Universita' degli studi di {provincia}",
  "Riconoscimento della personalita' giuridica della fondazione «{nome}», in {luogo}",
  "Erezione in ente morale della fondazione «{nome}», con sede in {luogo}",
  "Autorizzazione all'Universita' degli studi di {provincia} ad accettare una donazione",
  "Riconoscimento, agli effetti civili, della erezione della parrocchia di {nome}, in {luogo}",
  "Autorizzazione all'{istituto} di {luogo} ad acquistare un immobile",
  "Approvazione del nuovo statuto della {istituto} di {luogo}",
  "Istituzione di un posto di professore di ruolo presso la facolta' di {studi} dell'Universita' di {provincia}",
  "Norme sul trattamento economico e normativo dei lavoratori dipendenti dalle imprese di {materia} della provincia di {provincia}",
  "Istituzione dell'istituto professionale per {materia} di {luogo}",
  "Modifica della tabella relativa alla facolta' di {studi}",
  "Costituzione in comune autonomo della frazione {luogo} del comune di {luogo}",
  "Regolamento per l'esecuzione della legge {prima}, n. {numero}, in materia di {materia}",
  "Classificazione tra le strade statali della strada da {luogo} a {luogo}",
  "Modificazioni all'ordinamento didattico universitario relativamente al corso di laurea in {studi}",
  "Prelevamento di lire {lire} dal fondo di riserva per le spese impreviste dell'anno finanziario {anno}",
  "Annullamento straordinario della deliberazione {prima}, n. {numero}, del consiglio comunale di {luogo}",
  "Estinzione della {istituto} «{nome}» di {luogo}",
  "Accorpamento di uffici del {ufficio} nella provincia di {provincia}",
  "Scioglimento del consiglio comunale di {luogo}",
];

/** Phrases of laws and of the acts that have their force. */
const LEGGI = [
  "Conversione in legge, con modificazioni, del decreto-legge {prima}, n. {numero}, recante disposizioni urgenti in materia di {materia}",
  "Disposizioni urgenti in materia di {materia} e di {materia}",
  "Ratifica ed esecuzione dell'accordo tra la Repubblica italiana e la {stato} in materia di {materia}, fatto a {luogo} il {prima}",
  "Attuazione della direttiva {anno}/{numero}/CE relativa a {materia}, nonche' modifica degli articoli {articoli} della legge {prima}, n. {numero}",
  "Modifiche alla legge {prima}, n. {numero}, in materia di {materia}",
  "Regolamento recante norme in materia di {materia}, ai sensi dell'articolo {art} della legge {prima}, n. {numero}",
  "Delega al Governo per il riordino della disciplina di {materia}",
  "Proroga di termini in materia di {materia} e interventi per il {ufficio}",
  "Disciplina delle funzioni del {ufficio} in materia di {materia}, a norma dell'articolo {art} della legge {prima}, n. {numero}",
  "Provvedimenti straordinari per {materia} nella provincia di {provincia}",
  "Rendiconto generale dell'amministrazione dello Stato per l'esercizio finanziario {anno}",
  "Aumento del contributo annuo a favore dell'{istituto} di {luogo}",
  "Istituzione del parco e del museo di {luogo}",
  "Norme per la tutela di {materia}, {materia} e {materia}",
];

/** What may follow, so that some titles are as long as official ones can be. */
const CODE_ANTICHE = [
  ", in provincia di {provincia}",
  ", a decorrere dal {prima}",
  " e della annessa {istituto}",
  ", e ne approva il {oggetto}",
  ", con effetto per l'esercizio finanziario {anno}",
  ", giusta la deliberazione {prima} della {istituto} di {luogo}",
  ", modificando il regio decreto {prima}, n. {numero}, concernente {materia}",
];
const CODE = [
  " e ulteriori disposizioni in materia di {materia}",
  ", in attuazione dell'articolo {art} della legge {prima}, n. {numero}",
  ", con particolare riguardo a {materia}, {materia} e {materia}",
  ", d'intesa con il {ufficio}, sentito il {ufficio}",
  ", nonche' modifiche al decreto del Presidente della Repubblica {prima}, n. {numero}, recante {oggetto} in materia di {materia}",
];
const WITH_TAIL = 0.35;

const ANTICA = frequent(ANTICHE, 0.7);
const DECRETO = frequent(DECRETI, 0.8);
const LEGGE = frequent(LEGGI, 0.7);

/**
 * The title of an act.
 *
 * @param antica an act of the Kingdom
 * @param tipo slug of its type
 * @example titoloDi(new Caso("1/titolo/7"), true, "regio-decreto", 1899)
 *   // "che erige in ente morale l'istituzione Esempio Galaxira in Monte Oxalla e ne approva lo statuto organico"
 */
export function titoloDi(caso: Caso, antica: boolean, tipo: string, anno: number): string {
  let phrase = (antica ? ANTICA : tipo === "dpr" ? DECRETO : LEGGE)(caso);
  while (caso.chance(WITH_TAIL)) phrase += caso.pick(antica ? CODE_ANTICHE : CODE);
  return phrase.replace(/\{(\w+)\}/g, (_, slot: string) => SLOTS[slot]!(caso, anno));
}
