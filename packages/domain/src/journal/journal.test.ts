import { expect, test } from 'vitest';
import { ACTES, FAMILLES_ACTE } from './ACTES.ts';
import { familleOf } from './familleOf.ts';
import { lignesOf } from './lignesOf.ts';

test('[D1090] an act stands in one family; steps and acts on threads of the support in that of their beginning', () => {
  const all = FAMILLES_ACTE.flatMap((famille) => [...ACTES[famille]]);
  expect(new Set(all).size).toBe(all.length);
  for (const famille of FAMILLES_ACTE) {
    expect(new Set(ACTES[famille].map((acte) => familleOf(acte)))).toEqual(new Set([famille]));
  }
  expect(familleOf('demande-habilitation.Soumet')).toBe('demande');
  expect(familleOf('session-certification.Ouvre')).toBe('session');
  expect(familleOf('support-ferme')).toBe('contenu');
  expect(familleOf('certificat.Revoque')).toBe('certificat');
});

test('[D1091] what an act says is read as fields before and after', () => {
  expect(lignesOf({ tache: 'saisie', suivante: 'instruction', motif: 'Pièce périmée' })).toEqual([
    { champ: 'tache', avant: 'saisie', apres: 'instruction' },
    { champ: 'motif', avant: null, apres: 'Pièce périmée' },
  ]);
  expect(lignesOf({ de: 'Carsat Alsace-Moselle', vers: 'Carsat Nord-Est' })).toEqual([
    { champ: 'etat', avant: 'Carsat Alsace-Moselle', apres: 'Carsat Nord-Est' },
  ]);
  expect(lignesOf({ changements: [{ champ: 'heuresMac', avant: 7, apres: 14 }] })).toEqual([
    { champ: 'heuresMac', avant: '7', apres: '14' },
  ]);
  expect(lignesOf({ debut: '2026-11-01', fin: null, colonnes: ['nom', 'ville'], appel: 'entite.get' })).toEqual([
    { champ: 'debut', avant: null, apres: '2026-11-01' },
    { champ: 'colonnes', avant: null, apres: 'nom, ville' },
  ]);
});

test('[D1091] what did not change, what is empty and what nobody reads is left out', () => {
  expect(lignesOf({ tache: 'saisie', suivante: 'saisie' })).toEqual([]);
  expect(lignesOf({ commentaire: '', liste: [] })).toEqual([]);
  expect(lignesOf({ changements: 'illisible' })).toEqual([]);
  expect(lignesOf({ changements: [null, 'x', { apres: 1 }] })).toEqual([]);
  expect(lignesOf({ de: null, vers: 'SAISIE' })).toEqual([{ champ: 'etat', avant: null, apres: 'SAISIE' }]);
  expect(lignesOf({ quoi: { a: 1 } })).toEqual([{ champ: 'quoi', avant: null, apres: '{"a":1}' }]);
});
