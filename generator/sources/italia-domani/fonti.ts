/** A source of money of a project: one amount column of the projects table. */
export interface FonteFinanziamento {
  /** Stable name in answers. */
  readonly codice: string;
  readonly nome: string;
  /** Accepted headers, as `intestazioneNormale` gives them. */
  readonly grafie: readonly string[];
}

/** The 14 source columns, in the order of the official table. `stato` does not include the three that follow it. */
export const FONTI: readonly FonteFinanziamento[] = [
  { codice: "stato", nome: "Stato", grafie: ["finanziamento - stato"] },
  { codice: "stato_bilancio", nome: "Stato - bilancio", grafie: ["finanziamento stato - bilancio"] },
  { codice: "foi", nome: "Fondo opere indifferibili (FOI)", grafie: ["finanziamento stato - foi"] },
  {
    codice: "fpop",
    nome: "Fondo prosecuzione opere pubbliche (FPOP)",
    grafie: ["finanziamento prosecuzione opere pubbliche - fpop"],
  },
  {
    codice: "ue",
    nome: "Unione europea (diverso da PNRR)",
    grafie: ["finanziamento ue (diverso da pnrr)", "finanziamento ue"],
  },
  { codice: "regione", nome: "Regione", grafie: ["finanziamento regione"] },
  { codice: "provincia", nome: "Provincia", grafie: ["finanziamento provincia"] },
  { codice: "comune", nome: "Comune", grafie: ["finanziamento comune"] },
  { codice: "altro_pubblico", nome: "Altro pubblico", grafie: ["finanziamento altro pubblico"] },
  { codice: "privato", nome: "Privato", grafie: ["finanziamento privato"] },
  { codice: "da_reperire", nome: "Da reperire", grafie: ["finanziamento da reperire", "finanz da reperire"] },
  { codice: "pnrr", nome: "PNRR", grafie: ["finanziamento pnrr"] },
  { codice: "pnc", nome: "Piano nazionale complementare (PNC)", grafie: ["finanziamento pnc"] },
  { codice: "altri_fondi", nome: "Altri fondi", grafie: ["altri fondi"] },
];
