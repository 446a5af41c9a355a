import { fuzzSuite } from "./fuzz-run.ts";

fuzzSuite(1);
