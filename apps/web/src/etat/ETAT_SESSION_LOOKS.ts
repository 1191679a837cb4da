import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { CircleCheck, ClipboardCheck, ClipboardList, Pencil, Trash2 } from 'lucide-react';
import type { Look } from './Look.ts';

/** How the state of a session is shown. */
export const ETAT_SESSION_LOOKS: Readonly<Record<SessionEtat, Look>> = {
  SAISIE: { tone: 'neutral', icon: Pencil },
  RESULTATS: { tone: 'accent', icon: ClipboardList },
  VERIFICATION: { tone: 'accent', icon: ClipboardCheck },
  CLOTUREE: { tone: 'success', icon: CircleCheck },
  SUPPRIMEE: { tone: 'danger', icon: Trash2 },
};
