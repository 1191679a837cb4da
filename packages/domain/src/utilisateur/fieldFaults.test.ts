import { expect, test } from 'vitest';
import { dernierJourFaults } from './dernierJourFaults.ts';
import { fusionFaults } from './fusionFaults.ts';
import { motifFaults } from './motifFaults.ts';
import { perimetreFaults, roleFaults } from './roleFaults.ts';

const TODAY = '2026-11-20';

test('[U8] a role has what it is held for and what it works on, and nothing that it has no use for', () => {
  const NONE = { mrpId: null, entiteId: null, dispositifIds: [], niveauIds: [] };
  const titles = (...about: Parameters<typeof roleFaults>) =>
    roleFaults(...about).map(({ path, title }) => `${path} ${title}`);
  expect(titles(null, 'role.')).toEqual(['role.type utilisateur.role-requis']);
  expect(titles({ ...NONE, type: 'RC' }, 'role.')).toEqual(['role.mrpId utilisateur.caisse-requise']);
  for (const type of ['RD', 'R', 'CNH'] as const) {
    expect(titles({ ...NONE, type })).toContain('mrpId utilisateur.caisse-requise');
    expect(titles({ ...NONE, type, mrpId: 22 })).not.toContain('mrpId champ.invalide');
  }
  expect(titles({ ...NONE, type: 'RC', mrpId: 11, entiteId: 7 })).toEqual(['entiteId champ.invalide']);
  expect(titles({ ...NONE, type: 'RC', mrpId: 11 })).toEqual([]);
  expect(titles({ ...NONE, type: 'G' })).toEqual(['entiteId utilisateur.entite-requise']);
  expect(titles({ ...NONE, type: 'G', entiteId: undefined, mrpId: 11 })).toEqual([
    'mrpId champ.invalide',
    'entiteId utilisateur.entite-requise',
  ]);
  expect(titles({ ...NONE, type: 'G', entiteId: 7 })).toEqual([]);
  // It may be held for none: a name that is no entite is a fault all the same.
  expect(titles({ ...NONE, type: 'DM' })).toEqual([]);
  expect(titles({ ...NONE, type: 'DM', entiteId: undefined })).toEqual(['entiteId utilisateur.entite-requise']);
});

test('[DN1] a manager has dispositifs, an expert niveaux, and the others neither', () => {
  const titles = (type: 'RD' | 'E' | 'G', dispositifIds: number[], niveauIds: number[]) =>
    perimetreFaults(type, { dispositifIds, niveauIds }).map(({ path, title }) => `${path} ${title}`);
  expect(titles('RD', [], [])).toEqual(['dispositifIds utilisateur.dispositif-requis']);
  expect(titles('RD', [1], [2])).toEqual(['niveauIds champ.invalide']);
  expect(titles('E', [], [])).toEqual(['niveauIds utilisateur.niveau-requis']);
  expect(titles('E', [], [2])).toEqual([]);
  expect(titles('G', [1], [])).toEqual(['dispositifIds champ.invalide']);
});

test('[U4] a role ends now or on a day that has not passed', () => {
  expect(dernierJourFaults(null, TODAY)).toEqual([]);
  expect(dernierJourFaults(TODAY, TODAY)).toEqual([]);
  expect(dernierJourFaults('2026-11-19', TODAY)).toEqual([
    { path: 'dernierJour', title: 'utilisateur.dernier-jour-passe' },
  ]);
  expect(dernierJourFaults(undefined, TODAY)).toEqual([
    { path: 'dernierJour', title: 'utilisateur.dernier-jour-requis' },
  ]);
});

test('[U7] a merge is confirmed by the identifier of the account that goes, and a block has its reason', () => {
  expect(fusionFaults(' mul20004 ', 'MUL20004')).toEqual([]);
  expect(fusionFaults('MUL20005', 'MUL20004')).toEqual([
    { path: 'confirmation', title: 'utilisateur.fusion-confirmation' },
  ]);
  expect(motifFaults({ motif: 'Départ.' })).toEqual([]);
  expect(motifFaults({ motif: ' ' })).toEqual([{ path: 'motif', title: 'utilisateur.motif-requis' }]);
});
