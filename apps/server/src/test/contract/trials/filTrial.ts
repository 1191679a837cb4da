import type { CallRow } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

const ofDemande: CallRow = { ids: { id: 'demande-habilitation' }, words: { dossier: 'demande-habilitation' } };

const rows: Readonly<Record<string, CallRow>> = {
  'fil.get': ofDemande,
  // A message without a word.
  'fil.ecrire': {
    ...ofDemande,
    body: () => ({ cleEnvoi: '0d9f1c6e-4b7a-4f57-9a53-2b8f1d0c7e61', texte: ' ' }),
    refusal: 'donnees-invalides',
  },
  'fil.lire': { ...ofDemande, body: () => ({ jusqua: 1 }) },
};

/** The threads of files. */
export const filTrial: Trial = { rows };
