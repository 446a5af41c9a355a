import { runs } from "../runs.ts";
import { describeCitazioniOracle } from "./citazioni-oracle.ts";

describeCitazioniOracle("the embedded sample", "data-raw", runs(200));
