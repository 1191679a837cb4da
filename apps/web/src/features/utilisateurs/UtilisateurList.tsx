import type { UtilisateurSummary } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, figures } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import type { AskedList } from '../../list/useList.ts';
import { EtatBadge } from './EtatBadge.tsx';
import { roleName } from './roleName.ts';
import { UTILISATEURS, type UtilisateurQuery } from './utilisateurQuery.ts';

function useColumns(): Column<UtilisateurSummary>[] {
  const t = useText();
  const rolesOf = ({ roles }: UtilisateurSummary) => roles.map((role) => roleName(t, role)).join(' · ');
  return [
    {
      key: 'nom',
      header: t('utilisateurs.nom'),
      width: 190,
      isSortable: true,
      render: ({ nom, prenom }) => `${nom} ${prenom}`,
    },
    {
      key: 'habilisId',
      header: t('utilisateurs.identifiant'),
      isSortable: true,
      ...figures<UtilisateurSummary>(({ habilisId }) => habilisId),
    },
    {
      key: 'email',
      header: t('utilisateurs.adresse'),
      isSecondary: true,
      render: ({ email }) => email,
    },
    {
      key: 'roles',
      header: t('utilisateurs.roles'),
      render: (person) =>
        person.roles.length === 0 ? (
          <Text as="span" look="small" tone="subtle">
            {t('utilisateurs.aucun-role')}
          </Text>
        ) : (
          rolesOf(person)
        ),
    },
    {
      key: 'etat',
      header: t('utilisateurs.etat'),
      width: 130,
      render: ({ etat }) => <EtatBadge etat={etat} />,
    },
  ];
}

function Card({ person }: { person: UtilisateurSummary }): ReactNode {
  const t = useText();
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Text isStrong as="span">
          {person.nom} {person.prenom}
        </Text>
        <EtatBadge etat={person.etat} />
      </Inline>
      <Text look="small" tone="subtle" as="div">
        <Identifier>{person.habilisId}</Identifier> · {person.email}
      </Text>
      <Text look="small" as="div">
        {person.roles.map((role) => roleName(t, role)).join(' · ') || t('utilisateurs.aucun-role')}
      </Text>
    </Stack>
  );
}

type Props = {
  readonly caption: string;
  readonly list: ListPage<UtilisateurSummary>;
  readonly asked: AskedList<UtilisateurQuery>;
  /** The link of a person; absent when there is nothing more to see. */
  readonly hrefOf: (person: UtilisateurSummary) => string;
};

/** A page of users: table or cards, sorting, pages, and what to do when the list is empty. */
export function UtilisateurList({ hrefOf, ...page }: Props): ReactNode {
  const t = useText();
  const columns = useColumns();
  const which = UTILISATEURS.isNarrowed(page.asked.query) ? 'vide' : 'vide-absolu';
  return (
    <ListTable
      {...page}
      columns={columns}
      rowKey={({ habilisId }) => habilisId}
      rowHref={hrefOf}
      card={(person) => <Card person={person} />}
      summary={(shown) => t('utilisateurs.resume', shown)}
      empty={{ icon: Users, title: t(`utilisateurs.${which}.titre`), description: t(`utilisateurs.${which}.texte`) }}
    />
  );
}
