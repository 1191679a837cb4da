import type { Resultat } from '@habilis/domain/session-certification/etats';
import type { Texts } from '@habilis/i18n/TextProvider';

/** How many of a class are admitted, not admitted and absent, in words. */
export function bilanOf(t: Texts, lines: readonly { readonly resultat: Resultat | null }[]): string {
  const count = (resultat: Resultat) => lines.filter((one) => one.resultat === resultat).length;
  return t('sessions-certification.verification.bilan', {
    admis: count('ADMIS'),
    refuses: count('NON_ADMIS'),
    absents: count('ABSENT'),
  });
}
