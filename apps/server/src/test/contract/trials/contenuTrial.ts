import { type CallRow, refused } from '../CallRow.ts';
import type { SubjectKind } from '../Subject.ts';
import type { Trial } from '../Trial.ts';

type Kind = 'contenu-supprime';

/** News that end before they begin, so that none is kept. */
const ACTUALITE = {
  titre: 'Essai',
  contenu: '<p>Essai.</p>',
  dateDebutPublication: '2026-01-02',
  dateFinPublication: '2026-01-01',
  rang: 0,
};
/** Nothing is left to remove, so that each caller finds what the one before found. */
const removal: CallRow<SubjectKind | Kind> = { ids: { id: 'contenu-supprime' } };

const rows: Readonly<Record<string, CallRow<SubjectKind | Kind>>> = {
  'actualite.create': refused(() => ACTUALITE),
  'actualite.update': refused(() => ({ ...ACTUALITE, id: 1, version: 1 })),
  // The order of news that are not there.
  'actualite.ranger': { body: () => ({ ids: [900_000] }) },
  'actualite.remove': removal,
};

/** What administrators publish: they alone write it, and it belongs to nobody. */
export const contenuTrial: Trial<Kind> = { rows, load: async () => ({ 'contenu-supprime': [] }) };
