import { urgenceOf, type Urgence } from '@habilis/domain/echeance/urgenceOf';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { DeadlineProps } from '@habilis/ui/Deadline';
import { deadlineView } from './deadlineView.ts';

/** What the closing of a session depends on. */
export type ToClose = {
  readonly etat: SessionEtat;
  readonly dateSession: string | null;
  readonly dateFinSession: string | null;
  readonly dateSuppressionSession: string | null;
};

const isOver = (etat: SessionEtat): boolean => etat === 'CLOTUREE' || etat === 'SUPPRIMEE';

/** From when to when a session is to be closed; null once it is over, or while its days are not known. */
export function clotureOf({ etat, dateSession, dateFinSession, dateSuppressionSession: due }: ToClose) {
  const start = dateFinSession ?? dateSession;
  return isOver(etat) || start === null || due === null ? null : { start, due };
}

/** How pressing the closing of a session is; null when nothing is due. */
export function urgenceOfCloture(session: ToClose, today: string): Urgence | null {
  const cloture = clotureOf(session);
  return cloture && urgenceOf({ date: cloture.due, isPerte: true }, today);
}

/** Until when a session is to be closed, as shown: « supprimée dans 6 j » once it is about to go; null when nothing is due. */
export function suppressionView(t: Texts, session: ToClose, today: string, isShort: boolean): DeadlineProps | null {
  const cloture = clotureOf(session);
  if (cloture === null) return null;
  // What is past is deleted in the night.
  const view = deadlineView(
    t,
    { ...cloture, today: cloture.due < today ? cloture.due : today, isPerte: true },
    isShort,
  );
  const words =
    view.state === 'loss' ? t('sessions-certification.liste.supprimee-dans', { dans: view.words }) : view.words;
  return { ...view, words };
}
