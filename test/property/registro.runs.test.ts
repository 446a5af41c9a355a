import { runs } from "../runs.ts";
import { describeRegistroOracle } from "./registro-oracle.ts";

describeRegistroOracle("the embedded sample", "data-raw", runs(150));
