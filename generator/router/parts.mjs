/** Before the first request. */
const FIRST = { name: "router", tags: ["$initial"], priority: 3 };

/**
 * How acts and places are written, and their names: what finds an act by anything but its ELI, and what reads citations. Whatever imports
 * the grammar belongs here: what several parts need takes along all that it imports.
 */
const NAMES =
  /generator\/(?:law\/(?:grammar|citations|understand(?:-union)?\.ts|names\/aliases|identity\/(?:urn|addresses)\.ts)|router\/render\/find-named)/;

/** What few requests need, and little: pages, files of the site, unknown parameters. */
const FEW = /generator\/router\/(?:ignored-note|site-file|pages\/page-)/;

/** Days in names of acts, and the sentence on changes that came after a text: few requests for an act need them, all for an article do. */
const DAYS = /generator\/(?:contract\/modifiche-successive|format\/act-note|law\/identity\/version-day)/;

/** What lists, names and rulings share, and no text of an act needs. */
const LISTS =
  /generator\/(?:law\/(?:identity\/(?:asked-ruling|ecli|eli|union)|names\/(?:short-type|citation-label))|router\/(?:read-once|render\/(?:entry-list|find-ruling|pronunce))|format\/(?:inflated|entry-lists))/;

/** Articles and versions; acts of the Union that an act names, the feed and the register of many acts are loaded by themselves. */
const VERSIONS = /generator\/router\/render\/versions\/(?!ue|modifiche|registro)/;

/**
 * How the bundler cuts the router for who can load a part of it later: as `import()` says, and what several parts need beside them in few
 * files. Each file of its own is one more to load, and compresses by itself.
 */
export const inParts = {
  groups: [
    FIRST,
    { name: "few", test: FEW, priority: 2 },
    { name: "days", test: DAYS, priority: 3 },
    {
      name: "shared",
      minShareCount: 2,
      test: (id) => ![NAMES, VERSIONS, LISTS].some((other) => other.test(id)),
      priority: 2,
    },
    { name: "lists", test: LISTS, priority: 1 },
    { name: "versions", test: VERSIONS, priority: 1 },
    { name: "names", test: NAMES },
  ],
};
