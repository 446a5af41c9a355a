/**
 * Adds the style of one view, which comes with its script. The pages' policy refuses styles in the text of a page, not those that a script
 * hands over.
 *
 * @param text of the style sheet
 * @example adoptStyle(style);
 */
export function adoptStyle(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
