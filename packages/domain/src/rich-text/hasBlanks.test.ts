import { expect, test } from 'vitest';
import { hasBlanks, hasBlanksInRich } from './hasBlanks.ts';

test('[M16] what a model left to be filled is found', () => {
  const left = [
    'Séance du …',
    'le …, à 9 h',
    'le ... et le ...',
    '…',
    '« … »',
    'Réunion le [date]',
    'Bonjour [Prénom],',
    'de [...] à midi',
    'Bonjour {{prenom}}',
    'le {date}',
    'Bonjour <prénom>',
    'le <Date de la séance>',
    'à ____ heures',
    'le XX décembre',
    'à XXh',
    'le XX/XX/2026',
    'avant le jj/mm/aaaa',
    'N° xxx',
  ];
  expect(left.filter((one) => !hasBlanks(one))).toEqual([]);
});

test('[M16] what only looks like it is none', () => {
  const whole = [
    'Et caetera…',
    'À suivre...',
    'Attendez… puis revenez',
    '[Rappel] Vos attestations Urssaf',
    'Voir la note [1]',
    'au XXe siècle',
    'Taille XXL',
    '3 < 4 et 5 > 2',
    'La <dernière> & ses suites',
    'R&D_2026',
    'Le 24 décembre 2026',
    '',
  ];
  expect(whole.filter(hasBlanks)).toEqual([]);
});

test('[M16] a long text is read once, whatever it holds', () => {
  const started = performance.now();
  for (const sign of ['[a', '{a', '<a', '. ', '_ ', 'x ', '<p ', '[ ', '{ '])
    hasBlanksInRich(`<p>${sign.repeat(20_000)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('[M16] in rich text marks are not read, and each paragraph is one text', () => {
  expect(hasBlanksInRich('<p>La commission se réunit :</p><ul><li>le …</li></ul>')).toBe(true);
  expect(hasBlanksInRich('<p>Bonjour &lt;prénom&gt;</p>')).toBe(true);
  expect(hasBlanksInRich('<p>Séance du <strong>[date]</strong></p>')).toBe(true);
  expect(hasBlanksInRich('<p>Bonjour,</p><p>[Rappel] Vos attestations</p>')).toBe(false);
  expect(hasBlanksInRich('<p>Suite au prochain numéro<strong>…</strong></p>')).toBe(false);
});
