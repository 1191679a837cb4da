import type { Urgence } from '@habilis/domain/echeance/urgenceOf';
import type { Texts } from '@habilis/i18n/TextProvider';

/** How far a day is, in the same words everywhere (EC31): « dans 4 jours », « en retard de 3 jours », « dans 4 j » where it is short; what ended before today without being late says since when. */
export function quandText(t: Texts, { ton, jours }: Urgence, isShort = false): string {
  if (ton === 'RETARD') return t(isShort ? 'listes.retard-court' : 'listes.retard', { jours: -jours });
  if (jours < 0) return t(isShort ? 'listes.passe-court' : 'listes.passe', { jours: -jours });
  return t(isShort ? 'listes.quand-court' : 'listes.quand', { jours });
}
