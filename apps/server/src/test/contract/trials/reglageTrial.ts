import { STALE } from '../CallRow.ts';
import type { Trial } from '../Trial.ts';

const words = { cle: 'delaiInstructionDaJours' };

/** The settings of the installation. */
export const reglageTrial: Trial = {
  rows: {
    'reglage.list': {},
    'reglage.modifications': {},
    'reglage.preuve': {},
    'reglage.estimer': { words, body: () => ({ valeur: 20 }) },
    'reglage.save': {
      words,
      body: () => ({ valeur: 20, motif: 'Engagement de service', version: STALE }),
      refusal: 'reglage.version-perimee',
    },
  },
};
