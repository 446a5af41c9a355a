export function loadedWith(folder: string, name: string, all?: Set<string>): Set<string>;
export function compressedSize(folder: string, names: Iterable<string>): number;
export function firstLoads(built: string): Readonly<Record<string, number>>;
