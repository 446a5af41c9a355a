import { expect, it } from "vitest";
import { votesViews } from "../../../../generator/corpus/orders/parlamento/votazioni.ts";
import { MEMBERS, vote } from "../../../property/votes.ts";

const totals = (votazioni: Parameters<typeof votesViews>[0]["votazioni"], persone = MEMBERS) =>
  Object.fromEntries(
    votesViews({ votazioni, persone }).membri.map(({ parlamentare, totali }) => [parlamentare.id, totali]),
  );

it("a member is in office on the last day of a mandate, and not on the next", () => {
  const persone = MEMBERS.map((one) =>
    one.mandati ? { ...one, mandati: [{ dal: "2022-10-13", al: "2024-02-01" }] } : one,
  );
  const votes = [vote("S-19-2-1", "2024-02-02", "f"), vote("S-19-1-1", "2024-02-01", "f")];
  expect(totals(votes, persone)["S-10"]).toMatchObject({ tenute: 1, palesi: 1, favorevole: 1, in_nessun_elenco: 0 });
});

it("a vote whose list does not name a deputy was held while the deputy was not in office; one without a list counts", () => {
  const votes = [
    vote("C-19-4-1", "2024-02-04", "ff"),
    vote("C-19-3-1", "2024-02-03", "f."),
    vote("C-19-2-1", "2024-02-02", ""),
    vote("C-19-1-1", "2024-02-01", "ff"),
  ];
  expect(totals(votes)["C-11"]).toMatchObject({ tenute: 3, palesi: 3, favorevole: 2, in_nessun_elenco: 1 });
});
