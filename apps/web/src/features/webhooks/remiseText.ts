import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import type { Texts } from '@habilis/i18n/TextProvider';
import { momentText } from './momentText.ts';
import { reponseText } from './reponseText.ts';

/** How many messages of the last seven days were taken. */
export const semaineText = (t: Texts, { nbRemisesSemaine: remises, nbSemaine: total }: WebhookLu): string =>
  t('webhooks.semaine-compte', { remises, total });

/** What the last try was answered, and when. */
export const derniereText = (t: Texts, { derniere }: WebhookLu): string =>
  derniere === null
    ? t('webhooks.jamais')
    : t('webhooks.derniere-reponse', { reponse: reponseText(t, derniere), date: momentText(derniere.faiteLe) });
