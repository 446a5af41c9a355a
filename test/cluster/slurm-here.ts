/** A Slurm of this machine alone: one node with two slots, all that it keeps in a temporary folder. Its daemons want to be root. */

import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { removeSync } from "fs-extra/esm";
import { freePort } from "../hosts/free-port.ts";
import { programOf } from "../hosts/runtimes.ts";

const DAEMONS = ["munged", "slurmctld", "slurmd"];
const CLIENTS = ["sbatch", "squeue", "scontrol", "scancel"];
/** Milliseconds that the node may take to be ready, and a build to end. */
const PATIENCE = 300_000;

/** Why there is no Slurm here; `null` where there can be one. */
export function lacksSlurm(): string | null {
  const missing = [...DAEMONS, ...CLIENTS].filter((name) => programOf(name) === null);
  if (missing.length > 0) return `${missing.join(", ")} not installed: .ci/run installs them where it is root`;
  return process.getuid?.() === 0 ? null : "its daemons want to be root";
}

export interface SlurmHere {
  /** What its clients are told where it is. */
  readonly env: NodeJS.ProcessEnv;
  /** Runs one of its clients; gives what it prints. */
  ask(client: string, ...args: string[]): string;
  /** Waits until no job is left. @throws Error after so many milliseconds */
  settled(longestMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Starts one. */
export async function startSlurm(): Promise<SlurmHere> {
  const home = mkdtempSync(path.join(tmpdir(), "slurm-"));
  // The key of munge lies in folders that only their owner changes.
  chmodSync(home, 0o755);
  const at = (name: string) => path.join(home, name);
  for (const name of ["munge", "state", "spool"]) mkdirSync(at(name), { mode: 0o755 });
  writeFileSync(at("munge/key"), Buffer.alloc(1024, "key of a test"), { mode: 0o400 });
  const [controller, daemon] = [await freePort(), await freePort()];
  const node = hostname().split(".")[0] ?? "localhost";
  const config = [
    "ClusterName=here",
    `SlurmctldHost=${node}(127.0.0.1)`,
    "SlurmUser=root",
    "SlurmdUser=root",
    "AuthType=auth/munge",
    // What comes back from a node that went down waits for so many seconds.
    `AuthInfo=socket=${at("munge/socket")},cred_expire=5`,
    "CredType=cred/munge",
    `SlurmctldPort=${controller}`,
    `SlurmdPort=${daemon}`,
    `StateSaveLocation=${at("state")}`,
    `SlurmdSpoolDir=${at("spool")}`,
    `SlurmctldPidFile=${at("slurmctld.pid")}`,
    `SlurmdPidFile=${at("slurmd.pid")}`,
    "ProctrackType=proctrack/linuxproc",
    "TaskPlugin=task/none",
    "SelectType=select/cons_tres",
    "SelectTypeParameters=CR_CPU",
    "JobAcctGatherType=jobacct_gather/none",
    "SwitchType=switch/none",
    "MpiDefault=none",
    "ReturnToService=1",
    "SchedulerParameters=sched_interval=1,batch_sched_delay=0,sched_min_interval=0",
    `NodeName=${node} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN`,
    `PartitionName=all Nodes=${node} Default=YES MaxTime=INFINITE State=UP`,
  ];
  writeFileSync(at("slurm.conf"), `${config.join("\n")}\n`);
  const env = { ...process.env, SLURM_CONF: at("slurm.conf") };
  const children: ChildProcess[] = [];
  const start = (name: string, ...args: string[]) => {
    const program = programOf(name);
    if (program === null) throw new Error(`${name} is not installed`);
    const child = spawn(program, args, { env, stdio: "ignore" });
    children.push(child);
  };
  const ask = (client: string, ...args: string[]) => execFileSync(client, args, { env, encoding: "utf8" });
  const stop = async () => {
    spawnSync("scancel", ["--user=root"], { env });
    for (const child of children.toReversed()) child.kill("SIGTERM");
    const ended = children.map((child) => new Promise((done) => child.once("exit", done)));
    await Promise.race([Promise.all(ended), wait(5000)]);
    for (const child of children) child.kill("SIGKILL");
    removeSync(home);
  };
  const files = { key: at("munge/key"), socket: at("munge/socket"), pid: at("munge/pid"), seed: at("munge/seed") };
  const munge = [
    `--key-file=${files.key}`,
    `--socket=${files.socket}`,
    `--pid-file=${files.pid}`,
    `--seed-file=${files.seed}`,
  ];
  start("munged", "--foreground", "--force", `--log-file=${at("munge/log")}`, ...munge);
  start("slurmctld", "-D", "-f", at("slurm.conf"), "-L", at("slurmctld.log"));
  start("slurmd", "-D", "-f", at("slurm.conf"), "-L", at("slurmd.log"));
  const began = Date.now();
  for (;;) {
    const { stdout } = spawnSync("scontrol", ["show", "node", node], { env, encoding: "utf8" });
    if (/State=IDLE\s/.test(stdout)) break;
    if (Date.now() - began > PATIENCE) {
      const logs = ["slurmctld.log", "slurmd.log"].map((name) => readFileSync(at(name), "utf8"));
      await stop();
      throw new Error(`Slurm has no node: ${logs.join("\n")}`);
    }
    await wait(200);
  }
  const settled = async (longestMs: number) => {
    const since = Date.now();
    while (ask("squeue", "--noheader").trim() !== "") {
      if (Date.now() - since > longestMs) throw new Error(`jobs that do not end:\n${ask("squeue")}`);
      await wait(300);
    }
  };
  return { env, ask, settled, stop };
}
