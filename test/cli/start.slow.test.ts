import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { ensureDirSync } from "fs-extra/esm";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../temporary-folder.ts";
import { command } from "./commands.ts";

const folder = temporaryFolder();

beforeAll(() => {
  ensureDirSync(path.join(folder, "api/public"));
  mkdirSync(path.join(folder, "indici"));
  writeFileSync(path.join(folder, "manifest.json"), "[\n]\n");
  writeFileSync(path.join(folder, "api/public/health.json"), '{"meta":{},\n"stato":"ok"}\n');
});

/** Starts the command; `printed` waits for the first line of its output. */
function start(...args: string[]) {
  const child = spawn(process.execPath, [command("start"), "--dir", folder, ...args]);
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk) => (stdout += chunk));
  child.stderr.on("data", (chunk) => (stderr += chunk));
  const exited = once(child, "exit").then(([code]) => ({ code, stdout, stderr }));
  return { child, exited, printed: once(child.stdout, "data").then(() => stdout) };
}

describe("start", () => {
  it.each(["SIGINT", "SIGTERM"] as const)("prints where it answers and leaves with 0 at %s", async (signal) => {
    const { child, exited, printed } = start("--port", "0", "--host", "127.0.0.1");
    const [address] = /http:\/\/[^/]+/.exec(await printed)!;
    const response = await fetch(`${address}/api/public/health`);
    expect(await response.json()).toMatchObject({ stato: "ok" });
    child.kill(signal);
    expect(await exited).toMatchObject({ code: 0 });
  });

  it("leaves with 2 at bad usage", async () => {
    const { code, stderr } = await start("--port", "x").exited;
    expect(code).toBe(2);
    expect(stderr).not.toBe("");
  });

  it("leaves with 1 and says what to do where the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const { code, stderr } = await start("--port", String(port), "--host", "127.0.0.1").exited;
    other.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`127.0.0.1:${port}: another program has taken the port`);
    expect(stderr).toContain(`: npm start -- --port ${port + 1}\n`);
  });

  it("finds a taken port before it makes a tree", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    const dir = path.join(folder, "nuovo");
    const child = spawn(process.execPath, [command("start"), "--dir", dir, "--port", String(port)]);
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(child, "exit");
    other.close();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/^127\.0\.0\.1:\d+: another program.*\n$/),
    });
    expect(existsSync(dir)).toBe(false);
  });
});
