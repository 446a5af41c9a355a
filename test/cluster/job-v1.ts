/**
 * The part of a Job that our manifests use, as https://kubernetes.io/docs/reference/kubernetes-api/workload-resources/job-v1/ and the pages
 * on Pods beside it describe it. Stricter than a server, which drops a field that it does not know without a word.
 */

const object = (properties: object, required: readonly string[] = []) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const text = { type: "string", minLength: 1 };
const texts = { type: "array", items: text, minItems: 1 };
/** Names of objects and of containers: labels of DNS. */
const label = { type: "string", pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", maxLength: 63 };
const count = { type: "integer", minimum: 0, maximum: 2 ** 31 - 1 };
const quantity = { type: "string", pattern: "^[0-9]+(\\.[0-9]+)?(m|k|Ki|M|Mi|G|Gi)?$" };
const quantities = { type: "object", additionalProperties: quantity, propertyNames: { enum: ["cpu", "memory"] } };

const container = object(
  {
    name: label,
    image: text,
    command: texts,
    resources: object({ requests: quantities, limits: quantities }),
    volumeMounts: {
      type: "array",
      items: object({ name: label, mountPath: { type: "string", pattern: "^/[^:]*$" } }, ["name", "mountPath"]),
    },
  },
  ["name", "image"],
);
const volume = object({ name: label, persistentVolumeClaim: object({ claimName: text }, ["claimName"]) }, ["name"]);
const pod = object(
  {
    // A Job's pods are not started again where they are once they have ended well.
    restartPolicy: { enum: ["Never", "OnFailure"] },
    containers: { type: "array", items: container, minItems: 1 },
    volumes: { type: "array", items: volume },
  },
  ["restartPolicy", "containers"],
);
const spec = {
  ...object(
    {
      completionMode: { enum: ["NonIndexed", "Indexed"] },
      completions: count,
      parallelism: count,
      backoffLimit: count,
      backoffLimitPerIndex: count,
      podReplacementPolicy: { enum: ["TerminatingOrFailed", "Failed"] },
      template: object({ spec: pod }, ["spec"]),
    },
    ["template"],
  ),
  if: { properties: { completionMode: { const: "Indexed" } }, required: ["completionMode"] },
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: { required: ["completions"], properties: { completions: { maximum: 100_000 } } },
  else: { properties: { backoffLimitPerIndex: false } },
};

export const JOB_V1 = object(
  {
    apiVersion: { const: "batch/v1" },
    kind: { const: "Job" },
    // The pods of an index are named by the Job and the index.
    metadata: object({ name: { ...label, maxLength: 57 } }, ["name"]),
    spec,
  },
  ["apiVersion", "kind", "metadata", "spec"],
);
