import { application } from '@habilis/api/application/endpoints';
import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { callEnded, callProgressed, callStarted, completedCallAtom, inFlightAtom } from './inFlight.ts';

const store = getDefaultStore();
const call = (key: string, background = false) => ({
  key,
  background,
  endpoint: application.applicationProperties,
  url: '/application-properties',
});
const completed = { url: '/application-properties', method: 'GET', payload: undefined, status: 200 };

test('[R52] calls that a person started count until they end, the others never', () => {
  callStarted(call('a'));
  callStarted(call('b'));
  callStarted(call('c', true));
  callProgressed(call('b'), 0.5);
  expect(store.get(inFlightAtom).map(({ key, ratio }) => [key, ratio])).toEqual([
    ['a', undefined],
    ['b', 0.5],
  ]);
  callEnded(call('a'), completed);
  callEnded(call('b'), completed);
  expect(store.get(inFlightAtom)).toEqual([]);
});

test('the last call that ended is kept for whoever listens', () => {
  callEnded(call('d', true), { ...completed, status: 409 });
  expect(store.get(completedCallAtom)).toEqual({ ...completed, status: 409 });
});
