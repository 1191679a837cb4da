import type { EtatLigne } from '@habilis/domain/certificat/liste/etatLigne';
import { CalendarX, CircleCheck, CircleHelp, CircleSlash, ClockAlert, Hourglass, Replace } from 'lucide-react';
import type { Look } from '../../etat/Look.ts';

/** How a line of a list stands, as shown. */
export const ETAT_LIGNE_LOOKS: Readonly<Record<EtatLigne, Look>> = {
  REVOQUE: { tone: 'danger', icon: CircleSlash },
  REMPLACE: { tone: 'warning', icon: Replace },
  EXPIRE: { tone: 'warning', icon: CalendarX },
  A_CORRIGER: { tone: 'neutral', icon: CircleHelp },
  BIENTOT: { tone: 'warning', icon: ClockAlert },
  EN_ATTENTE: { tone: 'neutral', icon: Hourglass },
  VALIDE: { tone: 'success', icon: CircleCheck },
};
