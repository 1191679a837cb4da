import type { WebhookLu } from '@habilis/api/webhook/Webhook';
import { formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { CircleCheck, CirclePause, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Etat = 'actif' | 'echec' | 'arrete';

const LOOKS = {
  actif: { tone: 'success', icon: CircleCheck },
  echec: { tone: 'warning', icon: TriangleAlert },
  arrete: { tone: 'neutral', icon: CirclePause },
} as const;

function etatOf({ arreteLe, derniere }: WebhookLu): Etat {
  if (arreteLe !== null) return 'arrete';
  return derniere === null || derniere.resultat === 'REMISE' ? 'actif' : 'echec';
}

/** Since when a webhook is off, and why; null while it is on. */
export function arretText(t: Texts, { arreteLe, motifArret }: WebhookLu): string | null {
  if (arreteLe === null) return null;
  const date = formatInstantDate(arreteLe);
  if (motifArret === null) return t('webhooks.arret', { date });
  return t('webhooks.arret-motif', { date, motif: t(`webhooks.motif.${motifArret}`) });
}

/** Whether a webhook is on, fails, or is off, since when and why. */
export function EtatWebhook({ of }: { of: WebhookLu }): ReactNode {
  const t = useText();
  const etat = etatOf(of);
  const why = arretText(t, of);
  return (
    <Stack gap={4} align="start">
      <Badge {...LOOKS[etat]}>{t(`webhooks.etat.${etat}`)}</Badge>
      {why !== null && (
        <Text as="span" look="small">
          {why}
        </Text>
      )}
    </Stack>
  );
}
