import type { Plugin } from "rolldown";

export declare const inOneFile: Plugin;
