import { notification } from '@habilis/api/notification/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { NotificationsForm } from './NotificationsForm.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

export const loader = ({ params }: LoaderFunctionArgs) =>
  call(notification.read, { params: { roleId: Number(params['roleId']) } });

/** What the role is mailed about, event by event (rules/alerts#mails). */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const loaded = useLoaderData<typeof loader>();
  if (role === null || account === null) return null;
  const title = t('compte.notifications.titre');
  return (
    <Page
      header={
        <AreaHeader
          title={title}
          description={[t(`roles.${role.type}`), role.label].filter((part) => part !== '').join(', ')}
        />
      }
    >
      <Text>{t('compte.notifications.texte', { adresse: account.email })}</Text>
      <NotificationsForm key={role.id} role={role} loaded={loaded} />
    </Page>
  );
}
