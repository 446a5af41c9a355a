/**
 * Counts the steps of a backtracking regular expression: ECMA-262 (22.2.2) as a program of few instructions, each of which is a step. The
 * engine's own counts are not to be had, and a clock says nothing on a busy machine.
 */

import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** The numbers of registers: two for each capturing group, then one for each loop. */
type Instruction =
  | { readonly do: "take"; readonly takes: (sign: string) => boolean; readonly backward: boolean }
  /** Goes on at the first place; at the others if that fails. */
  | { readonly do: "try"; places: number[] }
  /** The same for alternatives: those that the next sign cannot begin are counted, and not entered. */
  | { readonly do: "choose"; readonly count: number; readonly possible: (sign: string) => readonly number[] }
  | { readonly do: "note"; readonly register: number }
  | { readonly do: "forget"; readonly registers: readonly number[] }
  /** Fails if a loop has not moved. */
  | { readonly do: "moved"; readonly register: number }
  | { readonly do: "holds"; readonly regex: RegExp }
  | { readonly do: "look"; readonly program: readonly Instruction[]; readonly negate: boolean }
  | { readonly do: "repeat"; readonly groups: readonly number[]; readonly backward: boolean }
  | { readonly do: "match" };

const nativeExec = RegExp.prototype.exec;
const parser = new RegExpParser({ ecmaVersion: 2025 });

/** More steps than a linear expression takes over the texts of these tests; beyond it the match is given up. */
const MOST_STEPS = 10_000_000;

/** One expression, ready to be matched against a text. */
class CountedRegex {
  readonly name: string;
  steps = 0;
  readonly #flags: string;
  readonly #unicode: boolean;
  /** Whether it can only match where it is asked to begin, as the engine knows too. */
  readonly #anchored: boolean;
  readonly #groups: readonly AST.CapturingGroup[];
  readonly #program: readonly Instruction[];
  #registers: number;
  #text = "";
  /** Where groups begin and end, and where loops began; -1 for nowhere. */
  #values: number[] = [];

  constructor({ source, flags, multiline }: RegExp) {
    this.name = `/${source}/${flags}`;
    this.#flags = flags.replace(/[gyd]/g, "");
    this.#unicode = /[uv]/.test(flags);
    const pattern = parser.parsePattern(source, 0, source.length, {
      unicode: flags.includes("u"),
      unicodeSets: flags.includes("v"),
    });
    this.#groups = groupsOf(pattern);
    this.#registers = 2 * this.#groups.length;
    this.#anchored =
      !multiline &&
      pattern.alternatives.every(({ elements: [first] }) => first?.type === "Assertion" && first.kind === "start");
    this.#program = this.#programOf(pattern.alternatives, false);
  }

  /** Where the first match stands from a place on; `null` where there is none. */
  match(text: string, from: number, sticky: boolean): readonly [start: number, end: number] | null {
    this.#text = text;
    this.steps = 0;
    const last = sticky || this.#anchored ? from : text.length;
    this.#values = new Array<number>(this.#registers).fill(-1);
    for (let start = from; start <= last; start++) {
      const end = this.#run(this.#program, start);
      if (end >= 0) return [start, end];
    }
    return null;
  }

  /** Where a program that begins at a place ends; -1 where it fails. */
  #run(program: readonly Instruction[], begin: number): number {
    /** What to go back to: an instruction and a place, or (below 0) a register and its value. */
    const back: number[] = [];
    const set = (register: number, value: number) => {
      back.push(-1 - register, this.#values[register] ?? -1);
      this.#values[register] = value;
    };
    let [next, at] = [0, begin];
    for (;;) {
      if (++this.steps > MOST_STEPS) throw new RangeError(`more than ${MOST_STEPS} steps: ${this.name}`);
      const one = program[next++];
      let fails = false;
      switch (one?.do) {
        case "take": {
          const sign = this.#signAt(at, one.backward);
          fails = !one.takes(sign);
          at += one.backward ? -sign.length : sign.length;
          break;
        }
        case "try":
        case "choose": {
          const places = one.do === "try" ? one.places : one.possible(this.#signAt(at, false));
          if (one.do === "choose") this.steps += one.count - places.length;
          for (let i = places.length - 1; i > 0; i--) back.push(places[i] ?? 0, at);
          fails = places.length === 0;
          next = places[0] ?? 0;
          break;
        }
        case "note":
          set(one.register, at);
          break;
        case "forget":
          for (const register of one.registers) set(register, -1);
          break;
        case "moved":
          fails = this.#values[one.register] === at;
          break;
        case "holds":
          one.regex.lastIndex = at;
          fails = nativeExec.call(one.regex, this.#text) === null;
          break;
        case "look": {
          const before = this.#values.slice();
          fails = this.#run(one.program, at) >= 0 === one.negate;
          const found = this.#values;
          this.#values = before;
          if (!fails) for (const [i, value] of found.entries()) if (value !== before[i]) set(i, value);
          break;
        }
        case "repeat": {
          const group = one.groups.find((number) => (this.#values[2 * number + 1] ?? -1) >= 0) ?? -1;
          const said = this.#text.slice(this.#values[2 * group] ?? 0, this.#values[2 * group + 1] ?? 0);
          const behind = at + (one.backward ? -said.length : said.length);
          fails = !this.#text.startsWith(said, Math.min(at, behind));
          at = behind;
          break;
        }
        default:
          return at;
      }
      while (fails) {
        const [value, place] = [back.pop(), back.pop()];
        if (value === undefined || place === undefined) return -1;
        if (place < 0) this.#values[-1 - place] = value;
        else {
          [next, at] = [place, value];
          fails = false;
        }
      }
    }
  }

  #signAt(at: number, backward: boolean): string {
    if (!this.#unicode) return this.#text.charAt(backward ? at - 1 : at);
    if (!backward) return at < this.#text.length ? String.fromCodePoint(this.#text.codePointAt(at) ?? 0) : "";
    const two = this.#text.slice(Math.max(0, at - 2), at);
    return two.codePointAt(0) === two.charCodeAt(0) ? two.slice(-1) : two;
  }

  #programOf(alternatives: readonly AST.Alternative[], backward: boolean): Instruction[] {
    const program: Instruction[] = [];
    this.#alternatives(program, alternatives, backward);
    program.push({ do: "match" });
    return program;
  }

  #alternatives(program: Instruction[], alternatives: readonly AST.Alternative[], backward: boolean): void {
    if (alternatives.length === 1) {
      this.#sequence(program, alternatives[0]?.elements ?? [], backward);
      return;
    }
    const places: number[] = [];
    const begins = alternatives.map(({ elements: [first] }) =>
      first && isSign(first) && !backward ? this.#signs(first) : () => true,
    );
    const possible = once((sign: string) => places.filter((_, i) => begins[i]?.(sign)));
    program.push({ do: "choose", count: alternatives.length, possible });
    const ends: { places: number[] }[] = [];
    for (const { elements } of alternatives) {
      places.push(program.length);
      this.#sequence(program, elements, backward);
      const end = { do: "try" as const, places: [] };
      ends.push(end);
      program.push(end);
    }
    for (const end of ends) end.places = [program.length];
  }

  #sequence(program: Instruction[], elements: readonly AST.Element[], backward: boolean): void {
    for (const element of backward ? [...elements].reverse() : elements) this.#element(program, element, backward);
  }

  #element(program: Instruction[], node: AST.Element, backward: boolean): void {
    switch (node.type) {
      case "Assertion":
        program.push(
          node.kind === "lookahead" || node.kind === "lookbehind"
            ? {
                do: "look",
                program: this.#programOf(node.alternatives, node.kind === "lookbehind"),
                negate: node.negate,
              }
            : { do: "holds", regex: new RegExp(node.raw, `${this.#flags}y`) },
        );
        break;
      case "Quantifier":
        this.#quantifier(program, node, backward);
        break;
      case "Group":
        this.#alternatives(program, node.alternatives, backward);
        break;
      case "CapturingGroup": {
        const first = 2 * this.#groups.indexOf(node);
        program.push({ do: "note", register: backward ? first + 1 : first });
        this.#alternatives(program, node.alternatives, backward);
        program.push({ do: "note", register: backward ? first : first + 1 });
        break;
      }
      case "Backreference":
        program.push({
          do: "repeat",
          groups: [node.resolved].flat().map((group) => this.#groups.indexOf(group)),
          backward,
        });
        break;
      default:
        program.push({ do: "take", takes: this.#signs(node), backward });
    }
  }

  #quantifier(program: Instruction[], { min, max, greedy, element }: AST.Quantifier, backward: boolean): void {
    const registers = this.#groups.flatMap(({ start, end }, i) =>
      start >= element.start && end <= element.end ? [2 * i, 2 * i + 1] : [],
    );
    const body = () => {
      if (registers.length > 0) program.push({ do: "forget", registers });
      this.#element(program, element, backward);
    };
    for (let i = 0; i < min; i++) body();
    const ends: { places: number[] }[] = [];
    const register = this.#registers++;
    for (let i = min; i < max && (i === min || max !== Number.POSITIVE_INFINITY); i++) {
      const start = program.length;
      const choice = { do: "try" as const, places: [] };
      ends.push(choice);
      program.push(choice);
      if (!isSign(element)) program.push({ do: "note", register });
      body();
      if (!isSign(element)) program.push({ do: "moved", register });
      if (max === Number.POSITIVE_INFINITY) program.push({ do: "try", places: [start] });
    }
    for (const end of ends) {
      const inside = program.indexOf(end as Instruction) + 1;
      end.places = greedy ? [inside, program.length] : [program.length, inside];
    }
  }

  /** Whether a node that stands for one sign takes it. */
  #signs(node: { readonly raw: string }): (sign: string) => boolean {
    const one = new RegExp(`^(?:${node.raw})$`, this.#flags.replace("m", ""));
    return once((sign) => sign !== "" && nativeExec.call(one, sign) !== null);
  }
}

/** A function of a sign that is asked once for each. */
function once<T>(of: (sign: string) => T): (sign: string) => T {
  const known = new Map<string, T>();
  return (sign) => {
    const found = known.get(sign) ?? of(sign);
    known.set(sign, found);
    return found;
  };
}

const isSign = ({ type }: AST.Element): boolean =>
  type === "Character" || type === "CharacterClass" || type === "CharacterSet";

/** The capturing groups of an expression, in the order of their numbers. */
function groupsOf(node: AST.Pattern | AST.Element | AST.Alternative): AST.CapturingGroup[] {
  const own = node.type === "CapturingGroup" ? [node] : [];
  if ("alternatives" in node) return [...own, ...node.alternatives.flatMap(groupsOf)];
  if (node.type === "Alternative") return node.elements.flatMap(groupsOf);
  return node.type === "Quantifier" ? groupsOf(node.element) : own;
}

/** By source, then by flags: a long source is not put together again for each match. */
const counted = new Map<string, Map<string, CountedRegex>>();

function countedOf(regex: RegExp): CountedRegex {
  const { source, flags } = regex;
  const own = counted.get(source) ?? new Map<string, CountedRegex>();
  const found = own.get(flags) ?? new CountedRegex(regex);
  counted.set(source, own.set(flags, found));
  return found;
}

/**
 * The steps that each regular expression takes while some work runs. Every use of one goes through `exec` (`test`, `replace`, `split`,
 * `matchAll`: ECMA-262, RegExpExec), which is replaced meanwhile. What is counted must match as the engine matches.
 *
 * @throws RangeError where one match takes more than ten million steps
 * @example (await regexSteps(() => /a+b/.test("aaa"))).get("/a+b/") // 37
 */
export async function regexSteps(work: () => unknown): Promise<Map<string, number>> {
  const steps = new Map<CountedRegex, number>();
  function counting(this: RegExp, text: string): RegExpExecArray | null {
    // What counts uses expressions of its own.
    RegExp.prototype.exec = nativeExec;
    try {
      const own = countedOf(this);
      const said = String(text);
      const from = this.global || this.sticky ? this.lastIndex : 0;
      const span = from > said.length ? null : own.match(said, from, this.sticky);
      steps.set(own, (steps.get(own) ?? 0) + own.steps);
      const found = this.exec(said);
      const native = found && [found.index, found.index + found[0].length];
      if (String(span) !== String(native)) throw new Error(`${own.name} counted at ${span}, matched at ${native}`);
      return found;
    } finally {
      RegExp.prototype.exec = counting;
    }
  }
  RegExp.prototype.exec = counting;
  try {
    await work();
  } finally {
    RegExp.prototype.exec = nativeExec;
  }
  return new Map([...steps].map(([{ name }, count]) => [name, count]));
}
