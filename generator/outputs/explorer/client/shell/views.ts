/** Which part shows an address, by its first segment. Each is loaded when it is first wanted. */

import { addressOf } from "../address/address.ts";
import { answerTo } from "../data/answer.ts";
import { requestOf } from "../views/norma/norma-address.ts";
import type { Views } from "./view.ts";

const parliament = async () => (await import("../views/parlamentari/parliament-page.tsx")).ParliamentPage;

export const VIEWS: Views = {
  "": async () => (await import("../views/home/home-page.tsx")).HomePage,
  cerca: async () => (await import("../views/cerca/search-page.tsx")).SearchPage,
  norma: async () => {
    // The answer comes while the script does.
    void answerTo(requestOf(addressOf(location.hash)));
    return (await import("../views/norma/norma-page.tsx")).NormaPage;
  },
  ddl: async () => (await import("../views/ddl/bills-page.tsx")).BillsPage,
  parlamentari: parliament,
  gruppi: parliament,
  parlamentare: parliament,
  confronto: async () => (await import("../views/confronto/confronto-page.tsx")).ConfrontoPage,
  pnrr: async () => (await import("../views/pnrr/pnrr-page.tsx")).PnrrPage,
  grafo: async () => (await import("../views/graph/graph-page.tsx")).GraphPage,
};
