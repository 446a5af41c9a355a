import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import type { Host } from "../../generator/hosts/host.ts";
import { githubPages, gitlabPages } from "../../generator/hosts/platforms/pages.ts";

const context = { release: "0123456789ab", entry: () => "", parts: () => [], mcp: false, apiRoot: "" };
const pipeline = ({ files }: Host, name: string) => files(context).find(({ path }) => path.endsWith(name))!.content;

/** What the pipeline's shell gives to `npm run update`, whatever else it runs. */
function updateArguments(command: string, env: Record<string, string>): string[] {
  const stub = 'npm() { if [ "$1 $2" = "run update" ]; then shift 3; printf "%s\\n" "$@"; fi; }\n';
  const printed = execFileSync("sh", ["-ec", stub + command], { env: { PATH: process.env.PATH!, ...env } });
  return printed.toString().trim().split("\n");
}

describe("a pipeline generates for the address that it publishes at", () => {
  it("on GitHub, which gives it without the slash", () => {
    const text = pipeline(githubPages, "pages.yml");
    const [, command] = /- run: (npm run update.*)/.exec(text) ?? [];
    expect(command).toBeDefined();
    const step = text.indexOf("- id: pages");
    expect(text.slice(step)).toMatch(/^- id: pages\n +uses: actions\/configure-pages@v5\n/);
    expect(step, "before its output is read").toBeLessThan(text.indexOf("- run:"));
    for (const address of ["https://ente.example/diritto", "https://ente.example"]) {
      const filled = `${command}`.replaceAll(/\$\{\{ steps\.pages\.outputs\.base_url \}\}/g, address);
      expect(updateArguments(filled, { UPDATE_OPTIONS: "--area norme" })).toEqual([
        ...["--area", "norme", "--host", "github-pages", "--base-url", `${address}/`],
      ]);
    }
  });

  it("on GitLab, from the variable that every job has", () => {
    const commands = pipeline(gitlabPages, "gitlab-ci.yml").match(/(?<= {4}- )npm.*/g)!;
    const address = "https://gruppo.example/diritto";
    expect(updateArguments(commands.join("\n"), { CI_PAGES_URL: address, UPDATE_OPTIONS: "" })).toEqual([
      ...["--host", "gitlab-pages", "--out", "public", "--base-url", `${address}/`],
    ]);
  });
});

describe("a pipeline publishes official files", () => {
  it.each([
    ["GitHub", githubPages, "pages.yml", "dist-api"],
    ["GitLab", gitlabPages, "gitlab-ci.yml", "public"],
  ] as const)("on %s: fetched by the run itself, never the embedded sample", (_, files, name, tree) => {
    const text = pipeline(files, name);
    expect(text).not.toContain("data-raw");
    expect(text).not.toContain("run generate");
    // What was downloaded, read and published is there for the next run.
    for (const kept of ["data", ".cache/update", tree])
      expect(text).toMatch(new RegExp(`(?:^ +|[[ ])${kept}[\\],\\s]`, "m"));
  });

  it("on GitHub every week, and when it is asked to", () => {
    expect(pipeline(githubPages, "pages.yml")).toMatch(
      /\n {2}schedule:\n {4}- cron: "23 4 \* \* 1"\n {2}workflow_dispatch:\n/,
    );
  });
});
