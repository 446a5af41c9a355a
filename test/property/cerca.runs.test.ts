import { runs } from "../runs.ts";
import { describeCercaOracle } from "./cerca-oracle.ts";

describeCercaOracle("the embedded sample", "data-raw", runs(1000));
