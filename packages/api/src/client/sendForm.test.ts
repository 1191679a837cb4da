import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import { createClient } from './createClient.ts';
import { TransportError } from './errors.ts';

/** The parts of the browser's request that a form needs: nothing happens until the test says so. */
class SilentRequest extends EventTarget {
  static readonly sent: SilentRequest[] = [];
  readonly upload = new EventTarget();
  isAborted = false;
  open(): void {}
  setRequestHeader(): void {}
  send(): void {
    SilentRequest.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a form that nothing moves any more for two minutes is a lost connection', async () => {
  const call = createClient({ baseUrl: '/api', token: () => 'jeton' });
  const body = { id: null } as unknown as Parameters<typeof call<typeof demandeAdministrative.update>>[1]['body'];
  const failure = call(demandeAdministrative.update, { body, files: [new File(['x'], 'a.pdf')] }).catch(
    (error: unknown) => error,
  );
  await vi.waitFor(() => expect(SilentRequest.sent).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(119_000);
  const [request] = SilentRequest.sent;
  request?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 2 }));
  await vi.advanceTimersByTimeAsync(119_000);
  expect(request?.isAborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(request?.isAborted).toBe(true);
  expect(await failure).toBeInstanceOf(TransportError);
});
