/** What a run says on the terminal. What stands in `rapporto.json` is another matter: it is Italian for everybody. */

export const BUILD_TEXTS = {
  noData: (dir: string) => `${dir}: there is no such folder of data (option --data)`,
  strict: (count: number) =>
    `--strict: ${count} inputs discarded (listed above and, without --strict, in rapporto.json); the earlier tree stays as it was`,
  treeStays: "the earlier tree stays as it was",
  noFonti: (file: string, why: string) => `${file}: ${why}. The list of the sources is needed: see README, "The data"`,
  notPlain: (file: string) =>
    `${file}: it is no file (but a folder, a pipe or a device): put the list of the sources there`,
  noJson: (file: string, why: string) => `${file}: it is not JSON (${why})`,
  notListed: (name: string) =>
    `--only ${name}: there is no such input in norme/; a member of an archive is norme/archive.zip!member`,
  madeAgain: (file: string) => `${file}: it is not as it was kept: it is made again`,
  diskDamage: (file: string) => `${file}: it is not as it was written: check the disk, then run again`,
  discarded: "discarded",
  only: {
    key: "key",
    title: "title",
    version: "version",
    articles: "articles",
    characters: "characters",
    attachments: "attachments",
    signals: "signals",
    relations: "relations",
    discards: "discarded",
    counts: "counted and repaired",
  },
  phases: {
    list: "Listing",
    read: "Reading acts",
    place: "Placing acts",
    spread: "Signals",
    serve: "Writing acts",
    order: "Lists and graphs",
    words: "Words",
    terms: "Index of words",
    areas: "Recovery plan, Parliament",
  },
  steps: {
    publish: "Publishing",
    actsToKeep: "Acts to download",
    filesToKeep: "Files to download",
  },
};
