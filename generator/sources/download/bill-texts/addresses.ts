import { LEGISLATURA } from "../legislature.ts";

/** Where the Senate hands out the texts of bills: an address that changes there is a change of one line here. */
export const BILL_ADDRESSES = {
  repository: "https://github.com/SenatoDellaRepubblica/AkomaNtosoBulkData",
  /** Names and digests of the files of a folder, by GitHub's REST API (`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`). */
  tree: `https://api.github.com/repos/SenatoDellaRepubblica/AkomaNtosoBulkData/git/trees/HEAD:Leg${LEGISLATURA}?recursive=1`,
  file: (path: string): string =>
    `https://raw.githubusercontent.com/SenatoDellaRepubblica/AkomaNtosoBulkData/HEAD/${path}`,
} as const;
