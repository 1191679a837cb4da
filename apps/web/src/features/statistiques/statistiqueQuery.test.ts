import { exampleServerProperties } from '@habilis/api/mocks/fixtures/exampleServerProperties';
import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { callQuery, STATISTIQUES } from './statistiqueQuery.ts';

test('[ST1072] days all to come, or more than ten years of them, are a fault of their filter, and the twelve months are asked for', () => {
  getDefaultStore().set(serverPropertiesAtom, exampleServerProperties({ today: '2026-12-01' }));
  const read = (search: string) => STATISTIQUES.parse(new URLSearchParams(search));
  for (const search of ['du=2030-01-01&au=2030-12-31', 'du=1900-01-01&au=2026-11-30', 'du=2026-05-02&au=2026-05-01']) {
    expect([search, read(search).dates]).toEqual([search, undefined]);
    expect(callQuery(read(search), '2026-12-01')).toMatchObject({ du: '2025-12-02', au: '2026-12-01' });
    expect(STATISTIQUES.faultsOf(new URLSearchParams(search))).toContain('dates');
  }
  expect(read('du=2026-10-25&au=2026-10-25').dates).toEqual({ du: '2026-10-25', au: '2026-10-25' });
});
