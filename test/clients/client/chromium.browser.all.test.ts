import { chromiumSuite } from "./chromium.ts";
import { TARGETS } from "./same-answers.ts";

chromiumSuite(TARGETS);
