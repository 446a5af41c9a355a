import { lex, type Span } from "./lexer.ts";
import type { ActNames } from "./names.ts";
import type { LawToken, TokenKind } from "./tokens.ts";

/** What the rules read: tokens, names, and a count of the work. */
export class TokenSource {
  readonly text: string;
  readonly tokens: readonly LawToken[];
  readonly names: ActNames;
  /** The last year that a year of two digits may mean. */
  readonly latest: number;
  /** The text is one request: names count however they are spelled. */
  readonly isRequest: boolean;
  readonly #end: LawToken;
  #closing: ReadonlySet<number> | undefined;
  /** Looks at tokens that rules have taken so far. */
  steps = 0;

  constructor(text: string, names: ActNames, latest: number, isRequest = false, quoted: readonly Span[] = []) {
    this.text = text;
    this.tokens = lex(text, quoted);
    const end = this.tokens.at(-1);
    if (end === undefined) throw new Error("a text has a token at the least, that of its end");
    this.#end = end;
    this.names = names;
    this.latest = latest;
    this.isRequest = isRequest;
  }

  /** The token at an index; beyond the last one that of kind `end`. */
  at(index: number): LawToken {
    return this.tokens[index] ?? this.#end;
  }

  is(index: number, kind: TokenKind): boolean {
    return this.at(index).kind === kind;
  }

  /** Whether a parenthesis closes one that is open: not that of `a)`, nor that of "comma 1)". */
  closes(index: number): boolean {
    this.#closing ??= closingOf(this.tokens);
    return this.#closing.has(index);
  }

  /** The index behind tokens of some kinds, each once at the most and in this order. */
  past(index: number, ...kinds: readonly TokenKind[]): number {
    let at = index;
    for (const kind of kinds) if (this.is(at, kind)) at++;
    return at;
  }

  /** The folded word at an index; empty where the token is none. */
  word(index: number): string {
    return index < 0 ? "" : this.at(index).word;
  }

  /** Whether the tokens at and after an index are these words. */
  says(index: number, ...words: string[]): boolean {
    return words.every((word, at) => this.word(index + at) === word);
  }
}

/** The places of the parentheses that close one. */
function closingOf(tokens: readonly LawToken[]): ReadonlySet<number> {
  const closing = new Set<number>();
  let open = 0;
  for (const [at, { kind, start }] of tokens.entries()) {
    const before = tokens[at - 1];
    const isOfLetter = before?.word.length === 1 && before.end === start;
    if (kind === "(") open++;
    else if (kind === ")" && open > 0 && !isOfLetter) {
      closing.add(at);
      open--;
    }
  }
  return closing;
}
