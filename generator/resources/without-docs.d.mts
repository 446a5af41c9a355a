import type { Plugin } from "rolldown";

export const withoutDocs: Plugin;
