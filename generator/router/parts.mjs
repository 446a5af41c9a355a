/** Before the first request. */
const FIRST = { name: "router", tags: ["$initial"], priority: 3 };

/**
 * How acts and places are written, and their names: what finds an act by anything but its ELI, and what reads citations. Whatever imports
 * the grammar belongs here: what several parts need takes along all that it imports.
 */
const NAMES =
  /generator\/(?:law\/(?:grammar|citations|understand(?:-union)?\.ts|names\/aliases|identity\/(?:urn|addresses)\.ts)|router\/render\/find-named)/;

/** Articles and versions; the feed and the register of many acts are loaded by themselves. */
const VERSIONS = /generator\/router\/render\/versions\/(?!modifiche|registro)/;

/**
 * How the bundler cuts the router for who can load a part of it later: as `import()` says, and what several parts need beside them in few
 * files. Each file of its own is one more to load, and compresses by itself.
 */
export const inParts = {
  groups: [
    FIRST,
    { name: "shared", minShareCount: 2, test: (id) => !NAMES.test(id) && !VERSIONS.test(id), priority: 2 },
    { name: "versions", test: VERSIONS, priority: 1 },
    { name: "names", test: NAMES },
  ],
};
