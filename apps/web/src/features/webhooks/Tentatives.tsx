import type { LivraisonLue } from '@habilis/api/webhook/Webhook';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { momentText } from './momentText.ts';
import { reponseText } from './reponseText.ts';

/** The tries of a message, the last first: when, what was answered and after how long. */
export function Tentatives({ of }: { of: LivraisonLue['tentatives'] }): ReactNode {
  const t = useText();
  if (of.length === 0) return t('webhooks.tentative-aucune');
  return (
    <Stack gap={4} as="ol">
      {of.map(({ faiteLe, dureeMs, reponse, ...answer }) => (
        <li key={faiteLe}>
          <Text look="small">
            {t('webhooks.tentative', {
              date: momentText(faiteLe),
              reponse: reponseText(t, answer),
              duree: dureeMs,
            })}
          </Text>
          {reponse !== '' && (
            <Text look="small" tone="subtle">
              {t('webhooks.tentative-dit', { reponse })}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
