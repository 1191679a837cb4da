import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { callServer, solvedDefi, titleOf } from './callServer.ts';

/** Why the server gave no answer: it was not reached, or it refuses for a while. */
export type AskFault = 'reseau' | 'trop';
export type Asked =
  | { readonly ok: true; readonly certificat: CertificatVerifie }
  | { readonly ok: false; readonly reason: AskFault };

/** The longest code that the server takes. */
export const LONGEST_CODE = 2000;

const send = (code: string, defi: unknown): Promise<Response> =>
  callServer('/api/qrcode/certificat', { code: code.slice(0, LONGEST_CODE), defi });

/** Asks the server what it knows of a code; who has checked many pays with the work of the browser (C16). */
export async function askServer(code: string): Promise<Asked> {
  try {
    let answer = await send(code, null);
    if (answer.status === 400 && (await titleOf(answer)).startsWith('captcha.'))
      answer = await send(code, await solvedDefi());
    if (answer.ok) return { ok: true, certificat: (await answer.json()) as CertificatVerifie };
    return { ok: false, reason: answer.status === 429 ? 'trop' : 'reseau' };
  } catch {
    return { ok: false, reason: 'reseau' };
  }
}
