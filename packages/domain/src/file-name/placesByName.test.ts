import { expect, test } from 'vitest';
import fc from 'fast-check';
import { placesByName } from './placesByName.ts';

const place = (champ: string, label: string, room = 1) => ({ champ, label, room });
const PLACES = [
  place('programme', 'Programme de la formation'),
  place('deroule', 'Déroulé pédagogique'),
  place('grille', 'Grille d’évaluation des stagiaires'),
  place('conformite', 'Attestations de conformité du matériel'),
  place('plan', 'Plan de la plateforme pédagogique'),
  place('photos', 'Photographies de la plateforme'),
  place('lettre', 'Lettre d’engagement signée'),
];

test('[G873] several files go each to the place whose name it bears, whatever its accents, capitals, endings and order', () => {
  const names = [
    'LETTRE_engagement-signee.PDF',
    'plan.pdf',
    'deroule pedagogique v2.docx',
    'Attestation conformité 2026.pdf',
  ];
  expect(placesByName(names, PLACES)).toEqual(['lettre', 'plan', 'deroule', 'conformite']);
  expect(placesByName(['programme.pdf', 'grille.xlsx'], PLACES)).toEqual(['programme', 'grille']);
});

test('[G873] a file that names no place, or two alike, waits', () => {
  expect(placesByName(['scan0001.pdf', 'plateforme.pdf', 'de la.pdf', ''], PLACES)).toEqual([null, null, null, null]);
  expect(placesByName(['programme.pdf'], [])).toEqual([null]);
  const alike = [place('a', 'Fiche de poste'), place('b', 'Fiche de poste')];
  expect(placesByName(['fiche-poste.pdf'], alike)).toEqual([null]);
});

test('[G873] a word that one place alone bears weighs more than one that several bear', () => {
  expect(placesByName(['photos plateforme.jpg'], PLACES)).toEqual(['photos']);
  expect(placesByName(['plan plateforme.pdf'], PLACES)).toEqual(['plan']);
});

test('[G873] a place takes no more than it has room for, and who names it best gets it', () => {
  expect(placesByName(['programme.pdf', 'programme formation.pdf'], PLACES)).toEqual([null, 'programme']);
  expect(placesByName(['programme.pdf'], [place('programme', 'Programme', 0)])).toEqual([null]);
  const both = [place('programme', 'Programme', 2)];
  expect(placesByName(['programme 1.pdf', 'programme 2.pdf', 'programme 3.pdf'], both)).toEqual([
    'programme',
    'programme',
    null,
  ]);
});

test('[G873] whatever the names, no place gets more than its room and every file has an answer', () => {
  const word = fc.constantFrom('plan', 'programme', 'lettre', 'signee', 'photo', 'plateforme', 'scan', '2026');
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 3 }).map((words) => words.join(' '))), (names) => {
      const placed = placesByName(names, PLACES);
      expect(placed).toHaveLength(names.length);
      for (const { champ, room } of PLACES)
        expect(placed.filter((one) => one === champ).length).toBeLessThanOrEqual(room);
    }),
  );
});
