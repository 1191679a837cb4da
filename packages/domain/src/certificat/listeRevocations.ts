import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';
import { ByteReader, varintOf } from './payload.ts';

/** A certificat that counts no more, and the serial of the one that replaces it. */
export type Revocation = { readonly serial: number; readonly remplacePar: number | null };

/** The certificats that count no more on a day, for whoever checks without network (C11). */
export type ListeRevocations = {
  /** The key that signed the list. */
  readonly cleId: number;
  /** Its day, and the day by which another one is due: past it, the list is too old. */
  readonly date: string;
  readonly prochaine: string;
  readonly revocations: readonly Revocation[];
};

/** The first byte of a list: no version of a payload, so that the signature of one never serves for the other. */
const MARK = 0x52;
const VERSION = 1;
const EPOCH = '2000-01-01';

/** The bytes that are signed: serials in order, each as the distance from the one before, doubled, plus one when another certificat replaces it (decision 0098). */
export function encodeListe({ cleId, date, prochaine, revocations }: ListeRevocations): Uint8Array<ArrayBuffer> {
  const bytes = [MARK, VERSION, cleId >> 8, cleId & 0xff];
  const add = (value: number): void => void bytes.push(...varintOf(value));
  add(daysBetween(EPOCH, date));
  add(daysBetween(date, prochaine));
  add(revocations.length);
  let before = 0;
  for (const { serial, remplacePar } of revocations.toSorted((one, other) => one.serial - other.serial)) {
    add((serial - before) * 2 + (remplacePar === null ? 0 : 1));
    // What replaces a certificat is made after it.
    if (remplacePar !== null) add(remplacePar - serial);
    before = serial;
  }
  return Uint8Array.from(bytes);
}

/** Reads what `encodeListe` wrote; null for anything else. Whether a signature covers it is another question. */
export function decodeListe(bytes: Uint8Array): ListeRevocations | null {
  try {
    const reader = new ByteReader(bytes);
    if (reader.byte() !== MARK || reader.byte() !== VERSION) return null;
    const cleId = reader.byte() * 256 + reader.byte();
    const date = addDays(EPOCH, reader.varint());
    const prochaine = addDays(date, reader.varint());
    const revocations: Revocation[] = [];
    let serial = 0;
    for (let left = reader.varint(); left > 0; left--) {
      const step = reader.varint();
      serial += Math.floor(step / 2);
      revocations.push({ serial, remplacePar: step % 2 === 1 ? serial + reader.varint() : null });
    }
    return reader.isAtEnd ? { cleId, date, prochaine, revocations } : null;
  } catch {
    return null;
  }
}
