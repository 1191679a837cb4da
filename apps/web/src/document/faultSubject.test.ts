import { expect, test } from 'vitest';
import { faultSubject } from './faultSubject.ts';

test('a fault on a document is about another thing once the document is added', () => {
  const path = 'fileUploads.attestation';
  const before = faultSubject(path, {}, [{ champ: 'autre' }]);
  expect(faultSubject(path, {}, [{ champ: 'autre' }, { champ: 'autre' }])).toBe(before);
  expect(faultSubject(path, {}, [{ champ: 'autre' }, { champ: 'attestation' }])).not.toBe(before);
});

test('a fault on a field is about its value', () => {
  expect(faultSubject('adresse.ville', { adresse: { ville: 'Metz' } }, [])).toBe('Metz');
});
