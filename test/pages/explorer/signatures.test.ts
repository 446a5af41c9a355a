import { describe, expect, it } from "vitest";
import {
  membersOfGroup,
  type SignatureGraph,
  signaturesOf,
  signaturesRequest,
  signedBills,
} from "../../../generator/pages/explorer/client/views/parlamentari/signatures.ts";

const member = (id: string, gruppo: string | null, numero_atti: number) =>
  ({
    tipo: "parlamentare",
    id,
    label: `Parlamentare Esempio ${id.slice(-2)}`,
    ramo: "Senato",
    gruppo,
    numero_atti,
  }) as const;
const bill = (id: string, label: string) =>
  ({ tipo: "ddl", id, label, titolo: `Titolo ${label}`, stato: "ritirato" }) as const;
const first = (source: string, target: string) => ({ source, target, tipo: "primo_firmatario" }) as const;
const also = (source: string, target: string) => ({ source, target, tipo: "cofirmatario" }) as const;

const GRAPH: SignatureGraph = {
  gruppo: "",
  ramo: "",
  max_nodi: 3000,
  totale_nodi: 7,
  totale_link: 0,
  troncato: false,
  nodes: [
    member("S-01", "LEGA", 2),
    member("S-02", "Lsp", 2),
    member("S-03", "lega", 1),
    member("S-04", null, 1),
    bill("D-1", "S.1"),
    bill("D-2", "S.2"),
    bill("D-3", "S.3"),
  ],
  links: [
    also("S-01", "D-1"),
    first("S-01", "D-2"),
    first("S-02", "D-1"),
    also("S-02", "D-2"),
    first("S-03", "D-3"),
    also("S-04", "D-2"),
  ],
};

describe("who signed which bills", () => {
  it("is asked for by branch and group, escaped", () => {
    expect(signaturesRequest({ gruppo: "Cd'I (UDC)&x", ramo: undefined })).toBe(
      "politici/graph?max_nodi=3000&gruppo=Cd'I%20(UDC)%26x",
    );
    expect(signaturesRequest({ gruppo: "", ramo: "Camera" })).toBe("politici/graph?max_nodi=3000&ramo=Camera");
  });

  it("means the group of an acronym whatever its case, or else all that the API found", () => {
    expect(membersOfGroup(GRAPH, "Lega").map(({ id }) => id)).toEqual(["S-01", "S-03"]);
    expect(membersOfGroup(GRAPH, "popolare")).toHaveLength(4);
    expect(membersOfGroup(GRAPH, undefined)).toHaveLength(4);
  });

  it("gives the bills of some members", () => {
    expect([...signedBills(GRAPH, membersOfGroup(GRAPH, "LEGA"))].sort()).toEqual(["S.1", "S.2", "S.3"]);
    expect([...signedBills(GRAPH, membersOfGroup(GRAPH, "Lsp"))].sort()).toEqual(["S.1", "S.2"]);
  });

  it("gives one member's bills, those as first signer ahead, and with which groups they sign", () => {
    const found = signaturesOf(GRAPH, "S-01");
    expect(found?.bills.map(({ numero, primo }) => [numero, primo])).toEqual([
      ["S.2", true],
      ["S.1", false],
    ]);
    expect(found?.groups).toEqual([
      { gruppo: "Lsp", persone: 1, atti: 2 },
      { gruppo: null, persone: 1, atti: 1 },
    ]);
    expect(signaturesOf(GRAPH, "S-99")).toBeUndefined();
    expect(signaturesOf(GRAPH, "D-1")).toBeUndefined();
  });
});
