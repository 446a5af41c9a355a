import { BASE_PATH } from "../../contract/operations.ts";
import { GB, type Host, type HostContext, type HostFile, limitsOf, MB } from "../host.ts";

const githubSays = limitsOf("docs.github.com/pages/getting-started-with-github-pages/github-pages-limits", "2026-11");
const gitlabSays = limitsOf("gitlab.com/gitlab-org/gitlab/-/issues/405048 (archived copy)", "2026-11");

/** The router for browsers, and the page by which a browser knows that here are only files. */
export const browserFiles = ({ entry, apiRoot }: Pick<HostContext, "entry" | "apiRoot">): HostFile[] => [
  { path: "sw.js", content: entry("service-worker") },
  { path: `${BASE_PATH.slice(1)}/index.html`, content: apiRoot },
];

/**
 * Once a week what changed is fetched, and the tree is made anew, checked and published; a run that fails leaves the site that is there.
 * What was downloaded and read is kept between runs. The addresses inside the tree are those of the site: both hosts say it without a slash
 * at the end.
 */
const GITHUB_WORKFLOW = `name: pages
on:
  push:
    branches: [main]
  schedule:
    - cron: "23 4 * * 1"
  workflow_dispatch:
env:
  # Options of "npm run update" (README, "Commands"), from a variable of the repository: --area norme --acts vigenti ...
  UPDATE_OPTIONS: $\{{ vars.UPDATE_OPTIONS }}
concurrency:
  group: pages
permissions:
  contents: write
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
      - uses: actions/cache/restore@v4
        with:
          path: |
            data
            .cache/update
            dist-api
          key: tree-$\{{ github.run_id }}
          restore-keys: tree-
      - run: npm ci
      - run: npm run update -- $UPDATE_OPTIONS --host github-pages --base-url "$\{{ steps.pages.outputs.base_url }}/"
      - if: always()
        uses: actions/cache/save@v4
        with:
          path: |
            data
            .cache/update
            dist-api
          key: tree-$\{{ github.run_id }}
      - uses: actions/upload-pages-artifact@v3
        with: { path: dist-api }
      - uses: actions/deploy-pages@v4
      - name: tag the release of the data
        run: |
          release=$(node -p 'JSON.parse(fs.readFileSync("dist-api/api/public/health.json")).meta.release')
          git tag --force "data-$release" && git push --force origin "data-$release"
`;

/** When a pipeline runs besides is said to GitLab, not in the file. */
const GITLAB_PIPELINE = `variables:
  # Options of "npm run update" (README, "Commands"); a variable of the project replaces them: --area norme --acts vigenti ...
  UPDATE_OPTIONS: ""
pages:
  image: node:22
  cache:
    key: tree
    when: always
    paths: [data, .cache/update, public]
  script:
    - npm ci
    - npm run update -- $UPDATE_OPTIONS --host gitlab-pages --out public --base-url "$CI_PAGES_URL/"
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
`;

/** GitHub would run the files through a site builder that drops names with an underscore in front. */
export const githubPages: Host = {
  title: "GitHub Pages, Service Worker",
  limits: [githubSays("byte", GB), githubSays("byte-per-file", 100 * MB)],
  gives: "everything in a browser",
  files: (context) => [
    ...browserFiles(context),
    { path: ".nojekyll", content: "" },
    { path: "hosts/github-pages/pages.yml", content: GITHUB_WORKFLOW },
  ],
};

/**
 * The router for browsers, and the pipeline that publishes the tree.
 *
 * @example gitlabPages.files(context)[2].path // "hosts/gitlab-pages/gitlab-ci.yml"
 */
export const gitlabPages: Host = {
  title: "GitLab Pages, Service Worker",
  limits: [gitlabSays("file", 200_000), gitlabSays("byte", GB)],
  gives: "everything in a browser",
  files: (context) => [
    ...browserFiles(context),
    { path: "hosts/gitlab-pages/gitlab-ci.yml", content: GITLAB_PIPELINE },
  ],
};
