export function digestOfAnswers(
  createClient: (options: { open: string }) => { fetch(target: string): Promise<Response> },
  open: string,
  targets: readonly string[],
): Promise<string>;
