// Asks a client for some targets: a digest of all that it answered. The same for every engine; each calls it in its own way.

/** The function takes `createClient`, the place, the targets; Chromium is given its text. */
export async function digestOfAnswers(createClient, open, targets) {
  const { fetch, close } = createClient({ open });
  const lines = [];
  for (const target of targets) {
    const response = await fetch(`https://esempio.invalid${target}`);
    lines.push(`${response.status} ${await response.text()}`);
  }
  // Bun ends a program that leaves the file of a zip to the garbage collector.
  await close();
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines.join("\n")));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
