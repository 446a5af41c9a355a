import type { PlannedPhase } from "./phase-parts.ts";
import { commandOf, memoryOf, openingCommand, type SharedStage } from "./scripts.ts";

/** Where the Jobs run. */
interface Pods {
  /** Image that holds the program with its `.build/`, in its working folder. */
  readonly image: string;
  /** Claim on the volume, and where it is mounted. */
  readonly claim: string;
  readonly mount: string;
}

/** A Job as it is applied. */
export interface Job {
  readonly apiVersion: "batch/v1";
  readonly kind: "Job";
  readonly metadata: { readonly name: string };
  readonly spec: {
    /** How many pods must end well; one where it is not said. */
    readonly completions?: number;
    readonly template: { readonly spec: { readonly containers: readonly [{ readonly command: readonly string[] }] } };
  };
}

/** The controller replaces this by the number of the pod in its Job. */
const INDEX = "$(JOB_COMPLETION_INDEX)";
/** Pods of one index that may fail: nodes go away. */
const FAILURES = 3;

const nameOfJob = (phase: string) => `api-diritto-italiano-${phase}`;

/** What the pods of a Job do. */
interface Work {
  readonly name: string;
  readonly command: readonly string[];
  /** Megabytes of each. */
  readonly memory: number;
}

function job({ name, command, memory }: Work, { image, claim, mount }: Pods, spec: object): Job {
  const volume = "shared";
  const container = {
    name: "phase",
    image,
    command,
    // A process has one thread that works.
    resources: { requests: { cpu: "1", memory: `${memory}Mi` } },
    volumeMounts: [{ name: volume, mountPath: mount }],
  };
  const pod = {
    restartPolicy: "Never",
    containers: [container] as const,
    volumes: [{ name: volume, persistentVolumeClaim: { claimName: claim } }],
  };
  // No pod takes the place of one that may still be writing.
  const own = { podReplacementPolicy: "Failed", template: { spec: pod } };
  return { apiVersion: "batch/v1", kind: "Job", metadata: { name: nameOfJob(name) }, spec: { ...spec, ...own } };
}

/**
 * The Jobs of a build, in their order: the first makes the stage, or opens it.
 *
 * @param options what the stage is made with, as it is typed
 * @example jobsOf(planOf(4), { folder: "/shared/stage", memory: 512 }, ["--stage", "/shared/stage", "--of", "4"], pods)[2].metadata.name // "api-diritto-italiano-read"
 */
export function jobsOf(
  phases: readonly PlannedPhase[],
  stage: SharedStage,
  options: readonly string[],
  pods: Pods,
): readonly Job[] {
  const memory = memoryOf(stage);
  const indexed = (parts: number) => ({
    completionMode: "Indexed",
    completions: parts,
    parallelism: parts,
    backoffLimitPerIndex: FAILURES,
  });
  return [
    job({ name: "phases", command: openingCommand(options), memory }, pods, { backoffLimit: FAILURES }),
    ...phases.map((phase) =>
      job({ name: phase.name, command: commandOf(phase, stage, INDEX), memory }, pods, indexed(phase.parts)),
    ),
  ];
}

/** Applies a manifest in the place of the Job of that name and waits until it has ended, well or not. */
const RUN = `run() {
  kubectl delete job "$1" --ignore-not-found --cascade=foreground
  kubectl apply -f -
  while :; do
    ended=$(kubectl get job "$1" -o 'jsonpath={.status.conditions[?(@.status=="True")].type}')
    case $ended in
    *Complete*) return ;;
    *Failed*) echo "$1: kubectl logs job/$1 says why" >&2 && exit 1 ;;
    esac
    sleep 2
  done
}`;

/**
 * The script that runs the Jobs of a build. Run again, it runs all of them: pods whose part is done end at once.
 *
 * @example kubernetesScript(jobsOf(...)) // "#!/bin/sh\n...\nrun api-diritto-italiano-read <<'JOB'\n{...}\nJOB\n..."
 */
export function kubernetesScript(jobs: readonly Job[]): string {
  const runs = jobs.map((one) => `run ${one.metadata.name} <<'JOB'\n${JSON.stringify(one, null, 2)}\nJOB`);
  return ["#!/bin/sh", "set -eu", RUN, ...runs, ""].join("\n");
}
