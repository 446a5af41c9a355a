import { describePnrrOracle } from "./pnrr-oracle.ts";

describePnrrOracle("the embedded sample", "data-raw", 400);
