import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { actingAtom, actingEnded, actingIdOf, addressOf, openActingAtom, pathInApp } from './acting.ts';

const store = getDefaultStore();
afterEach(() => store.set(actingAtom, null));

test.each([
  ['/en-tant-que/LPF20001', 'LPF20001', '/'],
  ['/en-tant-que/LPF20001/', 'LPF20001', '/'],
  ['/en-tant-que/LPF20001/G/4/demandes', 'LPF20001', '/G/4/demandes'],
  ['/G/4/en-tant-que', null, '/G/4/en-tant-que'],
  ['/en-tant-que/lpf20001/G/4', null, '/en-tant-que/lpf20001/G/4'],
  ['/en-tant-que/LPF200012/G/4', null, '/en-tant-que/LPF200012/G/4'],
  ['/', null, '/'],
])('[R30] %s acts as %s and is %s of the routes', (pathname, habilisId, path) => {
  expect([actingIdOf(pathname), pathInApp(pathname)]).toEqual([habilisId, path]);
});

test('[R30] the addresses of a tab that acts keep its prefix, those of any other have none', () => {
  expect(addressOf('/G/4')).toBe('/G/4');
  store.set(actingAtom, { habilisId: 'LPF20001', impersonation: null, untilMs: 1, isOver: false });
  expect(addressOf('/G/4')).toBe('/en-tant-que/LPF20001/G/4');
  expect(store.get(openActingAtom)).not.toBeNull();
  actingEnded();
  expect([store.get(openActingAtom), store.get(actingAtom)?.isOver]).toEqual([null, true]);
});
