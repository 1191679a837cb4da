import type { Defi } from '@habilis/api/captcha/Defi';
import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { readCookie } from '../session/cookies.ts';

/** Why the server gave no answer: it was not reached, or it refuses for a while. */
export type AskFault = 'reseau' | 'trop';
export type Asked =
  | { readonly ok: true; readonly certificat: CertificatVerifie }
  | { readonly ok: false; readonly reason: AskFault };

/** Longest wait for an answer. */
const WAIT_MS = 20_000;
const LONGEST_CODE = 2000;

const titleOf = async (answer: Response): Promise<string> =>
  ((await answer.json().catch(() => null)) as { title?: string } | null)?.title ?? '';

/** Sends a code, without the client of the app: its schemas and its session would weigh more than this page (decision 0098). */
const send = (code: string, defi: unknown): Promise<Response> =>
  fetch('/api/qrcode/certificat', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': readCookie('XSRF-TOKEN') ?? '',
      'Idempotency-Key': idempotencyKey(),
    },
    body: JSON.stringify({ code: code.slice(0, LONGEST_CODE), defi }),
    signal: AbortSignal.timeout(WAIT_MS),
  });

/** A key for one call; `randomUUID` is absent over plain http. */
const idempotencyKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};

async function solved(): Promise<unknown> {
  const [answer, { solveDefi }] = await Promise.all([fetch('/api/qrcode/defi'), import('../forms/solveDefi.ts')]);
  return solveDefi((await answer.json()) as Defi);
}

/** Asks the server what it knows of a code; who has checked many pays with the work of the browser (C16). */
export async function askServer(code: string): Promise<Asked> {
  try {
    let answer = await send(code, null);
    if (answer.status === 403) {
      // The cookie against forgery is gone: any answer of the server brings another.
      await fetch('/api/server-properties');
      answer = await send(code, null);
    }
    if (answer.status === 400 && (await titleOf(answer)).startsWith('captcha.'))
      answer = await send(code, await solved());
    if (answer.ok) return { ok: true, certificat: (await answer.json()) as CertificatVerifie };
    return { ok: false, reason: answer.status === 429 ? 'trop' : 'reseau' };
  } catch {
    return { ok: false, reason: 'reseau' };
  }
}
