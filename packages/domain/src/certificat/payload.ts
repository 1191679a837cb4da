import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';

/** What a certificat's signature covers: enough to check the paper without network, and no name (decision 0089). */
export type Payload = {
  /** The key that signed it. */
  readonly cleId: number;
  /** The serial of the certificat. */
  readonly serial: number;
  readonly dateObtention: string;
  /** Its last day; null when it has no end. */
  readonly dateFin: string | null;
  readonly codeNiveau: string;
  readonly initiales: string;
  readonly numeroHabilitation: string;
};

/** Why bytes are no payload: cut or changed, which nothing tells apart, or of a version that this program does not know. */
export type PayloadFault = 'abime' | 'version-inconnue';

/** The version of the format, its first byte: never 0, so that a number keeps every byte. */
const VERSION = 1;
/** Later versions start with a small number; bytes of a number that was cut seldom do. */
const LAST_VERSION = 15;
/** Days are counted from here: two bytes until 2044. */
const EPOCH = '2000-01-01';
const LAST_DAY = '9999-12-31';
const MOST_KEYS = 0x1_00_00;
/** Seven bits a byte: five bytes hold more than any serial or date. */
const MOST_VARINT_BYTES = 5;
const MOST_TEXT_BYTES = 255;
/** The bytes of an Ed25519 signature (RFC 8032). */
export const SIGNATURE_BYTES = 64;

/** A whole number as a varint: seven bits a byte, the lowest first, the high bit set on all but the last. */
export function varintOf(value: number): number[] {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`pas un entier positif : ${value}`);
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function textBytes(text: string): number[] {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_TEXT_BYTES) throw new RangeError(`texte trop long : ${text}`);
  return [bytes.length, ...bytes];
}

/** The bytes that are signed: at most 40 for usual niveaux and numbers of habilitation (decision 0089). */
export function encodePayload(payload: Payload): Uint8Array<ArrayBuffer> {
  const { cleId, serial, dateObtention, dateFin, codeNiveau, initiales, numeroHabilitation } = payload;
  if (!Number.isInteger(cleId) || cleId < 0 || cleId >= MOST_KEYS) throw new RangeError(`clé hors bornes : ${cleId}`);
  return Uint8Array.from([
    VERSION,
    cleId >> 8,
    cleId & 0xff,
    ...varintOf(serial),
    ...varintOf(daysBetween(EPOCH, dateObtention)),
    // 0 says that there is no end: a certificat of one day says 1.
    ...varintOf(dateFin === null ? 0 : daysBetween(dateObtention, dateFin) + 1),
    ...textBytes(codeNiveau),
    ...textBytes(initiales),
    ...textBytes(numeroHabilitation),
  ]);
}

/** Reads numbers and texts one after the other; throws at the end of the bytes. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #place = 0;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  get isAtEnd(): boolean {
    return this.#place === this.#bytes.length;
  }
  byte(): number {
    const byte = this.#bytes[this.#place];
    if (byte === undefined) throw new RangeError('octets coupés');
    this.#place++;
    return byte;
  }
  take(length: number): Uint8Array {
    if (this.#place + length > this.#bytes.length) throw new RangeError('octets coupés');
    const taken = this.#bytes.subarray(this.#place, this.#place + length);
    this.#place += length;
    return taken;
  }
  varint(): number {
    let value = 0;
    for (let rank = 0; rank < MOST_VARINT_BYTES; rank++) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** (7 * rank);
      if (byte < 128) return value;
    }
    throw new RangeError('nombre trop long');
  }
  text(): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.take(this.byte()));
  }
}

const MOST_DAYS = daysBetween(EPOCH, LAST_DAY);

/** The day so many days after another; throws past the year 9999. */
function dayAfter(from: string, days: number): string {
  if (days > MOST_DAYS - daysBetween(EPOCH, from)) throw new RangeError('jour après l’an 9999');
  return addDays(from, days);
}

/** Reads what `encodePayload` wrote; whether a signature covers it is another question. */
export function decodePayload(
  bytes: Uint8Array,
): { readonly ok: true; readonly payload: Payload } | { readonly ok: false; readonly reason: PayloadFault } {
  const [version] = bytes;
  if (version !== VERSION) {
    const isLater = version !== undefined && version > VERSION && version <= LAST_VERSION;
    return { ok: false, reason: isLater ? 'version-inconnue' : 'abime' };
  }
  try {
    const reader = new ByteReader(bytes);
    reader.byte();
    const cleId = reader.byte() * 256 + reader.byte();
    const serial = reader.varint();
    const dateObtention = dayAfter(EPOCH, reader.varint());
    const length = reader.varint();
    const dateFin = length === 0 ? null : dayAfter(dateObtention, length - 1);
    const [codeNiveau, initiales, numeroHabilitation] = [reader.text(), reader.text(), reader.text()];
    if (!reader.isAtEnd) return { ok: false, reason: 'abime' };
    return {
      ok: true,
      payload: { cleId, serial, dateObtention, dateFin, codeNiveau, initiales, numeroHabilitation },
    };
  } catch {
    return { ok: false, reason: 'abime' };
  }
}

/** Parts a payload from the signature after it; null when there are too few bytes. */
export function partsOfSigned(
  signed: Uint8Array,
): { readonly charge: Uint8Array; readonly signature: Uint8Array } | null {
  if (signed.length <= SIGNATURE_BYTES) return null;
  return { charge: signed.slice(0, -SIGNATURE_BYTES), signature: signed.slice(-SIGNATURE_BYTES) };
}
