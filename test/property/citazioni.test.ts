import { describeCitazioniOracle } from "./citazioni-oracle.ts";

describeCitazioniOracle("the embedded sample", "data-raw", 200);
