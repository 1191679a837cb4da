import { expect, test } from 'vitest';
import { adresseRemiseFaults } from './adresseRemiseFaults.ts';

test('[C843] the address of a certificat is one that mail can be sent to, or none', () => {
  expect(adresseRemiseFaults({ adresse: ' claire@example.org ' })).toEqual([]);
  expect(adresseRemiseFaults({ adresse: '  ' })).toEqual([]);
  expect(adresseRemiseFaults({ adresse: 'claire' })).toEqual([{ path: 'adresse', title: 'champ.email-invalide' }]);
});
