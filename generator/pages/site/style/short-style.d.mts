export function shortStyle(file: string): string;
