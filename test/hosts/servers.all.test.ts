import { HOSTILE, REQUESTS } from "./requests.ts";
import { hostSuites } from "./served-hosts.ts";

hostSuites({ requests: REQUESTS, hostile: HOSTILE, whole: true });
