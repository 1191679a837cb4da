import type { EtatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { Ban, CircleCheck, CirclePause, Clock, Flag } from 'lucide-react';
import type { Look } from './Look.ts';

/** How the state of a habilitation is shown. */
export const ETAT_HABILITATION_LOOKS: Readonly<Record<EtatHabilitation, Look>> = {
  ACTIVE: { tone: 'success', icon: CircleCheck },
  FUTURE: { tone: 'info', icon: Clock },
  SUSPENDUE: { tone: 'warning', icon: CirclePause },
  ROMPUE: { tone: 'danger', icon: Ban },
  TERMINEE: { tone: 'neutral', icon: Flag },
};
