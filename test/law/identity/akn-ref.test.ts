import { describe, expect, it } from "vitest";
import { parseAknRef } from "../../../generator/law/identity/akn-ref.ts";

describe("a reference of Akoma Ntoso", () => {
  it.each([
    ["/akn/it/act/LEGGE/stato/2007-12-24/244/!main", "urn:nir:stato:legge:2007-12-24;244"],
    ["/akn/it/act/decreto_legislativo/stato/2005-03-07/82", "urn:nir:stato:decreto.legislativo:2005-03-07;82"],
    ["/akn/it/act/decretoLegislativo/stato/2005/82/!main", "urn:nir:stato:decreto.legislativo:2005;82"],
    ["/akn/it/act/codice.civile/stato/1942-03-16/262/!main#art_3", "urn:nir:stato:regio.decreto:1942-03-16;262"],
    [
      "/akn/it/act/codice.procedura.penale/presidente.repubblica/1988-09-22/447/!main",
      "urn:nir:stato:decreto.del.presidente.della.repubblica:1988-09-22;447",
    ],
    ["/akn/it/act/costituzione/stato/1947-12-27/const/!main#art_76", "urn:nir:stato:costituzione"],
    ["/akn/it/act/decreto/ministero.interno/2004-10-22/270/!main", "urn:nir:ministero.interno:decreto:2004-10-22;270"],
    [
      "/akn/it/act/CIRCOLARE/MINISTERO_DEI_LAVORI_PUBBLICI/1993-04-19/469/!main",
      "urn:nir:ministero.dei.lavori.pubblici:circolare:1993-04-19;469",
    ],
  ])("names an act: %s", (href, urn) => {
    expect(parseAknRef(href)).toMatchObject({ urn });
  });

  it.each([
    "/akn/it/act/DECRETO/MINISTERO_DELLO_SVILUPPO_ECONOMICO/2022-07-20/170/!main",
    "/akn/it/act/decreto/ministero.sviluppo.economico/2022-07-20/170/!main",
    "/akn/it/act/DECRETO_MINISTERIALE/stato/2022-07-20/170/!main",
  ])("names a ministerial decree by one type: %s", (href) => {
    expect(parseAknRef(href)).toMatchObject({ tipo: "decreto-ministeriale", data: "2022-07-20", numero: "170" });
  });

  it("names an act whatever its version and place", () => {
    const href =
      "/akn/it/act/decreto_legislativo/stato/1998-02-24/58/ita@2024-03-27/!main/~art_30__para_2__point_b-bis";
    expect(parseAknRef(href)).toMatchObject({ data: "1998-02-24", numero: "58" });
  });

  it.each([
    ["", "vuoto"],
    ["#", "vuoto"],
    ["/akn/it/act/direttivaUe/eu/2006-12-20/126/!main", "europeo"],
    ["/akn/it/act/regolamento//2016/679/!main#art_9", "europeo"],
    ["/akn/it/act///2002-03-18/24/!main", "senza autorità"],
    ["/akn/it/act//ministero.salute/2020-03-01/2627/!main", "senza autorità"],
    ["/akn/it/act/legge/regione.lazio/2000-03-01/27/!main", "regionale"],
    ["/akn/it/act/decreto/ministero.salute/2020-03-01//!main", "senza numero"],
    ["/akn/it/act/legge/stato/1214-02-01/27/!main", "senza data"],
    ["https://example.org/legge", "illeggibile"],
  ])("is refused with its reason: %j is %s", (href, motivo) => {
    expect(parseAknRef(href)).toEqual({ motivo });
  });
});
