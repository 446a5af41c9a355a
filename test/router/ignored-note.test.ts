import { describe, expect, it } from "vitest";
import { respond } from "../../generator/router/respond.ts";
import { thrown } from "../thrown.ts";
import { reader, worldTree } from "./world.ts";

const read = reader(worldTree());

interface Noted {
  readonly meta: { readonly nota?: string };
}
const ask = async (target: string) => {
  const { headers, body } = await respond({ method: "GET", target: `/api/public${target}` }, read, thrown);
  return { headers, text: new TextDecoder().decode(body) };
};
const notaOf = ({ text }: { text: string }) => (JSON.parse(text) as Noted).meta.nota ?? "";

describe("what an answer of the fifteen does not heed", () => {
  it.each([
    ["/pnrr/classifica-aziende?luogo=Bologna", "luogo"],
    ["/norme?limit=3&Tipo=legge&anno=1990&lang=it", "Tipo, anno"],
    ["/health?x=1", "x"],
  ])("is named by the note of %s, behind what it says in any case; the rest is the same", async (target, named) => {
    const noted = await ask(target);
    const plain = await ask(target.replace(/[?&](?:luogo|Tipo|anno|x)=[^&]*/g, "").replace(/^([^?&]*)&/, "$1?"));
    expect(notaOf(noted)).toBe(
      `${notaOf(plain)} Di questi parametri, sconosciuti, la risposta non tiene conto: ${named}.`.trim(),
    );
    expect(noted.text.slice(noted.text.indexOf("\n"))).toBe(plain.text.slice(plain.text.indexOf("\n")));
    expect(noted.headers.ETag).not.toBe(plain.headers.ETag);
    expect(noted.headers["Content-Length"]).toBe(`${new TextEncoder().encode(noted.text).length}`);
  });

  it("is told where it belongs if it is a day, in the language of the answer", async () => {
    const nota = notaOf(await ask("/norme/L.%20241/1990?data=2021-01-01&lang=en"));
    expect(nota).toMatch(/unknown: data\. A day is asked for behind the name of the act: L\. 241\/1990@2021-01-01$/);
    expect(notaOf(await ask("/norme?limit=3"))).not.toContain("sconosciuti");
  });
});
