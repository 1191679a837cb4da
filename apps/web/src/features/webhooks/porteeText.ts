import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import type { Texts } from '@habilis/i18n/TextProvider';

/** Whose events a webhook hears, in words. */
export function porteeText(t: Texts, { entite, caisse }: WebhookLu['portee']): string {
  if (entite !== null) return entite.raisonSociale;
  return caisse === null ? t('webhooks.portee.tout') : t('webhooks.portee-de-caisse', { nom: caisse.libelle });
}
