import type { Trial } from '../Trial.ts';

/** No key has this number: they are drawn from 256 on. */
const NONE = { id: 0 };

/** The keys that sign certificats. */
export const cleTrial: Trial = {
  rows: {
    'cleCertificat.list': {},
    'cleCertificat.renouveler': { body: () => NONE, refusal: 'cle-certificat.retiree' },
    'cleCertificat.compromettre': { body: () => NONE, refusal: 'cle-certificat.inconnue' },
  },
};
