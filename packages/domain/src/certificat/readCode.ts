import { readCodeCourt } from './codeCourt.ts';
import { readFragment } from './fragment.ts';
import { partsOfSigned } from './payload.ts';

/** What somebody presents to check a certificat: the signed content of its QR code, or the short code beside it; null for anything else. */
export type CodeLu =
  | {
      readonly genre: 'signe';
      readonly charge: Uint8Array;
      readonly signature: Uint8Array;
      readonly origine: string | null;
    }
  | { readonly genre: 'code-court'; readonly code: string };

/** The address in a QR code: its site, and the fragment that holds the signed content. */
const URL_OF_CERTIFICAT = /^(https?:\/\/[^/#\s]+)\/certificat#(\S*)$/i;

/** Reads what a camera, a file or a hand gave: a whole address, its fragment alone, or a short code (rules/certificats#code). */
export function readCode(text: string): CodeLu | null {
  const trimmed = text.trim();
  const [, origine = null, fragment = trimmed] = URL_OF_CERTIFICAT.exec(trimmed) ?? [];
  const code = readCodeCourt(fragment);
  if (code !== null) return { genre: 'code-court', code };
  // A fragment copied by hand may hold spaces and line ends.
  const bytes = readFragment(fragment.replaceAll(/\s/g, ''));
  const parts = bytes === null ? null : partsOfSigned(bytes);
  return parts === null ? null : { genre: 'signe', ...parts, origine: origine?.toLowerCase() ?? null };
}
