import { expect, test } from 'vitest';
import { applicationFaults, codeFaults, nomFaults } from './facteurFaults.ts';

test('a second factor has a name, and an application its first code', () => {
  const nom = { path: 'nom', title: 'compte.securite.nom-requis' };
  expect(nomFaults({ nom: ' ' })).toEqual([nom]);
  expect(nomFaults({ nom: 'Téléphone' })).toEqual([]);
  expect(codeFaults({ code: ' ' })).toEqual([{ path: 'code', title: 'invite.etape.code-requis' }]);
  expect(codeFaults({ code: '123456' })).toEqual([]);
  expect(applicationFaults({ code: '', nom: '' })).toEqual([
    { path: 'code', title: 'compte.securite.code-requis' },
    nom,
  ]);
});
