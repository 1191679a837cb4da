import type { Defi } from '@habilis/api/captcha/Defi';
import { readCookie } from '../session/cookies.ts';

/** Longest wait for an answer. */
const WAIT_MS = 20_000;

/** The title of a refusal; empty when there is none. */
export const titleOf = async (answer: Response): Promise<string> =>
  ((await answer.json().catch(() => null)) as { title?: string } | null)?.title ?? '';

/** Whether an announced stop is why nothing was answered. */
export const isStopped = async (answer: Response): Promise<boolean> =>
  answer.status === 503 && (await titleOf(answer)).startsWith('arret.');

/** A key for one call; `randomUUID` is absent over plain http. */
const idempotencyKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
};

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-XSRF-TOKEN': readCookie('XSRF-TOKEN') ?? '',
      'Idempotency-Key': idempotencyKey(),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(WAIT_MS),
  });

/** Calls the server, without the client of the app: its schemas and its session would weigh more than this page (decision 0098). */
export async function callServer(path: string, body: unknown): Promise<Response> {
  const answer = await post(path, body);
  if (answer.status !== 403) return answer;
  // The cookie against forgery is gone: any answer of the server brings another.
  await fetch('/api/server-properties');
  return post(path, body);
}

/** A challenge, solved by the work of the browser. */
export async function solvedDefi(): Promise<unknown> {
  const [answer, { solveDefi }] = await Promise.all([fetch('/api/qrcode/defi'), import('../forms/solveDefi.ts')]);
  return solveDefi((await answer.json()) as Defi);
}
