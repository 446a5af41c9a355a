/** Nouns for what laws are made of, each once, as pieces of expressions. */

/** `le disposizioni di cui all'articolo 3`: what a place lays down. */
export const RULES = "(?:disposizion[ei]|norm[ae]|prescrizion[ei]|prevision[ei])";
/** `le parole`, `la frase`: some words of a place. */
export const WORDING =
  "(?:parol[ae]|cifr[ae]|espression[ei]|locuzion[ei]|dizion[ei]|dicitur[ae]|fras[ei]|proposizion[ei]|incis[oi])";
/** `con decreto`: what the government and its offices issue. */
export const DEEDS =
  "(?:decret[oi]|regolament[oi]|provvediment[oi]|ordinanz[ae]|deliber(?:[ae]|azion[ei])|determinazion[ei])";
/** `del testo unico ..., di cui al decreto`: what another act holds. */
export const HOLDER =
  "(?:testo\\s+unico|codice|regolamento|statuto\\s+speciale|ordinamento|norme|tariffa|tabella|allegat[oai])";
/** `di cui al`, `allegata al`: how it is held. */
export const HELD = "(?:approvat|emanat|adottat|allegat|anness)[oaie]";
/** `primo`, before a comma or a sentence without a number. */
export const ORDINAL = "(?:primo|secondo|terzo|quarto|quinto|sesto|penultimo|ultimo)";
