import type { TonUrgence } from '@habilis/domain/echeance/urgenceOf';
import type { DeadlineProps } from '@habilis/ui/Deadline';

/** How the kit shows each tone of urgency. */
export const TONES: Readonly<Record<TonUrgence, DeadlineProps['state']>> = {
  RETARD: 'late',
  PERTE: 'loss',
  PROCHE: 'soon',
  MOIS: 'month',
  LOIN: 'later',
};
