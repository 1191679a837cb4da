import { expect, test } from 'vitest';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import { demandeHabilitation } from '../demande-habilitation/endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { bodyOf } from './requestOf.ts';

const writes = [demandeAdministrative, demandeHabilitation]
  .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
  .filter(({ body }) => body?.kind === 'multipart');
const kindOf = (endpoint: Endpoint, files?: readonly File[]) =>
  Object.keys(bodyOf(endpoint, { body: { id: null }, ...(files === undefined ? {} : { files }) }));

test('[W9][W10] what is submitted is multipart even without a file, what is saved only with one', () => {
  const submits = writes.filter(({ path }) => path.includes('/submit'));
  const saves = writes.filter(({ path }) => path.includes('/update'));
  expect([submits.length, saves.length, writes.length]).toEqual([8, 7, 15]);
  for (const endpoint of submits) expect([endpoint.path, ...kindOf(endpoint)]).toEqual([endpoint.path, 'form']);
  for (const endpoint of saves) {
    expect([endpoint.path, ...kindOf(endpoint)]).toEqual([endpoint.path, 'json']);
    expect(kindOf(endpoint, [new File(['x'], 'a.pdf')])).toEqual(['form']);
  }
});
