import type { EtatEntite } from '@habilis/domain/entite/ETATS_ENTITE';
import { Ban, CircleCheck, Hourglass } from 'lucide-react';
import type { Look } from './Look.ts';

/** How the state of an entite is shown. */
export const ETAT_ENTITE_LOOKS: Readonly<Record<EtatEntite, Look>> = {
  provisoire: { tone: 'info', icon: Hourglass },
  active: { tone: 'success', icon: CircleCheck },
  fermee: { tone: 'neutral', icon: Ban },
};
