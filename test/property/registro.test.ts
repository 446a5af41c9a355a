import { describeRegistroOracle } from "./registro-oracle.ts";

describeRegistroOracle("the embedded sample", "data-raw", 150);
