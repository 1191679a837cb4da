import { IMPORT_LIMITS } from '@habilis/domain/stagiaire/IMPORT_LIMITS';
import { Unzip, UnzipInflate } from 'fflate';
import type { RefusFichier } from './RefusFichier.ts';

/** Bytes given to the unzipper at once: little unfolds to a thousand times as much. */
const CHUNK = 16_384;
/** The page answers again after this long. */
const BUSY_MS = 30;

/** A byte of a deflated part unfolds to 1,032 at most (258 signs for two bits). */
const MOST_UNFOLDING = 1032;

class TooMuch extends Error {}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** The names of the parts of an archive; with `most`, they are unfolded and counted up to it, and kept nowhere. */
async function partNames(bytes: Uint8Array, most: number | null): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let unfolded = 0;
  const unzip = new Unzip((part) => {
    names.add(part.name);
    if (most === null) return;
    part.ondata = (error, data) => {
      if (error) throw error;
      unfolded += data.length;
      if (unfolded > most) throw new TooMuch();
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  let since = performance.now();
  for (let at = 0; at < bytes.length; at += CHUNK) {
    unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
    if (performance.now() - since < BUSY_MS) continue;
    await pause();
    since = performance.now();
  }
  return names;
}

/** Why a workbook is not to be opened, null when it may. A small one, which cannot unfold too far, is not unfolded once more. */
export async function guardWorkbook(
  bytes: Uint8Array,
  most: number = IMPORT_LIMITS.octetsDeplies,
): Promise<RefusFichier | null> {
  // A password of the archive itself: bit 0 of the first entry's flags.
  if (((bytes[6] ?? 0) & 1) === 1) return 'protege';
  const isWorkbook = (names: ReadonlySet<string>) => names.has('xl/workbook.xml');
  try {
    const small = bytes.length * MOST_UNFOLDING <= most ? await partNames(bytes, null) : null;
    // What is no workbook may be a damaged one: unfolding tells.
    const names = small !== null && isWorkbook(small) ? small : await partNames(bytes, most);
    if ([...names].some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) return 'macros';
    return isWorkbook(names) ? null : 'genre';
  } catch (error) {
    return error instanceof TooMuch ? 'trop-deplie' : 'illisible';
  }
}
