import { SHORT, TRICKS } from "./requests.ts";
import { hostSuites } from "./served-hosts.ts";

hostSuites({ requests: SHORT, hostile: TRICKS, whole: false });
