import type { Plugin } from "rolldown";

export const withoutDocs: Plugin;
export const forRouter: Plugin;
