import { expect, test } from 'vitest';
import { isRequired } from './isRequired.ts';

type Draft = { nom: string; jour: string | null; lieu: { ville: string }; choix: readonly string[]; note: string };
const filled: Draft = { nom: 'Metz', jour: '2026-11-28', lieu: { ville: 'Nancy' }, choix: ['a'], note: 'À lire.' };

const judge = ({ nom, jour, lieu, choix, note }: Draft) => [
  ...(nom.trim() === '' ? [{ path: 'nom', title: 'champ.nom-requis' }] : []),
  ...(jour === null ? [{ path: 'jour', title: 'champ.requis' }] : []),
  ...(lieu.ville === '' ? [{ path: 'lieu.ville', title: 'champ.ville-requise' }] : []),
  ...(choix.length === 0 ? [{ path: 'choix', title: 'champ.plateforme-requise' }] : []),
  // What is written wrong is no proof that it must be written.
  ...(note.length < 3 ? [{ path: 'note', title: 'champ.trop-court' }] : []),
];

test('what an editing form begins with is required when its absence is said to be missing', () => {
  const asked = ['nom', 'jour', 'lieu.ville', 'choix', 'note'].filter((path) => isRequired(judge, filled, path));
  expect(asked).toEqual(['nom', 'jour', 'lieu.ville', 'choix']);
});

test('what is empty is required when it is at fault, whatever the words', () => {
  const judged = () => [{ path: 'note', title: 'message.sans-objet' }];
  expect(isRequired(judged, { ...filled, note: '' }, 'note')).toBe(true);
  expect(isRequired(judged, { ...filled, note: '' }, 'nom')).toBe(false);
});
