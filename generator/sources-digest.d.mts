export const BUILT: string;
export function sourcesDigest(): string;
