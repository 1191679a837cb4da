import type { CertificatDeListe, ListeVerifiee } from '@habilis/api/qrcode/liste';
import { LONGEST_CODE, type AskFault } from '../askServer.ts';
import { callServer, isStopped } from '../callServer.ts';

/** Signs of codes that one call takes: the server reads 1 MB. */
const SIGNS_PER_CALL = 900_000;
const CODES_PER_CALL = 1000;

/** Codes in the slices of one call each. */
export function slicesOf(codes: readonly string[]): string[][] {
  const slices: string[][] = [];
  let signs = Infinity;
  for (const code of codes) {
    const last = slices.at(-1);
    signs += code.length + 3;
    if (last === undefined || signs > SIGNS_PER_CALL || last.length === CODES_PER_CALL) {
      slices.push([code]);
      signs = code.length + 3;
    } else last.push(code);
  }
  return slices;
}

export type ListeAsked =
  | { readonly ok: true; readonly certificats: readonly CertificatDeListe[] }
  | { readonly ok: false; readonly reason: AskFault };

/** Asks the server about the codes of one slice. */
export async function askListe(codes: readonly string[]): Promise<ListeAsked> {
  try {
    const answer = await callServer('/api/qrcode/liste', { codes: codes.map((code) => code.slice(0, LONGEST_CODE)) });
    if (!answer.ok) {
      if (answer.status === 429) return { ok: false, reason: 'trop' };
      return { ok: false, reason: (await isStopped(answer)) ? 'arret' : 'reseau' };
    }
    const { certificats } = (await answer.json()) as ListeVerifiee;
    return { ok: true, certificats };
  } catch {
    return { ok: false, reason: 'reseau' };
  }
}
