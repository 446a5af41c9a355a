import { describeNormeOracle } from "./norme-oracle.ts";

describeNormeOracle("the embedded sample", "data-raw", 500);
