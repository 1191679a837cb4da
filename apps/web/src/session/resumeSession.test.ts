import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountAtom } from './atoms.ts';
import { loadAccount } from './loadAccount.ts';
import { endRelogin, otherAtom, reloginGate } from './relogin.ts';
import { resumeSession } from './resumeSession.ts';

vi.mock('./loadAccount.ts', () => ({ loadAccount: vi.fn<typeof loadAccount>() }));

const mine = exampleAccount({ habilisId: 'LPF20001' });
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('document', { cookie: '' });
  getDefaultStore().set(accountAtom, mine);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('the calls that waited are replayed once it is known that the same person signed in', async () => {
  const read = Promise.withResolvers<typeof mine>();
  vi.mocked(loadAccount).mockReturnValue(read.promise);
  const held = reloginGate.enter();
  const resumed = resumeSession();
  expect(reloginGate.isOpen()).toBe(true);
  read.resolve(mine);
  await resumed;
  expect(await held).toBe('replay');
  expect(assign).not.toHaveBeenCalled();
});

test('[S24] no call of one person is replayed in the name of another who signed in, whose page begins anew', async () => {
  const payload = Buffer.from(JSON.stringify({ sub: 'INS50001' })).toString('base64url');
  vi.stubGlobal('document', { cookie: `habilis-token=entete.${payload}.signature` });
  const answered = vi.fn<(outcome: string) => void>();
  void reloginGate.enter().then(answered);
  await resumeSession();
  expect(assign).toHaveBeenCalledWith('/');
  expect(loadAccount).not.toHaveBeenCalled();
  expect(answered).not.toHaveBeenCalled();
  expect(getDefaultStore().get(otherAtom)).toBe('INS50001');
  endRelogin('reject');
  expect(getDefaultStore().get(otherAtom)).toBeUndefined();
});

test('nothing is replayed while nobody knows who signed in', async () => {
  vi.mocked(loadAccount).mockRejectedValue(new Error('coupure'));
  const held = reloginGate.enter();
  await resumeSession();
  expect(await held).toBe('reject');
});
