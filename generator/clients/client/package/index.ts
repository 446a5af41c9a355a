/** What the package gives. */

export { type Client, type ClientOptions, createClient } from "../client.ts";
export { AnswerError, TreeError } from "../tree-error.ts";
