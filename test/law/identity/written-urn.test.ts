import { expect, it } from "vitest";
import { officialAddress, officialPage } from "../../../generator/law/identity/written-urn.ts";

const CODE = { tipo: "regio-decreto", data: "1930-10-19", numero: "1398" };
const RESOLVER = "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:";

it.each([
  [null, "", "regio.decreto:1930-10-19;1398"],
  ["art/640", "!vig=2021-01-01", "regio.decreto:1930-10-19;1398~art640!vig=2021-01-01"],
  ["art/640-bis", "", "regio.decreto:1930-10-19;1398~art640bis"],
  // As the publisher spells them.
  ["art/120-sexiesdecies", "", "regio.decreto:1930-10-19;1398~art120sexdecies"],
  ["art/518-duodevicies", "", "regio.decreto:1930-10-19;1398~art518duodevicies"],
  ["art/14-vicies-semel", "", "regio.decreto:1930-10-19;1398~art14unvicies"],
  ["art/7-viciesquater", "", "regio.decreto:1930-10-19;1398~art7quatervicies"],
  ["art/3-septiesdecies", "", "regio.decreto:1930-10-19;1398~art3septdecies"],
  ["art/270-quinquies.1", "", "regio.decreto:1930-10-19;1398~art270quinquies.1"],
  ["annesso/2/art/3", "@originale", "regio.decreto:1930-10-19;1398:2@originale~art3"],
])("the page of Normattiva for %s%s", (below, version, end) => {
  expect(officialPage(CODE, below, version)).toBe(RESOLVER + end);
});

it("keeps the issuer that a URN names", () => {
  expect(officialAddress("urn:nir:ministero.interno:decreto:2018-09-14;1", "art/1")).toBe(
    "https://www.normattiva.it/uri-res/N2Ls?urn:nir:ministero.interno:decreto:2018-09-14;1~art1",
  );
});
