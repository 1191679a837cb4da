import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { callServer, isStopped, solvedDefi, titleOf } from './callServer.ts';

/** Why the server gave no answer: it was not reached, it refuses for a while, or it stands still as was announced (EX1056). */
export type AskFault = 'reseau' | 'trop' | 'arret';
export type Asked =
  | { readonly ok: true; readonly certificat: CertificatVerifie }
  | { readonly ok: false; readonly reason: AskFault };

/** The longest code that the server takes. */
export const LONGEST_CODE = 2000;

const send = (path: string, code: string, defi: unknown): Promise<Response> =>
  callServer(path, { code: code.slice(0, LONGEST_CODE), defi });

/** Asks the server about a code; who has checked many pays with the work of the browser (C16). */
export async function askAbout<Said>(
  path: string,
  code: string,
): Promise<{ readonly ok: true; readonly said: Said } | { readonly ok: false; readonly reason: AskFault }> {
  try {
    let answer = await send(path, code, null);
    if (answer.status === 400 && (await titleOf(answer)).startsWith('captcha.'))
      answer = await send(path, code, await solvedDefi());
    if (answer.ok) return { ok: true, said: (await answer.json()) as Said };
    if (answer.status === 429) return { ok: false, reason: 'trop' };
    return { ok: false, reason: (await isStopped(answer)) ? 'arret' : 'reseau' };
  } catch {
    return { ok: false, reason: 'reseau' };
  }
}

/** Asks the server what it knows of the code of a certificat. */
export async function askServer(code: string): Promise<Asked> {
  const asked = await askAbout<CertificatVerifie>('/api/qrcode/certificat', code);
  return asked.ok ? { ok: true, certificat: asked.said } : asked;
}
