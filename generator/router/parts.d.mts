import type { CodeSplittingOptions } from "rolldown";

export declare const inParts: CodeSplittingOptions;
