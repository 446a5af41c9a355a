import { describe, expect, it } from "vitest";
import { dataBlock, html, prose } from "../../generator/outputs/site/html.ts";

describe("markup", () => {
  it("escapes what is filled in, in text and in attributes", () => {
    expect(html`<a title="${'"><b>'}">${"a & b < c"}</a>`.markup).toBe(
      '<a title="&quot;&gt;&lt;b&gt;">a &amp; b &lt; c</a>',
    );
  });

  it("keeps markup as it is, joins lists, leaves out what is not there", () => {
    expect(html`<ul>${[html`<li>${1}</li>`, html`<li>${"<"}</li>`]}${undefined}</ul>`.markup).toBe(
      "<ul><li>1</li><li>&lt;</li></ul>",
    );
  });

  it("reads backticks in prose as code, escaped too", () => {
    expect(prose("`<x>` & y").markup).toBe("<code>&lt;x&gt;</code> &amp; y");
  });

  it("lets no text of a data block end its element", () => {
    const { markup } = dataBlock("testi", "application/json", { a: "</script><!--&" });
    expect(markup.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(markup.replace(/^<[^>]*>|<\/script>$/g, ""))).toEqual({ a: "</script><!--&" });
  });
});
