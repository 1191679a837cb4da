import { expect, test } from 'vitest';
import { isElidedBefore } from './isElidedBefore.ts';

test.each([
  ['Alain', 'Émile', 'Œuvre', 'Île-de-France Formation', 'Yves', 'ENTREPRISE', 'EDF', 'UGAP', '« Alpha »', 'expert'],
  ['Hélène', 'HÉLÈNE', 'Henriette', 'Hugues', 'habilitation', 'Hôpital', 'hydraulique', 'Hérault Formation'],
  ['HLM', 'HSE Conseil'],
])('[DX941] before a vowel, a mute h and H said by itself, the vowel goes: %s …', (...words) => {
  expect(words.filter((word) => !isElidedBefore(word))).toEqual([]);
});

test.each([
  ['Paul', 'Çelik', 'SST', 'SNCF', 'Yann', 'Yasmine', ''],
  ['8', '11 jours', '1er décembre', 'onze', 'onzième', 'oui'],
  ['Harry', 'Hans', 'Hassan', 'Le Havre', 'Hauts-de-Seine', 'héros', 'handicap', 'huit', 'Halle', 'HÉRISSON'],
])('[DX941] before a consonant, a figure and an h aspiré, the vowel stays: %s …', (...words) => {
  expect(words.filter(isElidedBefore)).toEqual([]);
});
