import { textsOf } from "../../shell/texts.ts";

/** The pages of rulings. */
export const pronunceText = textsOf({
  pronunce: { it: "Pronunce", en: "Rulings" },
  n_pronunce: { it: "pronuncia/pronunce", en: "ruling/rulings" },
  silenzio: {
    it: "Quelle che le note di Normattiva riportano. Che un articolo non ne abbia non dice che sia legittimo.",
    en: "Those that the notes of Normattiva report. That an article has none does not say that it is legitimate.",
  },
  pronuncia: { it: "Pronuncia", en: "Ruling" },
  deposito: { it: "Deposito", en: "Deposit" },
  articolo: { it: "Articolo", en: "Article" },
  che_cosa: { it: "Che cosa dice", en: "What it says" },
  parti: { it: "Parti", en: "Parts" },
  parole: { it: "Le parole della pronuncia", en: "The words of the ruling" },
  effetto: { it: "Effetto", en: "Effect" },
  ogni: { it: "tutti", en: "all" },
  illegittimita: { it: "illegittimità", en: "illegitimacy" },
  illegittimita_parziale: { it: "illegittimità in parte", en: "illegitimacy in part" },
  interpretativa: { it: "un'interpretazione illegittima", en: "an interpretation is illegitimate" },
  riguarda_altro: { it: "colpisce un altro atto", en: "another act is struck" },
  rettifica: { it: "rettifica", en: "correction" },
  nessuna: { it: "Nessuna pronuncia così.", en: "No such ruling." },
  dell_atto: { it: "Tutte le pronunce sull'atto", en: "All rulings on the act" },
});
