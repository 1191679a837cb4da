import type { Alerte } from '@habilis/api/alerte/Alerte';
import { etatCloture } from '@habilis/domain/session-certification/etatCloture';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { DeadlineProps } from '@habilis/ui/Deadline';
import { deadlineView } from './deadlineView.ts';

type Dated = Pick<Alerte, 'dateEmission' | 'dateEcheance' | 'dateFinSession' | 'dateSuppressionSession'>;

/** The due day of an alert as shown; the day on which a session is deleted is as near here as in the lists of sessions. Null without a day. */
export function alerteDeadline(t: Texts, alerte: Dated, today: string): DeadlineProps | null {
  const { dateEmission, dateEcheance: due, dateFinSession: dateFin, dateSuppressionSession } = alerte;
  if (due === null) return null;
  const view = deadlineView(t, { start: dateEmission, due, today }, true);
  if (dateFin === null || due !== dateSuppressionSession) return view;
  const { state, ratio } = etatCloture({ dateFin, dateSuppression: due, today });
  return { ...view, state, ratio };
}
