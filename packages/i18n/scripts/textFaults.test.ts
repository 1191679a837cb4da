import { expect, test } from 'vitest';
import { textFaults } from './textFaults.ts';

const N = '\u00A0';
const F = '\u202F';

test.each([
  ['Deux  espaces', 'deux espaces de suite'],
  [`Deux${N} espaces`, 'deux espaces de suite'],
  [' Au début', 'espace au début ou à la fin'],
  ["L'entité", 'apostrophe droite'],
  ['Un "mot"', 'guillemet droit'],
  ['Recherche...', 'trois points'],
  ['Vraiment ?', 'espace fine insécable'],
  [`Vraiment${N}?`, 'espace fine insécable'],
  ['Vraiment?', 'espace fine insécable'],
  ['{nom}!', 'espace fine insécable'],
  ['Ceci ; cela', 'espace fine insécable'],
  ['Motif : {motif}', 'espace insécable (U+00A0) attendue avant :'],
  [`Motif${F}: {motif}`, 'espace insécable (U+00A0) attendue avant :'],
  ['{nombre, plural, one {Un motif :} other {Des motifs}}', 'espace insécable (U+00A0) attendue avant :'],
  [`« {nom}${N}»`, 'à l’intérieur de « »'],
  [`«${N}{nom} »`, 'à l’intérieur de « »'],
  ['{pourcent} %', 'espace insécable attendue avant %'],
  ['Vous serez prévenu', 'participe accordé au masculin'],
  ['Dossier {numero}, vous y êtes déclaré formateur', 'participe accordé au masculin'],
  ['Compte de {nom}', '« de {nom} » ne s’élide pas : écrire <de>{nom}</de>'],
  ['En tant que {nom}', 'écrire <que>{nom}</que>'],
  ['De {nom}', 'écrire <De>{nom}</De>'],
  ['{n, plural, one {Le rôle de {nom}} other {#}}', '« de {nom} » ne s’élide pas'],
  ['Compte <du>{nom}</du>', 'balise inconnue : <du>'],
  ['Compte {de}', 'porte le nom d’une balise'],
  ['Demande administrative', 'se dit : dossier administratif'],
  ['Avis de la sous-commission', 'se dit : expert'],
  ['Toutes les fins', 'se dit : toutes les échéances'],
  ['La demande {numero} est acceptée', 'se dit : accordée'],
  ['Action enregistrée', 'se dit : ce qui a été fait'],
  ['Première demande', 'se dit : première habilitation'],
])('[DX943] %j has its fault told', (message, fault) => {
  expect(textFaults(message)).toEqual([expect.stringContaining(fault)]);
});

test.each([
  `Compte <de>{nom}</de>${N}: d’accord${F}? «${N}{nom}${N}»${F}!`,
  'Au plus tard le {echeance}, de {min} à {max}, en {nombre} jours',
  `{fin, select, aucune {} other {${N}: jusqu’au {fin}}}`,
  'Pour une première demande d’habilitation',
  'Voir https://exemple.fr',
  'Vous êtes gestionnaire, dites qui vous êtes',
  'Le jeudi, de la caisse {nom}',
])('[DX943] %j is without a fault', (message) => expect(textFaults(message)).toEqual([]));

test('[DX943] a machine’s words are not judged, what stands around them is', () => {
  const message = 'Le jeton en Authorization: Bearer  ici';
  expect(textFaults(message)).toHaveLength(2);
  expect(textFaults(message, ['Authorization: Bearer'])).toEqual(['deux espaces de suite']);
});
