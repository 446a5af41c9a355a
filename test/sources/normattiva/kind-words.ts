/** What says each kind in an evidence, as a verb or a noun of an editor. */
export const KIND_WORDS: Readonly<Record<string, RegExp>> = {
  modifica: /modific|modiifc|sostit|inser|abrog|aggiun|apport/i,
  sostituisce: /sostit|modific|rideter|elev|ridot|nuov/i,
  inserisce: /inser|aggiun|introd|premess|antepost|integr/i,
  abroga: /abrog|soppr|cessa|non\s+(?:piu['’]|più)\s+previst/i,
  interpreta: /interpret|inten[ds]/i,
  deroga: /derog|disapplic|non\s|applic/i,
  estende: /este[sn]|applic/i,
  proroga: /prorog|differ|posticip|protratt|fissat|ridetermin|applic|termin/i,
  sospende: /sospes|sospen/i,
  applica: /applic|effett|efficac|decorr|continu|rest|cess|vigore|disposizioni/i,
  converte: /conver/i,
  rettifica: /rettific/i,
  amnistia: /amnisti|indult|condon/i,
};
