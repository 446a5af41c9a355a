/**
 * AWS: a CloudFront Function in front of S3. It can neither read a file nor make a body of one: the fifteen operations get the file that is
 * their whole answer, or 422; every other path is that of a file, and 404.html where there is none, which has the router answer in a
 * browser. Its engine knows no destructuring, spreading, defaults nor `for`-`of`, and `build.mjs` leaves what it finds: they are not here.
 */

import { BASE_PATH } from "../../../api/operations.ts";
import { CANONICAL_ELI, fileOfEli } from "../../../law/identity/canonical-eli.ts";
import { billSlug, PUBLISHED_BILL } from "../../../law/published-bill.ts";
import { headersOf } from "../../headers.ts";
import { PREFLIGHT, type Refusal, reads, WRONG_METHOD } from "../../refusal.ts";

interface Value {
  readonly value: string;
  readonly multiValue?: readonly Value[];
}
interface CloudFrontRequest {
  readonly method: string;
  uri: string;
  /** By name, all of it as it was written. */
  querystring: Readonly<Record<string, Value>>;
}

/** Written before the code by the host's profile (`outputs/hosts/whole-answers.ts`). */
declare const WHOLE_ANSWERS: readonly {
  readonly path: string;
  readonly file: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly absent: string;
    readonly values: readonly string[];
  }[];
}[];

/** What stands for an act or a bill in a path, as it is published, and its file. */
const NAMED = [
  { folder: `${BASE_PATH}/norme/`, published: CANONICAL_ELI, fileOf: fileOfEli },
  { folder: `${BASE_PATH}/ddl/`, published: PUBLISHED_BILL, fileOf: billSlug },
];
const RELATIONS = `${BASE_PATH}/relazioni`;
const ITALIAN: readonly string[] = ["", "it"];

/** A text without its escapes; one with a malformed escape stays as it is, which is no value of any file. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (_) {
    return text;
  }
}

/** The last value of a parameter; `undefined` where the request does not name it. */
function said(request: CloudFrontRequest, name: string): string | undefined {
  let value: string | undefined;
  Object.keys(request.querystring).forEach((key) => {
    const found = request.querystring[key];
    if (found === undefined || decoded(key.replace(/\+/g, " ")) !== name) return;
    (found.multiValue || [found]).forEach((one) => {
      value = decoded(one.value.replace(/\+/g, " "));
    });
  });
  return value;
}

/** A value of which no file is the answer. */
const refused = (name: string, input: string | undefined): Refusal => ({
  status: 422,
  body: JSON.stringify({
    detail: [
      {
        type: "value_error",
        loc: ["query", name],
        msg: "Value error, this host gives whole answers: the values of which a file is published, in Italian",
        input: input === undefined ? null : input,
      },
    ],
  }),
});

/** The file of an act or a bill that a path names; `null` where it names none. */
function named(request: CloudFrontRequest, path: string): string | Refusal | null {
  const kind = NAMED.filter((one) => path.startsWith(one.folder))[0];
  const name = kind && path.slice(kind.folder.length);
  if (!kind || !name || !kind.published.test(name)) return null;
  const lang = said(request, "lang");
  return ITALIAN.indexOf(lang || "") < 0 ? refused("lang", lang) : `${kind.folder}${kind.fileOf(name)}.json`;
}

/** The file that is the whole answer to a request of the API, or why there is none; `null` where it asks for no operation. */
function wholeAnswer(request: CloudFrontRequest, path: string): string | Refusal | null {
  const answer = WHOLE_ANSWERS.filter((one) => one.path === path)[0];
  if (!answer) return named(request, path);
  let file = answer.file;
  let refusal: Refusal | undefined;
  answer.parameters.forEach((parameter) => {
    const value = said(request, parameter.name);
    const meant = value === undefined ? parameter.absent : value;
    if (parameter.values.indexOf(meant) < 0) refusal = refusal || refused(parameter.name, value);
    file = file.replace(`{${parameter.name}}`, meant);
  });
  if (path !== RELATIONS) return refusal || file;
  const act = said(request, "norma");
  if (act === undefined || !CANONICAL_ELI.test(act)) return refused("norma", act);
  return refusal || file.replace("{norma}", fileOfEli(act));
}

/** What a request gets: a file of the bucket, or an answer without one. */
function found(request: CloudFrontRequest): string | Refusal {
  if (request.method === "OPTIONS") return PREFLIGHT;
  // Nothing but reads ever reaches the bucket.
  if (!reads(request.method)) return WRONG_METHOD;
  const whole = wholeAnswer(request, decoded(request.uri));
  if (whole !== null) return whole;
  return request.uri.slice(-1) === "/" ? `${request.uri}index.html` : request.uri;
}

/**
 * What CloudFront runs for every request: gives it back with the file that the bucket has to give, or answers it.
 *
 * @example handler({ request: { method: "GET", uri: "/en/", querystring: {} } }) // { method: "GET", uri: "/en/index.html", ... }
 */
export function handler(event: { readonly request: CloudFrontRequest }): object {
  const request = event.request;
  const given = found(request);
  if (typeof given === "string") {
    request.uri = given;
    request.querystring = {};
    return request;
  }
  const headers: Record<string, Value> = {};
  const due = headersOf(given.status, "en");
  Object.keys(due).forEach((name) => {
    headers[name.toLowerCase()] = { value: due[name] || "" };
  });
  const answer = { statusCode: given.status, headers };
  return given.body ? Object.assign(answer, { body: { encoding: "text", data: given.body } }) : answer;
}
