import { addDays } from '../date/addDays.ts';
import { daysBetween } from '../date/daysBetween.ts';
import { ByteReader, varintOf } from '../certificat/payload.ts';

/** What the signature of an attestation d'habilitation covers: enough to read it without network (decision 0211). */
export type ChargeAttestation = {
  /** The key that signed it. */
  readonly cleId: number;
  readonly habilitationId: number;
  /** The day on which it was made: it says nothing of what came after. */
  readonly dateEmission: string;
  readonly dateDebut: string;
  /** Its last day; null when it has no end. */
  readonly dateFin: string | null;
  readonly codeNiveau: string;
  readonly numeroHabilitation: string;
  /** The name of the entite, cut where it is very long. */
  readonly raisonSociale: string;
};

/** The first byte: neither a version of a certificat nor a list, so that the signature of one never serves for the other. */
const MARK = 0x41;
const VERSION = 1;
const EPOCH = '2000-01-01';
const LAST_DAY = '9999-12-31';
const MOST_DAYS = daysBetween(EPOCH, LAST_DAY);
const MOST_KEYS = 0x1_00_00;
/** Longest name: a code that holds more is hard to film. */
const MOST_NAME_BYTES = 60;
const MOST_TEXT_BYTES = 255;

const textBytes = (text: string): number[] => {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > MOST_TEXT_BYTES) throw new RangeError(`texte trop long : ${text}`);
  return [bytes.length, ...bytes];
};

/** A name by its whole letters, no longer than a code may hold. */
function shortName(name: string): string {
  let short = '';
  for (const letter of name) {
    if (new TextEncoder().encode(short + letter).length > MOST_NAME_BYTES) return short.trimEnd();
    short += letter;
  }
  return short;
}

/** Whether signed bytes are said to be those of an attestation. */
export const isAttestation = (charge: Uint8Array): boolean => charge[0] === MARK;

/** The bytes that are signed (C860). */
export function encodeAttestation(attestation: ChargeAttestation): Uint8Array<ArrayBuffer> {
  const { cleId, habilitationId, dateEmission, dateDebut, dateFin } = attestation;
  if (!Number.isInteger(cleId) || cleId < 0 || cleId >= MOST_KEYS) throw new RangeError(`clé hors bornes : ${cleId}`);
  return Uint8Array.from([
    MARK,
    VERSION,
    cleId >> 8,
    cleId & 0xff,
    ...varintOf(habilitationId),
    ...varintOf(daysBetween(EPOCH, dateEmission)),
    ...varintOf(daysBetween(EPOCH, dateDebut)),
    // 0 says that there is no end: one of a single day says 1.
    ...varintOf(dateFin === null ? 0 : daysBetween(dateDebut, dateFin) + 1),
    ...textBytes(attestation.codeNiveau),
    ...textBytes(attestation.numeroHabilitation),
    ...textBytes(shortName(attestation.raisonSociale)),
  ]);
}

function dayAfter(from: string, days: number): string {
  if (days > MOST_DAYS - daysBetween(EPOCH, from)) throw new RangeError('jour après l’an 9999');
  return addDays(from, days);
}

/** Why bytes are no attestation: those of something else, changed or cut, or of a later version. */
export type FauteAttestation = 'illisible' | 'abime' | 'version-inconnue';

/** Reads what `encodeAttestation` wrote; whether a signature covers it is another question (C860). */
export function decodeAttestation(bytes: Uint8Array): ChargeAttestation | FauteAttestation {
  if (!isAttestation(bytes)) return 'illisible';
  if (bytes[1] !== VERSION) return (bytes[1] ?? 0) > VERSION ? 'version-inconnue' : 'abime';
  try {
    const reader = new ByteReader(bytes.subarray(2));
    const cleId = reader.byte() * 256 + reader.byte();
    const habilitationId = reader.varint();
    const dateEmission = dayAfter(EPOCH, reader.varint());
    const dateDebut = dayAfter(EPOCH, reader.varint());
    const length = reader.varint();
    const dateFin = length === 0 ? null : dayAfter(dateDebut, length - 1);
    const [codeNiveau, numeroHabilitation, raisonSociale] = [reader.text(), reader.text(), reader.text()];
    if (!reader.isAtEnd) return 'abime';
    return { cleId, habilitationId, dateEmission, dateDebut, dateFin, codeNiveau, numeroHabilitation, raisonSociale };
  } catch {
    return 'abime';
  }
}
