import { expect, test } from 'vitest';
import { adresseFaults } from './adresseFaults.ts';

const titles = (codePostal: string | null) =>
  adresseFaults({ ligne1: '1 quai', codePostalVille: { codePostal, ville: 'Marseille' } }, 'adresse').map(
    ({ path, title }) => `${path} ${title}`,
  );

test('[DA43] a postal code has five digits, no more and nothing else', () => {
  expect(titles('13002')).toEqual([]);
  for (const wrong of ['1300', '130020', 'F13002', '13002 CEDEX', '2A004']) {
    expect([wrong, ...titles(wrong)]).toEqual([wrong, 'adresse.codePostalVille.codePostal champ.code-postal-invalide']);
  }
  // As people and other programs write it.
  for (const right of ['13 002', '13\u00A0002', '\u200B13002', '１３００２'])
    expect([right, ...titles(right)]).toEqual([right]);
  for (const nothing of [null, '', ' \u200B']) {
    expect(titles(nothing)).toEqual(['adresse.codePostalVille.codePostal champ.code-postal-requis']);
  }
});
