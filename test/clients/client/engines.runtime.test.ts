import { engineSuites } from "./engines.ts";
import { SHORT_TARGETS } from "./same-answers.ts";

engineSuites(SHORT_TARGETS);
