import { expect, test } from 'vitest';
import { isMemeNom } from './isMemeNom.ts';

const nom = (prenom: string, family: string) => ({ prenom, nom: family });

test('[U744] one name written in another way is the same, another name is not', () => {
  const known = nom('Jean-François', 'Le Goff');
  for (const [prenom, family] of [
    ['JEAN FRANCOIS', 'LE GOFF'],
    ['Jeanfrançois', 'Legoff'],
    ['Le Goff', 'Jean-François'],
    ['François Jean', 'Goff Le'],
  ] as const)
    expect(isMemeNom(known, nom(prenom, family)), `${prenom} ${family}`).toBe(true);
  for (const [prenom, family] of [
    ['Jean', 'Le Goff'],
    ['Jean-François', 'Le Gall'],
    ['Jean-François', 'Le Goff Martin'],
  ] as const)
    expect(isMemeNom(known, nom(prenom, family)), `${prenom} ${family}`).toBe(false);
});
