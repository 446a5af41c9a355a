import path from "node:path";
import { readJsonSync } from "fs-extra/esm";
import { describe, expect, it } from "vitest";
import { generateHere } from "../generate-here.ts";
import { fixtureText } from "../sources/normattiva/fixtures.ts";
import { temporaryFolderOfEach } from "../temporary-folder.ts";
import { writeFiles } from "../write-files.ts";

const FONTI = JSON.stringify([
  {
    area: "norme",
    nome: "Fonte inventata",
    url: "https://example.org/norme",
    licenza: "CC0-1.0",
    attribuzione: "Dati inventati.",
    estratto_il: "2026-01-10",
  },
]);

const folder = temporaryFolderOfEach();

/** What a run says of a data folder that holds a whole act and one to which something was done. */
async function runWith(change: (text: string) => string) {
  const data = path.join(folder, "data");
  const whole = fixtureText("originale");
  writeFiles(data, [
    ["fonti.json", FONTI],
    ["norme/strano.xml", change(fixtureText("partizioni"))],
    ["norme/intero.xml", whole],
  ]);
  const out = path.join(folder, "out");
  const { said } = await generateHere({ data, out });
  return { out, said, report: readJsonSync(path.join(out, "rapporto.json")) };
}

describe("an act that cannot be served", () => {
  it.each([
    [
      "is discarded for a URN of another kind",
      (text: string) => text.replace(/(name="urn:nir" value=")[^"]*/, "$1pippo"),
    ],
    [
      "is discarded for a URN without an end",
      (text: string) => text.replace(/(name="urn:nir" value=")[^"]*/, "$1urn:nir:"),
    ],
    ["is discarded for an empty URN", (text: string) => text.replace(/(name="urn:nir" value=")[^"]*/, "$1")],
    ["is discarded for a URN with a blank", (text: string) => text.replace(/(name="urn:nir" value="urn:nir:)/, "$1 x")],
  ])("%s, with its file and a remedy, and the others are served", async (_, change) => {
    const { out, said, report } = await runWith(change);
    expect(said.join("\n")).toMatch(/norme\/strano\.xml.*scaricar/);
    expect(report.scarti).toMatchObject([{ area: "norme", file: "norme/strano.xml" }]);
    expect(readJsonSync(path.join(out, "api/public/health.json")).conteggi.norme).toBe(1);
  });
});
