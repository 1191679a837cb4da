import type { Alerte } from '@habilis/api/alerte/Alerte';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { DeadlineProps } from '@habilis/ui/Deadline';
import { deadlineView } from '../etat/deadlineView.ts';

type Dated = Pick<Alerte, 'dateEmission' | 'dateEcheance' | 'dateFinSession' | 'dateSuppressionSession'>;

/** The due day of an alert as shown; the day on which a session is deleted is as pressing as in the lists of sessions. Null without a day. */
export function alerteDeadline(t: Texts, alerte: Dated, today: string): DeadlineProps | null {
  const { dateEmission, dateEcheance: due, dateFinSession, dateSuppressionSession } = alerte;
  if (due === null) return null;
  const isPerte = due === dateSuppressionSession;
  return deadlineView(t, { start: (isPerte ? dateFinSession : null) ?? dateEmission, due, today, isPerte }, true);
}
