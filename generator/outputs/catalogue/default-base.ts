/** Stands for the address of the tree until one is given: a name that leads nowhere by design (RFC 2606). */
export const DEFAULT_BASE = "https://example.org/";
