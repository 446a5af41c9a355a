/** A file or an answer that cannot be had, or cannot be trusted: the message says why, and what to do. Other files go on. */
export class FetchRefused extends Error {}
