import { runs } from "../runs.ts";
import { describePnrrOracle } from "./pnrr-oracle.ts";

describePnrrOracle("the embedded sample", "data-raw", runs(400));
