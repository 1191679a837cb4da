import type { LivraisonLue } from '@habilis/api/webhook/Webhook';
import type { Texts } from '@habilis/i18n/TextProvider';

type Reponse = Pick<LivraisonLue['tentatives'][number], 'resultat' | 'statut'>;

/** How a try ended, in words, with the status that was answered. */
export function reponseText(t: Texts, { resultat, statut }: Reponse): string {
  const words = t(`webhooks.resultat.${resultat}`);
  return statut === null ? words : t('webhooks.resultat-statut', { resultat: words, statut });
}
