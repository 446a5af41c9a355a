/** A source of money of a project: one amount column of the projects table. */
export interface FonteFinanziamento {
  /** Stable name in answers. */
  readonly codice: string;
  readonly nome: string;
  /** Accepted headers, as `intestazioneNormale` gives them. */
  readonly spellings: readonly string[];
}

/** The 14 source columns, in the order of the official table. `stato` does not include the three that follow it. */
export const FONTI: readonly FonteFinanziamento[] = [
  { codice: "stato", nome: "Stato", spellings: ["finanziamento - stato"] },
  { codice: "stato_bilancio", nome: "Stato - bilancio", spellings: ["finanziamento stato - bilancio"] },
  { codice: "foi", nome: "Fondo opere indifferibili (FOI)", spellings: ["finanziamento stato - foi"] },
  {
    codice: "fpop",
    nome: "Fondo prosecuzione opere pubbliche (FPOP)",
    spellings: ["finanziamento prosecuzione opere pubbliche - fpop"],
  },
  {
    codice: "ue",
    nome: "Unione europea (diverso da PNRR)",
    spellings: ["finanziamento ue (diverso da pnrr)", "finanziamento ue"],
  },
  { codice: "regione", nome: "Regione", spellings: ["finanziamento regione"] },
  { codice: "provincia", nome: "Provincia", spellings: ["finanziamento provincia"] },
  { codice: "comune", nome: "Comune", spellings: ["finanziamento comune"] },
  { codice: "altro_pubblico", nome: "Altro pubblico", spellings: ["finanziamento altro pubblico"] },
  { codice: "privato", nome: "Privato", spellings: ["finanziamento privato"] },
  { codice: "da_reperire", nome: "Da reperire", spellings: ["finanziamento da reperire", "finanz da reperire"] },
  { codice: "pnrr", nome: "PNRR", spellings: ["finanziamento pnrr"] },
  { codice: "pnc", nome: "Piano nazionale complementare (PNC)", spellings: ["finanziamento pnc"] },
  { codice: "altri_fondi", nome: "Altri fondi", spellings: ["altri fondi"] },
];
