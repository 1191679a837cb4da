import { rolePath } from '@habilis/api/page/rolePaths';
import { typeMessage } from '@habilis/api/type-message/endpoints';
import type { TypeMessage } from '@habilis/api/type-message/TypeMessage';
import { DIFFUSEURS } from '@habilis/domain/message/diffuseurs';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { ItemList } from '@habilis/ui/ItemList';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Plus, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';

export const loader = (): Promise<TypeMessage[]> => call(typeMessage.list, {});

/** The types of messages, each with who may send it. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const types = useLoaderData<TypeMessage[]>();
  if (role === null) return null;
  const title = t('types-message.titre');
  const sendersOf = (type: TypeMessage) =>
    DIFFUSEURS.filter((one) => type[`diffuseur${one}`])
      .map((one) => t(`roles.${one}`))
      .join(', ');
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('messages.envoyes'), href: rolePath(role, 'messagesEnvoyes') }]}
          description={t('types-message.aide')}
          action={
            <LinkButton href={rolePath(role, 'nouveauTypeMessage')} variant="primary" icon={Plus}>
              {t('types-message.nouveau')}
            </LinkButton>
          }
        />
      }
    >
      {types.length === 0 ? (
        <EmptyState
          icon={SquarePen}
          title={t('types-message.vide.titre')}
          description={t('types-message.vide.texte')}
        />
      ) : (
        <ItemList
          label={title}
          items={types.map((type) => ({
            key: String(type.id),
            title: type.titre,
            href: rolePath(role, 'typeMessage', type.id),
            description: t('types-message.envoye-par', { roles: sendersOf(type) }),
          }))}
        />
      )}
    </Page>
  );
}
