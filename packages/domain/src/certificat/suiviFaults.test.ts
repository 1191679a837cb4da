import { expect, test } from 'vitest';
import { suiviFaults } from './suiviFaults.ts';

test('[C42] the address that is to follow a certificat is owed, and is one', () => {
  expect(suiviFaults({ courriel: ' employeur@example.org ' })).toEqual([]);
  expect(suiviFaults({ courriel: '  ' })).toEqual([{ path: 'courriel', title: 'champ.email-requis' }]);
  expect(suiviFaults({ courriel: 'employeur' })).toEqual([{ path: 'courriel', title: 'champ.email-invalide' }]);
});
