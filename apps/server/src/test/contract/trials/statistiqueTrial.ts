import type { Trial } from '../Trial.ts';

/** Figures of each role, and of the network for anybody; what each role reads of them is held by a test of its own. */
export const statistiqueTrial: Trial = {
  rows: {
    'statistique.page': { words: { sujet: 'demandes' }, lists: null },
    'statistique.rapport': { words: { annee: '2026' }, lists: null },
    'statistique.chiffres': {},
    'statistique.donnees': { words: { jeu: 'habilitations' } },
    'statistique.geojson': {},
    'statistique.jeux': {},
    'statistique.schema': { words: { jeu: 'annuaire' } },
    'statistique.catalogue': {},
  },
};
