import { engineSuites } from "./engines.ts";
import { TARGETS } from "./same-answers.ts";

engineSuites(TARGETS);
