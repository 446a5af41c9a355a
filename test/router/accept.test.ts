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
    ["json", "text/html;q=0"],
    ["json", "text/html;q=viel, application/json;q=0"],
    // The form that weighs most.
    ["markdown", "text/markdown, text/html;q=0.9, */*;q=0.1"],
    ["html", "text/html, text/markdown;q=0.5, */*;q=0.1"],
    ["html", "text/html, text/markdown;q=0"],
    ["json", "text/markdown;q=0.3, */*;q=0.9"],
    ["json", "text/markdown;q=0.5, application/*;q=0.8"],
    ["markdown", "text/markdown;q=0.5, text/html;q=0.4, application/json;q=0.1"],
    ["markdown", "text/*, application/json;q=0.5"],
    ["json", "text/*;q=0.2, application/json;q=0.5"],
    // A weight of 0 refuses, also what a wider range would take.
    ["json", "text/markdown;q=0, */*"],
    ["html", "text/html, */*, application/json;q=0, text/markdown;q=0"],
    ["json", "text/html;q=0, text/markdown;q=0.0"],
    // Of equal weights what is named first, and JSON where none is.
    ["markdown", "text/markdown, */*"],
    ["markdown", "text/markdown, application/json"],
    ["json", "application/json, text/markdown"],
    ["markdown", "text/html, text/markdown, application/json"],
    // What is no weight is ignored, with the type that has it.
    ["json", "text/markdown;q=2, application/json;q=0.1"],
    ["html", "text/html;q=0.5, text/markdown;q=1.5"],
    ["html", "text/html; q = 0.5, */*;q=0.1"],
    ["json", "text/markdownish"],
  ])("is %s: %s", (form, accept) => {
    expect(preferredForm(accept)).toBe(form);
    expect(preferredForm(shortAccept(accept))).toBe(form);
  });
});
