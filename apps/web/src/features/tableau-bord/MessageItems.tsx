import { message as calls } from '@habilis/api/message/endpoints';
import type { MessageRecu } from '@habilis/api/message/Message';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { Button } from '@habilis/ui/Button';
import { RichText } from '@habilis/ui/RichText';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { call } from '../../session/call.ts';
import { useDismissal } from '../../alerte/useDismissal.ts';

/** The messages received; each opens to show its text and how to dismiss it. */
export function MessageItems({ messages }: { messages: readonly MessageRecu[] }): ReactNode {
  const t = useText();
  const dismiss = useDismissal(
    {
      dismiss: (id) => call(calls.dismiss, { params: { id } }),
      restore: (id) => call(calls.restore, { params: { id } }),
      done: t('messages.suppression.succes'),
      failed: t('messages.suppression.echec'),
    },
    'messages-recus',
  );
  return (
    <Accordion
      items={messages.map(({ id, titre, intitule, descriptif, diffuseurNomPrenom: nom, dateDebutDiffusion }) => ({
        id: `message-${id}`,
        title: titre,
        content: (
          <Stack gap={12} align="start">
            <Text look="small" tone="subtle">
              {dateDebutDiffusion === null
                ? t('messages.de', { nom })
                : t('messages.de-le', { nom, date: formatDate(dateDebutDiffusion) })}
            </Text>
            <Text isStrong>{intitule}</Text>
            {descriptif !== null && <RichText html={descriptif} headingLevel={4} />}
            <Button size="small" onPress={() => void dismiss(id, titre)}>
              {t('messages.supprimer')}
            </Button>
          </Stack>
        ),
      }))}
    />
  );
}
