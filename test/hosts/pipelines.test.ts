import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { githubPages, gitlabPages } from "../../generator/hosts/pages.ts";

const context = { release: "0123456789ab", entry: () => "", pages: { notFound: "", apiRoot: "" } };
const pipeline = (files: typeof githubPages, name: string) =>
  files(context).find(({ path }) => path.endsWith(name))!.content;

/** What the pipeline's shell gives to `npm run generate`, whatever else it runs. */
function generateArguments(command: string, env: Record<string, string>): string[] {
  const stub = 'npm() { if [ "$1 $2" = "run generate" ]; then shift 3; printf "%s\\n" "$@"; fi; }\n';
  const printed = execFileSync("sh", ["-ec", stub + command], { env: { PATH: process.env.PATH!, ...env } });
  return printed.toString().trim().split("\n");
}

describe("a pipeline generates for the address that it publishes at", () => {
  it("on GitHub, which gives it without the slash", () => {
    const text = pipeline(githubPages, "pages.yml");
    const [, command] = /- run: (.*generate.*)/.exec(text) ?? [];
    expect(command).toBeDefined();
    const step = text.indexOf("- id: pages");
    expect(text.slice(step)).toMatch(/^- id: pages\n +uses: actions\/configure-pages@v5\n/);
    expect(step, "before its output is read").toBeLessThan(text.indexOf("- run:"));
    for (const address of ["https://ente.example/diritto", "https://ente.example"]) {
      const filled = `${command}`.replaceAll(/\$\{\{ steps\.pages\.outputs\.base_url \}\}/g, address);
      expect(generateArguments(filled, {})).toEqual([
        ...["--data", "data", "--host", "github-pages", "--base-url", `${address}/`],
      ]);
    }
  });

  it("on GitLab, from the variable that every job has", () => {
    const commands = pipeline(gitlabPages, "gitlab-ci.yml").match(/(?<= {4}- )npm.*/g)!;
    const address = "https://gruppo.example/diritto";
    expect(generateArguments(commands.join("\n"), { CI_PAGES_URL: address })).toEqual([
      ...["--data", "data", "--host", "gitlab-pages", "--out", "public", "--base-url", `${address}/`],
    ]);
  });
});

describe("F9: a pipeline publishes official files", () => {
  /** What the shell runs of the step that gets them, with the project's own command. */
  const fetched = (text: string) => {
    const [, step = ""] = /- (?:run: )?(sh -ec .*)/.exec(text) ?? [];
    const env = { PATH: process.env.PATH ?? "", FETCH_DATA: "echo 'il mio comando' && false || echo fine" };
    return execFileSync("sh", ["-ec", step], { env }).toString();
  };

  it.each([
    ["GitHub", githubPages, "pages.yml"],
    ["GitLab", gitlabPages, "gitlab-ci.yml"],
  ] as const)("on %s: got by a command that the project can replace, before they are read", (_, files, name) => {
    const text = pipeline(files, name);
    expect(fetched(text)).toBe("il mio comando\nfine\n");
    expect(text.indexOf('sh -ec "$FETCH_DATA"')).toBeLessThan(text.indexOf("npm run generate -- --data data"));
    expect(text).toContain("npm run download -- --data data --yes");
  });

  it("on GitHub every week, and when it is asked to", () => {
    expect(pipeline(githubPages, "pages.yml")).toMatch(
      /\n {2}schedule:\n {4}- cron: "23 4 \* \* 1"\n {2}workflow_dispatch:\n/,
    );
  });
});
