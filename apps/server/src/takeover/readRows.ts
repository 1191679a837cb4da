import { createReadStream } from 'node:fs';

/** A row of a CSV file with the line on which it begins. */
export type RawRow = { readonly line: number; readonly cells: readonly string[] };

/** A file that is no CSV of UTF-8; its message names the line. */
export class UnreadableFile extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** No row is longer: a quote stands open. */
const LONGEST_ROW = 1 << 22;
const SEPARATORS = [';', '\t', ','];

/** The separator of a heading: the one that it holds most of. */
const separatorOf = (heading: string): string =>
  SEPARATORS.reduce((best, one) => (heading.split(one).length > heading.split(best).length ? one : best));

// The page's reader of classes (delimitedRows) mends what a person pasted; this one mends nothing, tells lines, and holds no file of gigabytes.
/** Parts text into rows as it comes (RFC 4180): a quote opens a cell only at its beginning, a lone one within is a sign. */
class Parts {
  readonly #separator: string;
  #rest = '';
  #line = 1;
  constructor(separator: string) {
    this.#separator = separator;
  }

  /** The whole rows of what has come so far. */
  take(text: string, isLast: boolean): RawRow[] {
    const whole = this.#rest + text;
    const rows: RawRow[] = [];
    let at = 0;
    for (;;) {
      const read = this.#row(whole, at, isLast);
      if (read === null) break;
      rows.push({ line: this.#line, cells: read.cells });
      this.#line += read.lines;
      at = read.end;
    }
    this.#rest = whole.slice(at);
    if ((isLast && this.#rest !== '') || this.#rest.length > LONGEST_ROW)
      throw new UnreadableFile(this.#line, 'un guillemet ouvert sur cette ligne n’est jamais refermé');
    return rows;
  }

  /** One row; null when its end has not come. */
  #row(text: string, from: number, isLast: boolean) {
    if (from >= text.length) return null;
    const cells: string[] = [];
    let lines = 1;
    let at = from;
    for (;;) {
      let cell = '';
      if (text[at] === '"') {
        let close = at + 1;
        for (;;) {
          close = text.indexOf('"', close);
          if (close < 0 || (close === text.length - 1 && !isLast)) return null;
          if (text[close + 1] !== '"') break;
          close += 2;
        }
        cell = text.slice(at + 1, close).replaceAll('""', '"');
        for (let seen = cell.indexOf('\n'); seen >= 0; seen = cell.indexOf('\n', seen + 1)) lines++;
        at = close + 1;
      }
      const newline = text.indexOf('\n', at);
      const end = newline < 0 ? text.length : newline;
      if (newline < 0 && !isLast) return null;
      const parted = text.indexOf(this.#separator, at);
      const stop = parted >= 0 && parted < end ? parted : end;
      const plain = text.slice(at, stop);
      cells.push(cell + (stop === end && plain.endsWith('\r') ? plain.slice(0, -1) : plain));
      at = stop + 1;
      if (stop === end) return { cells, lines, end: Math.min(at, text.length) };
    }
  }
}

const NO_UTF8 = 'le fichier n’est pas en UTF-8 à partir d’ici';

/** How many lines of a piece of a file end before the first that is no UTF-8. */
function linesBeforeFault(chunk: Uint8Array, isFirst: boolean): number {
  let [lines, start] = [0, 0];
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, start)) {
    try {
      // A letter that began in the piece before is no fault of this one's first line.
      if (start > 0 || isFirst) strict.decode(chunk.subarray(start, end));
    } catch {
      break;
    }
    lines++;
    start = end + 1;
  }
  return lines;
}

/** The rows of a CSV file in UTF-8, some at a time, its heading first; blank lines are nothing. */
export async function* readRows(path: string): AsyncGenerator<readonly RawRow[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let parts: Parts | undefined;
  let head = '';
  let lines = 1;
  const decoded = (chunk?: Uint8Array): string => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw new UnreadableFile(lines + (chunk === undefined ? 0 : linesBeforeFault(chunk, lines === 1)), NO_UTF8);
    }
  };
  const filled = (rows: readonly RawRow[]) => rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const partsOf = (text: string) => new Parts(separatorOf(text.slice(0, text.search(/\r?\n|$/))));
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes = chunk as Uint8Array;
    const text = decoded(bytes);
    for (const byte of bytes) if (byte === 0x0a) lines++;
    if (parts === undefined) {
      head += text;
      if (!head.includes('\n')) continue;
      parts = partsOf(head);
      yield filled(parts.take(head, false));
    } else yield filled(parts.take(text, false));
  }
  const last = decoded();
  parts ??= partsOf(head);
  yield filled(parts.take(head.includes('\n') ? last : head + last, true));
}
