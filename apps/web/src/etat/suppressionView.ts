import { etatCloture } from '@habilis/domain/session-certification/etatCloture';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { DeadlineProps } from '@habilis/ui/Deadline';

/** What the closing of a session depends on. */
export type ToClose = {
  readonly etat: SessionEtat;
  readonly dateSession: string | null;
  readonly dateFinSession: string | null;
  readonly dateSuppressionSession: string | null;
};

const isOver = (etat: SessionEtat): boolean => etat === 'CLOTUREE' || etat === 'SUPPRIMEE';

/** How near a session is to its deletion; null once it is over, or while its days are not known. */
export function clotureOf({ etat, dateSession, dateFinSession, dateSuppressionSession }: ToClose, today: string) {
  const dateFin = dateFinSession ?? dateSession;
  if (isOver(etat) || dateFin === null || dateSuppressionSession === null) return null;
  return etatCloture({ dateFin, dateSuppression: dateSuppressionSession, today });
}

/** Until when a session is to be closed, as shown: « supprimée dans 6 j » once it is about to go; null when nothing is due. */
export function suppressionView(t: Texts, session: ToClose, today: string, isShort: boolean): DeadlineProps | null {
  const etat = clotureOf(session, today);
  const { dateSuppressionSession: due } = session;
  if (etat === null || due === null) return null;
  const { state, ratio, days } = etat;
  const jours = Math.max(0, days);
  const inDays = t(isShort ? 'listes.dans' : 'listes.dans-jours', { jours });
  const words = state === 'late' ? t('sessions-certification.liste.supprimee-dans', { dans: inDays }) : inDays;
  return { state, ratio, date: formatDate(due), words };
}
