import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { accountAtom } from './atoms.ts';
import { loadAccount } from './loadAccount.ts';
import { reloginGate } from './relogin.ts';
import { resumeSession } from './resumeSession.ts';

vi.mock('./loadAccount.ts', () => ({ loadAccount: vi.fn<typeof loadAccount>() }));

const mine = exampleAccount({ habilisId: 'LPF20001' });
const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.stubGlobal('location', { assign });
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

test('no call of one person is replayed in the name of another who signed in', async () => {
  vi.mocked(loadAccount).mockResolvedValue(exampleAccount({ habilisId: 'INS50001' }));
  const held = reloginGate.enter();
  await resumeSession();
  expect(await held).toBe('reject');
  expect(assign).toHaveBeenCalledWith('/');
});

test('nothing is replayed while nobody knows who signed in', async () => {
  vi.mocked(loadAccount).mockRejectedValue(new Error('coupure'));
  const held = reloginGate.enter();
  await resumeSession();
  expect(await held).toBe('reject');
});
