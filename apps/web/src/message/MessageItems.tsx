import { message as calls } from '@habilis/api/message/endpoints';
import type { MessageRecu } from '@habilis/api/message/Message';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { Badge } from '@habilis/ui/Badge';
import { Button } from '@habilis/ui/Button';
import { RichText } from '@habilis/ui/RichText';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { tellGone } from '../messages/tellDone.ts';
import { call } from '../session/call.ts';
import { isGone } from '../session/foundOrNull.ts';
import { useDismissal } from '../alerte/useDismissal.ts';

const idOf = ({ id }: MessageRecu) => `message-${id}`;

/** Notes that a message was opened; one that was withdrawn meanwhile is said to be gone, and goes (E783). */
function useNoteRead(): (id: number) => void {
  const t = useText();
  const { revalidate } = useRevalidator();
  return (id) =>
    void call(calls.read, { params: { id } }, { background: true }).catch((error: unknown) => {
      // Nothing else to tell when it fails, or when somebody reads in another's name: the message stays new.
      if (!isGone(error)) return;
      tellGone(t('messages.disparu'));
      void revalidate();
    });
}

/** The messages received; each opens to show its text and how to dismiss it, and is read from then on. */
export function MessageItems({
  messages,
  level = 3,
}: {
  messages: readonly MessageRecu[];
  /** Of their titles in the page's outline. */
  level?: 2 | 3;
}): ReactNode {
  const t = useText();
  const noteRead = useNoteRead();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const dismiss = useDismissal(
    {
      dismiss: (id) => call(calls.dismiss, { params: { id } }),
      restore: (id) => call(calls.restore, { params: { id } }),
      done: t('messages.suppression.succes'),
      failed: t('messages.suppression.echec'),
      gone: t('messages.disparu'),
    },
    'messages-recus',
  );
  const open = (itemId: string) => {
    setOpened((before) => new Set(before).add(itemId));
    const read = messages.find((one) => idOf(one) === itemId && !one.lu);
    if (read !== undefined) noteRead(read.id);
  };
  return (
    <Accordion
      level={level}
      onOpen={open}
      items={messages.map((one) => ({
        id: idOf(one),
        title: one.titre,
        end:
          one.lu || opened.has(idOf(one)) ? undefined : (
            <Badge tone="info" icon={Mail}>
              {t('messages.non-lu')}
            </Badge>
          ),
        content: (
          <Stack gap={12} align="start">
            <Text look="small" tone="subtle">
              {one.dateDebutDiffusion === null
                ? t('messages.de', { nom: one.diffuseurNomPrenom })
                : t('messages.de-le', { nom: one.diffuseurNomPrenom, date: formatDate(one.dateDebutDiffusion) })}
            </Text>
            <Text isStrong>{one.intitule}</Text>
            {one.descriptif !== null && <RichText html={one.descriptif} headingLevel={level === 2 ? 3 : 4} />}
            <Button size="small" onPress={() => void dismiss(one.id, one.titre)}>
              {t('messages.supprimer')}
            </Button>
          </Stack>
        ),
      }))}
    />
  );
}
