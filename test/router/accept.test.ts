import { describe, expect, it } from "vitest";
import { preferredForm, shortAccept } from "../../generator/router/pages/accept.ts";
import { BROWSER } from "./cases/pages.ts";

describe("the form that is asked for", () => {
  it.each([
    // What browsers send when somebody opens an address.
    ["html", BROWSER],
    ["html", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
    ["html", "text/html, application/xhtml+xml, image/jxr"],
    ["html", "TEXT/HTML ; charset=utf-8 ; Q=0.9 , application/json;q=0.8"],
    // What programs send.
    ["json", undefined],
    ["json", null],
    ["json", ""],
    ["json", "*/*"],
    ["json", "application/json"],
    ["json", "application/json, text/plain, */*"],
    ["json", "application/*, text/html"],
    ["json", "text/html, application/xhtml+xml, */*"],
    ["json", "text/html;q=0.7, application/json;q=0.7"],
    ["json", "text/html;q=0.9, */*"],
    ["json", "text/*"],
    ["json", "text/html;q=0"],
    ["json", "text/html;q=viel, application/json;q=0"],
    // Whoever knows Markdown is no browser.
    ["markdown", "text/markdown, text/html;q=0.9, */*;q=0.1"],
    ["markdown", "text/html, text/markdown;q=0.5, */*;q=0.1"],
    ["json", "text/html, text/markdown;q=0"],
    ["json", "text/markdownish"],
  ])("is %s: %s", (form, accept) => {
    expect(preferredForm(accept)).toBe(form);
    expect(preferredForm(shortAccept(accept))).toBe(form);
  });
});
