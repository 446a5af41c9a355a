import { BASE_PATH } from "../api/operations.ts";
import type { HostContext, HostFile, HostFiles } from "./host-file.ts";

/** The router for browsers, the page that installs it, and the one by which a browser knows that here are only files. */
export const browserFiles = ({ entry, pages }: Pick<HostContext, "entry" | "pages">): HostFile[] => [
  { path: "sw.js", content: entry("service-worker") },
  { path: "404.html", content: pages.notFound },
  { path: `${BASE_PATH.slice(1)}/index.html`, content: pages.apiRoot },
];

/** What gets the official files where a project has not said another command; a pipeline never publishes the embedded sample. */
const FETCH_DATA = "npm run download -- --data data --yes";

/** The addresses inside the tree are those of the site: both hosts say it without a slash at the end. */
const GITHUB_WORKFLOW = `name: pages
on:
  push:
    branches: [main]
  schedule:
    - cron: "23 4 * * 1"
  workflow_dispatch:
env:
  # Puts the official files into the folder data (README, "The data"); the variable FETCH_DATA of the repository replaces it.
  FETCH_DATA: $\{{ vars.FETCH_DATA || '${FETCH_DATA}' }}
concurrency:
  group: pages
permissions:
  contents: read
  pages: write
  id-token: write
jobs:
  deploy:
    runs-on: ubuntu-latest
    environment: github-pages
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - id: pages
        uses: actions/configure-pages@v5
      - run: npm ci
      - run: sh -ec "$FETCH_DATA"
      - run: npm run generate -- --data data --host github-pages --base-url "$\{{ steps.pages.outputs.base_url }}/"
      - uses: actions/upload-pages-artifact@v3
        with: { path: dist-api }
      - uses: actions/deploy-pages@v4
`;

/** When a pipeline runs besides is said to GitLab, not in the file. */
const GITLAB_PIPELINE = `variables:
  # Puts the official files into the folder data (README, "The data"); a variable of the project replaces it.
  FETCH_DATA: ${FETCH_DATA}
pages:
  image: node:22
  script:
    - npm ci
    - sh -ec "$FETCH_DATA"
    - npm run generate -- --data data --host gitlab-pages --out public --base-url "$CI_PAGES_URL/"
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;

/** GitHub would run the files through a site builder that drops names with an underscore in front. */
export const githubPages: HostFiles = (context) => [
  ...browserFiles(context),
  { path: ".nojekyll", content: "" },
  { path: "hosts/github-pages/pages.yml", content: GITHUB_WORKFLOW },
];

/**
 * The router for browsers, and the pipeline that publishes the tree.
 *
 * @example gitlabPages(context)[2].path // "hosts/gitlab-pages/gitlab-ci.yml"
 */
export const gitlabPages: HostFiles = (context) => [
  ...browserFiles(context),
  { path: "hosts/gitlab-pages/gitlab-ci.yml", content: GITLAB_PIPELINE },
];
