import { exampleImpersonation } from '@habilis/api/mocks/fixtures/exampleImpersonation';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actingAtom } from './acting.ts';
import { keepLocally, readLocally } from './keptLocally.ts';
import { countResultats, keyOfResultats } from './keptResultats.ts';

beforeEach(() => {
  const kept: Record<string, string> = {};
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
    removeItem: (key: string) => void delete kept[key],
  };
  // The browser lists what it keeps as its own keys.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});
afterEach(() => {
  getDefaultStore().set(actingAtom, null);
  vi.unstubAllGlobals();
});

test('[S24] what somebody types in the name of another is not kept as the other’s own', () => {
  const impersonation = exampleImpersonation();
  const { habilisId } = impersonation;
  const key = keyOfResultats(habilisId, 12);
  getDefaultStore().set(actingAtom, { habilisId, impersonation, untilMs: 0, isOver: false });
  keepLocally(key, '{"1":{},"2":{}}');
  expect(readLocally(key)).toBe('{"1":{},"2":{}}');
  getDefaultStore().set(actingAtom, null);
  expect(readLocally(key)).toBeNull();
  expect(countResultats(habilisId)).toBe(0);
  keepLocally(key, '{"1":{}}');
  expect(countResultats(habilisId)).toBe(1);
});
