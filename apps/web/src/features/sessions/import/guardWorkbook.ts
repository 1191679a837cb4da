import { IMPORT_LIMITS } from '@habilis/domain/session-certification/IMPORT_LIMITS';
import { Unzip, UnzipInflate } from 'fflate';
import type { RefusFichier } from './RefusFichier.ts';

/** Bytes given to the unzipper at once: little unfolds to a thousand times as much. */
const CHUNK = 16_384;
/** The page answers again after this long. */
const BUSY_MS = 30;

class TooMuch extends Error {}

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Why a workbook is not to be opened, null when it may: its parts are named and counted while they unfold, and kept nowhere. */
export async function guardWorkbook(
  bytes: Uint8Array,
  most: number = IMPORT_LIMITS.octetsDeplies,
): Promise<RefusFichier | null> {
  // A password of the archive itself: bit 0 of the first entry's flags.
  if (((bytes[6] ?? 0) & 1) === 1) return 'protege';
  const names = new Set<string>();
  let unfolded = 0;
  const unzip = new Unzip((part) => {
    names.add(part.name);
    part.ondata = (error, data) => {
      if (error) throw error;
      unfolded += data.length;
      if (unfolded > most) throw new TooMuch();
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  try {
    let since = performance.now();
    for (let at = 0; at < bytes.length; at += CHUNK) {
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
      if (performance.now() - since < BUSY_MS) continue;
      await pause();
      since = performance.now();
    }
  } catch (error) {
    return error instanceof TooMuch ? 'trop-deplie' : 'illisible';
  }
  if ([...names].some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) return 'macros';
  return names.has('xl/workbook.xml') ? null : 'genre';
}
