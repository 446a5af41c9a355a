import { runs } from "../runs.ts";
import { describeNormeOracle } from "./norme-oracle.ts";

describeNormeOracle("the embedded sample", "data-raw", runs(500));
