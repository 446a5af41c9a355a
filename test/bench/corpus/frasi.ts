/** Sentences for the bodies of acts: made once, then picked. They say nothing. */

import { Caso } from "./caso.ts";
import { FACOLTA, ISTITUTI, MATERIE, OGGETTI, UFFICI } from "./lessico.ts";
import { luogo, provincia } from "./nomi.ts";

const HOW_MANY = 4000;
const SUBJECTS =
  "Il presente articolo|L'amministrazione interessata|Ciascun soggetto di cui al comma 1|La commissione competente|Il titolare dell'autorizzazione|L'ufficio periferico|Chiunque ne abbia interesse|Il consiglio direttivo|La tabella allegata|Il termine di cui al presente comma".split(
    "|",
  );
const VERBS =
  "provvede entro novanta giorni|si applica anche|resta fermo per quanto non disposto|e' tenuto a comunicare|puo' disporre con proprio provvedimento|determina annualmente|non comporta nuovi oneri|si intende riferito|trasmette la relazione|esercita le funzioni previste".split(
    "|",
  );
const CLAUSES: readonly ((caso: Caso) => string)[] = [
  (caso) => `in materia di ${caso.pick(MATERIE)}`,
  (caso) => `secondo il ${caso.pick(OGGETTI)} vigente`,
  (caso) => `d'intesa con il ${caso.pick(UFFICI)}`,
  (caso) => `presso la ${caso.pick(ISTITUTI)} di ${luogo(caso)}`,
  (caso) => `nella provincia di ${provincia(caso)}`,
  (caso) => `fatta salva la facolta' di ${caso.pick(FACOLTA)}`,
  (caso) => `nel limite di lire ${caso.between(1, 900) * 1000}`,
  (caso) => `ai sensi dell'articolo ${caso.between(1, 90)}, comma ${caso.between(1, 9)}, del presente provvedimento`,
];

function sentence(index: number): string {
  const caso = new Caso(`frase/${index}`);
  const clauses = Array.from({ length: 1 + caso.low(9, 2) }, () => caso.pick(CLAUSES)(caso));
  return `${caso.pick(SUBJECTS)} ${caso.pick(VERBS)} ${clauses.join(", ")}.`;
}

const FRASI = Array.from({ length: HOW_MANY }, (_, i) => sentence(i));

/** One of the sentences; it holds no character that XML would want escaped. */
export const frase = (caso: Caso): string => caso.pick(FRASI);
