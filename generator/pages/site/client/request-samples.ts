/** A request as programs send it, in the languages that readers of data write. */

/** The languages, the command for a terminal first. */
export const SAMPLE_LANGUAGES = ["curl", "Python", "JavaScript", "R"] as const;

/** A program that sends a request and reads the JSON of its answer. */
export interface RequestSample {
  readonly lingua: (typeof SAMPLE_LANGUAGES)[number];
  readonly text: string;
}

/** Scheme and host: of the characters below only they have brackets, around an address of IPv6. */
const AUTHORITY = /^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i;

/** What no address holds as it is, and the one quote that addresses hold. */
const UNSAFE = /[^!#$%&()*+,\-./0-9:;=?@A-Z_a-z~]/gu;

const utf8 = new TextEncoder();

/** The bytes of a character as an address writes them; of half a character, those of its replacement. */
const escaped = (character: string): string =>
  [...utf8.encode(character)].map((byte) => `%${byte.toString(16).padStart(2, "0").toUpperCase()}`).join("");

/** An address in which nothing is left that ends a text between quotes, or means something within it. */
function quotable(url: string): string {
  const [authority = ""] = AUTHORITY.exec(url) ?? [];
  const host = authority.replace(/[^[\]]+/g, (part) => part.replace(UNSAFE, escaped));
  return host + url.slice(authority.length).replace(UNSAFE, escaped);
}

/** `$` means something to a shell between double quotes, to JavaScript between backticks: it stands between none of these. */
const PROGRAMS: Readonly<Record<RequestSample["lingua"], (url: string) => string>> = {
  curl: (url) => `curl '${url}'`,
  Python: (url) => `import json
from urllib.request import urlopen

with urlopen("${url}") as response:
    data = json.load(response)
print(data)`,
  JavaScript: (url) => `const response = await fetch("${url}");
const data = await response.json();
console.log(data);`,
  R: (url) => `library(jsonlite)

data <- fromJSON("${url}")
str(data, max.level = 1)`,
};

/**
 * A request in one language, as a program that can be run as it is: Python and JavaScript need nothing else, R needs jsonlite. What an
 * address cannot hold is escaped in it, `'` too: quotes, spaces and backslashes of a value end no text.
 *
 * @param url the whole address; one without a host is shown as it is
 * @example sampleIn("curl", "https://example.org/api/public/health") // "curl 'https://example.org/api/public/health'"
 */
export const sampleIn = (lingua: RequestSample["lingua"], url: string): string => PROGRAMS[lingua](quotable(url));

/**
 * The same request in four languages.
 *
 * @example requestSamples("https://example.org/api/public/health").map(({ lingua }) => lingua) // ["curl", "Python", "JavaScript", "R"]
 */
export const requestSamples = (url: string): RequestSample[] =>
  SAMPLE_LANGUAGES.map((lingua) => ({ lingua, text: sampleIn(lingua, url) }));
