import { describeVersioniOracle } from "./versioni-oracle.ts";

describeVersioniOracle("the embedded sample", "data-raw", 550);
