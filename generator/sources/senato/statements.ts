/** RDF/XML as a stream of statements, on top of the streaming parser. */

import { pipeline } from "node:stream/promises";
import { RdfXmlParser } from "rdfxml-streaming-parser";
import { UnusableInput } from "../unusable-input.ts";
import { MAX_DEPTH } from "../xml/well-formed.ts";

/**
 * Receives one statement. A blank subject or object begins with `_:` and means nothing outside its file; a text and an address
 * are given as they are.
 */
export type Receive = (subject: string, predicate: string, object: string) => void;

type Emitted = Parameters<RdfXmlParser["emitTriple"]>;

const WITH_HOST = /^https?:\/\//;

const AGAIN = "scaricare di nuovo il file";

function nameOf(term: Emitted[0] | Emitted[2]): string {
  return term.termType === "BlankNode" ? `_:${term.value}` : term.value;
}

/** What went wrong in whoever receives the statements: no fault of the file. */
class ReceiverFailed extends Error {}

class StatementParser extends RdfXmlParser {
  #depth = 0;
  /** What was read of a text so far: a comment, a section of characters or an instruction parts it, and the library keeps the last piece alone. */
  #text = "";
  #rootSeen = false;
  readonly #receive: Receive;

  constructor(receive: Receive) {
    // Addresses are compared, never opened: one that is not well written must not cost the whole dump.
    super({ validateUri: false, trackPosition: true });
    this.#receive = receive;
  }

  /** The official dumps number their blank nodes (`rdf:nodeID="0"`), which the standard does not allow. */
  override validateNcname(value: string): void {
    if (!/^\d+$/.test(value)) super.validateNcname(value);
  }

  /** An address with its host is taken as it is written: none of the dumps' has to be resolved, and looking takes time for each of them. */
  override valueToUri(...[value, tag]: Parameters<RdfXmlParser["valueToUri"]>): ReturnType<RdfXmlParser["valueToUri"]> {
    return WITH_HOST.test(value) ? this.uriToNamedNode(value) : super.valueToUri(value, tag);
  }

  /** Hands the statement over at once: a stream of objects would cost more than the parse itself. */
  protected override emitTriple(subject: Emitted[0], predicate: Emitted[1], object: Emitted[2]): void {
    try {
      this.#receive(nameOf(subject), predicate.value, nameOf(object));
    } catch (error) {
      throw new ReceiverFailed("", { cause: error });
    }
  }

  protected override onTag(tag: Parameters<RdfXmlParser["onTag"]>[0]): void {
    this.#depth++;
    this.#text = "";
    this.#rootSeen = true;
    // The parser copies what each element inherits: the deeper, the slower.
    if (this.#depth > MAX_DEPTH)
      throw new UnusableInput(
        `elementi annidati oltre il limite di ${MAX_DEPTH}, in <${tag.name}>: non è un dump, controllare da dove viene il file`,
      );
    super.onTag(tag);
  }

  protected override onText(piece: string): void {
    this.#text += piece;
    super.onText(this.#text);
  }

  protected override onCloseTag(): void {
    this.#depth--;
    this.#text = "";
    super.onCloseTag();
  }

  /** Entities that a file declares could expand without end, and no dump declares any. */
  protected override onDoctype(): void {
    throw new UnusableInput(`il file contiene un DOCTYPE, che i dump ufficiali non hanno: ${AGAIN}`);
  }

  /** The parser takes the end of the bytes for the end of the document. */
  override _flush(callback: (error?: Error | null) => void): void {
    if (!this.#rootSeen) callback(new UnusableInput(`non contiene alcun elemento XML: ${AGAIN}`));
    else if (this.#depth > 0)
      callback(new UnusableInput(`il dump è troncato (${this.#depth} elementi restano aperti): ${AGAIN} per intero`));
    else callback();
  }
}

async function* strictUtf8(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * Reads the statements of an RDF/XML stream in document order, in constant memory.
 *
 * @throws UnusableInput (Italian, with line and column where the parser gives them) where the file is truncated, is not RDF/XML,
 *   is not UTF-8, declares entities, or its bytes cannot be read
 * @example await readStatements(stream, (s, p, o) => {}) // s "http://dati.senato.it/ddl/55189", p ".../osr/fase", o "S.13"
 */
export async function readStatements(bytes: AsyncIterable<Buffer>, receive: Receive): Promise<void> {
  const parser = new StatementParser(receive);
  parser.resume();
  try {
    await pipeline(bytes, strictUtf8, parser);
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    if (error instanceof ReceiverFailed) throw error.cause;
    throw unusable(error instanceof Error ? error : new Error(String(error)));
  }
}

function unusable(error: Error & { code?: string; line?: number; column?: number }): UnusableInput {
  if (error.code === "ERR_ENCODING_INVALID_ENCODED_DATA") return new UnusableInput(`il file non è in UTF-8: ${AGAIN}`);
  // The XML reader begins its messages with `line:column: `.
  const [, line, column, message] = /^(\d+):(\d+): (.*)$/s.exec(error.message) ?? [];
  const place = line === undefined ? [error.line, error.column] : [line, column];
  const luogo = place[0] === undefined ? null : `riga ${place[0]}, colonna ${place[1]}`;
  return new UnusableInput(`non è RDF/XML valido (${message ?? error.message}): ${AGAIN}`, luogo);
}
