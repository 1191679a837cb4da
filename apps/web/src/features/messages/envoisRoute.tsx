import { message } from '@habilis/api/message/endpoints';
import type { Message } from '@habilis/api/message/Message';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Plus, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import { useList } from '../../list/useList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { whose } from '../../messages/whose.ts';
import { EnvoiBadge } from './EnvoiBadge.tsx';
import { PAGES } from './envoisQuery.ts';

export function loader({ request }: { request: Request }) {
  const { page } = PAGES.parse(new URL(request.url).searchParams);
  return call(message.list, { query: { page } });
}

const columnsOf = (t: Texts, role: Role, today: string): Column<Message>[] => [
  {
    key: 'titre',
    header: t('messages.champ.titre'),
    render: (one) => <Link href={rolePath(role, 'messageEnvoye', one.id)}>{one.titre}</Link>,
  },
  {
    key: 'auteur',
    header: t('messages.auteur'),
    isSecondary: true,
    render: ({ diffuseurNomPrenom, diffuseurRoleType }) => `${diffuseurNomPrenom}, ${t(`roles.${diffuseurRoleType}`)}`,
  },
  {
    key: 'periode',
    header: t('messages.periode'),
    width: 220,
    render: ({ periode: { debut, fin } }) => t('messages.du-au', { debut: formatDate(debut), fin: formatDate(fin) }),
  },
  {
    key: 'courriels',
    header: t('messages.courriels'),
    width: 190,
    render: ({ envoi: { etat, nbDestinataires: nombre } }) => t(`messages.envoi-court.${etat}`, { nombre }),
  },
  {
    key: 'etat',
    header: t('messages.etat-titre'),
    width: 130,
    render: (one) => <EnvoiBadge message={one} today={today} />,
  },
];

/** The messages that the role may manage, the latest first. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const list = useLoaderData<typeof loader>();
  const { hrefOf } = useList(PAGES);
  if (role === null) return null;
  const title = t('messages.envoyes');
  return (
    <Page
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('messages.titre'), href: rolePath(role, 'messages') }]}
          action={
            <Inline gap={8}>
              {can(role.type, 'edit-types-message') && (
                <LinkButton href={rolePath(role, 'typesMessage')}>{t('types-message.titre')}</LinkButton>
              )}
              <LinkButton href={rolePath(role, 'nouveauMessage')} variant="primary" icon={Plus}>
                {t('messages.nouveau')}
              </LinkButton>
            </Inline>
          }
        />
      }
    >
      {list.elements.length === 0 ? (
        <NoRows
          total={list.total}
          firstHref={hrefOf({ page: 1 })}
          empty={{
            icon: Send,
            title: t('messages.aucun-envoye.titre'),
            description: t('messages.aucun-envoye.texte', { qui: whose.nom() }),
          }}
        />
      ) : (
        <>
          <DataTable
            caption={title}
            columns={columnsOf(t, role, today)}
            rows={list.elements}
            rowKey={({ id }) => String(id)}
          />
          {list.total > list.taille && (
            <ListPages
              list={list}
              hrefOf={(page) => hrefOf({ page })}
              summary={(shown) => t('messages.envoyes-resume', shown)}
            />
          )}
        </>
      )}
    </Page>
  );
}
