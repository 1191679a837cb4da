import { refused } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

/** Long past: announced by nobody. */
const PAST = {
  mode: 'LECTURE_SEULE',
  dateDebut: '2020-12-05',
  heureDebut: '20:00',
  dateFin: '2020-12-05',
  heureFin: '20:30',
  annonceHeures: 24,
  texte: '',
} as const;
/** No row has this number. */
const words = { id: '2000000000' };

/** Announced stops. */
export const arretTrial: Trial = {
  rows: {
    'arret.annonce': {},
    'arret.list': {},
    'arret.create': refused(() => PAST),
    'arret.update': { words, body: () => ({ ...PAST, version: 0 }), refusal: 'arret.fini' },
    'arret.end': { words, body: () => ({ version: 0 }), refusal: 'arret.fini' },
  },
};
