import { runs } from "../runs.ts";
import { describePoliticiOracle } from "./politici-oracle.ts";

describePoliticiOracle("the embedded sample", "data-raw", "2026-01-10", runs(400));
