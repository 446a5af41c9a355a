import { chromiumSuite } from "./chromium.ts";
import { SHORT_TARGETS } from "./same-answers.ts";

chromiumSuite(SHORT_TARGETS);
