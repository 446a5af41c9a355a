import { describeCercaOracle } from "./cerca-oracle.ts";

describeCercaOracle("the embedded sample", "data-raw", 1000);
