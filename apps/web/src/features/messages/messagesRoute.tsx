import { message } from '@habilis/api/message/endpoints';
import type { MessageRecu } from '@habilis/api/message/Message';
import { rolePath } from '@habilis/api/page/rolePaths';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { MessageItems } from '../../message/MessageItems.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';

export const loader = (): Promise<MessageRecu[]> => call(message.dashboard, {});

/** The messages received under a role, those not opened yet first. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const messages = useLoaderData<MessageRecu[]>();
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={t('messages.titre')}
          action={
            role !== null &&
            can(role.type, 'send-messages') && (
              <LinkButton href={rolePath(role, 'messagesEnvoyes')}>{t('messages.envoyes')}</LinkButton>
            )
          }
        />
      }
    >
      {messages.length === 0 ? (
        <EmptyState icon={Inbox} title={t('messages.vide.titre')} description={t('messages.vide.texte')} />
      ) : (
        <MessageItems messages={messages} level={2} />
      )}
    </Page>
  );
}
