import type { MonMessage } from '@habilis/api/support/ContactMessage';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { EtatFilBadge } from './EtatFilBadge.tsx';

/** What one wrote to the support before: whether it is answered, and the answers, which were also mailed. */
export function MesMessages({ messages }: { readonly messages: readonly MonMessage[] }): ReactNode {
  const t = useText();
  return (
    <Section title={t('supports.miens.titre')}>
      <Accordion
        level={3}
        items={messages.map(({ id, reference, etat, objet, message, recuLe, echanges }) => ({
          id: `message-${id}`,
          title: objet,
          end: <EtatFilBadge etat={etat} isOfSender />,
          content: (
            <Stack gap={16}>
              <Stack gap={4}>
                <Text look="small" tone="subtle">
                  {t('supports.miens.envoye', { reference, date: formatInstantDate(recuLe) })}
                </Text>
                <Text>{message}</Text>
              </Stack>
              {echanges.map((one) => (
                <Stack key={one.id} gap={4}>
                  <Text isStrong>
                    {t(`supports.miens.genre.${one.genre}`, {
                      date: formatInstantDate(one.ecritLe),
                      heure: formatTime(one.ecritLe),
                    })}
                  </Text>
                  {one.texte !== '' && <Text>{one.texte}</Text>}
                  {one.illisible !== null && <Text tone="warning">{t('supports.miens.illisible')}</Text>}
                </Stack>
              ))}
            </Stack>
          ),
        }))}
      />
    </Section>
  );
}
