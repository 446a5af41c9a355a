import { BASE_PATH } from "../api/operations.ts";
import type { HostContext, HostFile, HostFiles } from "./host-file.ts";

/** The router for browsers, the page that installs it, and the one by which a browser knows that here are only files. */
export const browserFiles = ({ entry, pages }: Pick<HostContext, "entry" | "pages">): HostFile[] => [
  { path: "sw.js", content: entry("service-worker") },
  { path: "404.html", content: pages.notFound },
  { path: `${BASE_PATH.slice(1)}/index.html`, content: pages.apiRoot },
];

/** The addresses inside the tree are those of the site: both hosts say it without a slash at the end. */
const GITHUB_WORKFLOW = `name: pages
on:
  push:
    branches: [main]
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
      - run: npm ci && npm run generate -- --host github-pages --base-url "$\{{ steps.pages.outputs.base_url }}/"
      - uses: actions/upload-pages-artifact@v3
        with: { path: dist-api }
      - uses: actions/deploy-pages@v4
`;

const GITLAB_PIPELINE = `pages:
  image: node:22
  script:
    - npm ci
    - npm run generate -- --host gitlab-pages --out public --base-url "$CI_PAGES_URL/"
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
