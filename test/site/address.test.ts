import { describe, expect, it } from "vitest";
import { searchWith, valueIn } from "../../generator/outputs/site/client/address.ts";

const choice = (operation: string, name: string, value: string, initial: string) => ({
  operation,
  name,
  value,
  initial,
});

describe("what is chosen, in the address", () => {
  it("is found again, whatever its characters, by operation and name", () => {
    const chosen = [
      choice("norme", "q", "città & co. #1 + è", ""),
      choice("norme", "limit", "3", "100"),
      choice("politici-graph", "gruppo", "", "PD"),
    ];
    const search = searchWith("", chosen);
    for (const one of chosen) expect(valueIn(search, one)).toBe(one.value);
    expect(valueIn(search, choice("graph", "q", "", "x"))).toBe("x");
  });

  it("keeps what other forms and the router's own parameter say, and drops what has its first value again", () => {
    const search = searchWith("?lang=en&graph.max_nodi=30", [choice("norme", "limit", "3", "100")]);
    expect(search).toBe("?lang=en&graph.max_nodi=30&norme.limit=3");
    expect(searchWith(search, [choice("graph", "max_nodi", "2000", "2000")])).toBe("?lang=en&norme.limit=3");
    expect(searchWith("?norme.limit=3", [choice("norme", "limit", "100", "100")])).toBe("");
  });
});
