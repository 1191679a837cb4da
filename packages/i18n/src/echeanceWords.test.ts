import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aQuiWords } from './aQuiWords.ts';
import { createFormatter } from './createFormatter.ts';
import { echeanceWords, type NamedEcheance } from './echeanceWords.ts';
import type { Messages } from './loadMessages.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../compiled/fr/${name}.json`, import.meta.url), 'utf8')) as Messages;
const t = createFormatter({ ...read('echeances'), ...read('workflow') });

const named: Omit<NamedEcheance, 'type'> = {
  date: '2027-01-08',
  tache: null,
  numero: 'DH-2026-0433',
  libelleDispositifNiveau: 'PRAP IBC, acteur',
  raisonSociale: 'Ardoise Formation',
  nombre: null,
};
const own = (one: Pick<NamedEcheance, 'type'> & Partial<NamedEcheance>) =>
  Object.values(echeanceWords(t, { ...named, ...one }, true)).join(' | ');
const others = (one: Pick<NamedEcheance, 'type'> & Partial<NamedEcheance>) =>
  Object.values(echeanceWords(t, { ...named, ...one }, false)).join(' | ');

test('to an entite its dates are named by the niveau, to others by the entite', () => {
  expect(own({ type: 'habilitation-fin' })).toBe('PRAP IBC, acteur | fin');
  expect(others({ type: 'habilitation-fin' })).toBe('Ardoise Formation | fin de PRAP IBC, acteur');
  const prolongeeAu = '2027-07-28';
  expect(own({ type: 'habilitation-fin', prolongeeAu })).toBe(
    'PRAP IBC, acteur | fin, prolongée jusqu’au 28/07/2027 au plus tard',
  );
  expect(others({ type: 'habilitation-fin', prolongeeAu })).toBe(
    'Ardoise Formation | fin de PRAP IBC, acteur, prolongée jusqu’au 28/07/2027 au plus tard',
  );
  expect(own({ type: 'attestation-urssaf' })).toBe('Attestation Urssaf | à renouveler');
  expect(others({ type: 'attestation-urssaf' })).toBe('Ardoise Formation | attestation Urssaf à renouveler');
});
test('a demande is named by its number, its task by its step', () => {
  expect(own({ type: 'dh-complement', tache: 'complement' })).toBe('DH-2026-0433 | à compléter');
  expect(others({ type: 'dh-tache', tache: 'sous_commission' })).toBe('DH-2026-0433 | expertise');
  expect(own({ type: 'dh-tache', tache: 'suppression_apres_refus' })).toBe('DH-2026-0433 | fin du délai de recours');
});
test('certificats are named by their formateur to others, by their niveau to their holder, and counted by month', () => {
  const fin = { type: 'certificat-formateur-fin', nomPrenom: 'Julie Perrin' } as const;
  expect(own(fin)).toBe('Julie Perrin | fin du certificat de formateur, PRAP IBC, acteur');
  expect(others({ type: 'certificat-formateur-fin' })).toBe('PRAP IBC, acteur | fin de votre certificat de formateur');
  expect(own({ type: 'certificats-fin', nombre: 3 })).toBe(
    'Certificats de stagiaires | 3 prennent fin en janvier 2027',
  );
});
test('a day of the commission says how many demandes it has', () => {
  expect(others({ type: 'seance', nombre: 14 })).toBe('Commission nationale | 14 demandes');
  expect(others({ type: 'seance', nombre: 1 })).toBe('Commission nationale | une demande');
});
test('a decision that the commission owes is told so, and a session says what is lost', () => {
  expect(own({ type: 'dh-passage' })).toBe('DH-2026-0433 | passage en commission');
  expect(own({ type: 'dh-passage', aQui: 'AUTRE' })).toBe('DH-2026-0433 | décision de la commission attendue');
  expect(others({ type: 'seance', nombre: 2, aQui: 'VOUS' })).toBe('Commission nationale | 2 décisions à saisir');
  expect(own({ type: 'session-cloture' })).toBe('PRAP IBC, acteur | session à clôturer');
  expect(own({ type: 'session-cloture', isPerte: true })).toBe(
    'PRAP IBC, acteur | session supprimée si rien n’est fait',
  );
  expect(others({ type: 'session-cloture' })).toBe('Ardoise Formation | session à clôturer, PRAP IBC, acteur');
});
test('whose move a date is stands in words: the reader’s, a name, or who does such tasks', () => {
  const move = (one: Partial<Parameters<typeof aQuiWords>[1]>) =>
    aQuiWords(t, { aQui: 'AUTRE', type: 'dh-tache', tache: null, titulaire: null, ...one });
  expect(move({ aQui: 'PERSONNE' })).toBeNull();
  expect(move({ aQui: 'VOUS', titulaire: 'Julie Perrin' })).toBe('à vous');
  expect(move({ titulaire: 'Julie Perrin' })).toBe('chez Julie Perrin');
  expect(move({ tache: 'sous_commission' })).toBe('chez un expert du niveau');
  expect(move({ type: 'dh-passage' })).toBe('chez la Commission nationale');
  expect(move({ tache: 'instruction' })).toBe('pas encore attribuée');
  expect(move({ type: 'session-cloture', tache: 'RESULTATS' })).toBe('chez le formateur');
});
