import { expect, test } from 'vitest';
import type { LectureSection } from './LectureSection.ts';
import { precisionsOf } from './precisionsOf.ts';

const fait = (key: string, label: string, ancre: string | null) => ({ key, label, ancre, valeur: '' });
const section = (id: string, faits: LectureSection['faits'], champs: readonly string[] = []): LectureSection => ({
  id,
  title: `Titre ${id}`,
  faits,
  emplacements: champs.map((champ) => ({ champ, label: champ, ancre: `fileUploads.${champ}`, pieces: [] })),
  isLue: true,
});

test('facts that are asked about by one name are told apart by their label, then by their section', () => {
  const sections = [
    section('a', [
      fait('contact', 'Contact', 'contact'),
      fait('email', 'Courriel', 'contact'),
      fait('siret', 'SIRET', 'siret'),
    ]),
    section('b', [fait('rien', 'SIRET', null)], ['SIRET', 'Photo']),
  ];
  const labelOf = (ancre: string) =>
    ({ contact: 'Contact', siret: 'SIRET' })[ancre] ?? ancre.replace('fileUploads.', '');
  expect([...precisionsOf(sections, labelOf)]).toEqual([
    ['a.email', 'Courriel'],
    ['a.siret', 'Titre a'],
    ['b.fileUploads.SIRET', 'Titre b'],
  ]);
});
