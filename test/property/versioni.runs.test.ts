import { runs } from "../runs.ts";
import { describeVersioniOracle } from "./versioni-oracle.ts";

describeVersioniOracle("the embedded sample", "data-raw", runs(550));
