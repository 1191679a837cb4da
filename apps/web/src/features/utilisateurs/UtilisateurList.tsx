import type { UtilisateurSummary } from '@habilis/api/utilisateur/Utilisateur';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Pagination } from '@habilis/ui/Pagination';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { passedTotal } from '../../shell/passedTotal.ts';
import { EtatBadge } from './EtatBadge.tsx';
import { roleName } from './roleName.ts';
import type { UtilisateurQuery } from './utilisateurQuery.ts';

type Props = {
  readonly caption: string;
  readonly list: {
    readonly elements: readonly UtilisateurSummary[];
    readonly total: number;
    readonly totalDepasse?: boolean | undefined;
    readonly page: number;
    readonly taille: number;
  };
  readonly query: UtilisateurQuery;
  readonly searchOf: (changes: Partial<UtilisateurQuery>) => string;
  readonly onSearch: (search: string) => void;
  readonly isFiltered: boolean;
  /** Where a person leads; absent where there is nothing more to see. */
  readonly hrefOf?: ((person: UtilisateurSummary) => string) | undefined;
};

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
      width: 110,
      isSortable: true,
      render: ({ habilisId }) => <Identifier>{habilisId}</Identifier>,
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

/** A page of users: table or cards, order, pages, and what to do when there is nobody. */
export function UtilisateurList({ caption, list, query, searchOf, onSearch, isFiltered, hrefOf }: Props): ReactNode {
  const t = useText();
  const columns = useColumns();
  const { pathname } = useLocation();
  if (list.elements.length === 0) {
    const which = isFiltered ? 'vide' : 'vide-absolu';
    return (
      <EmptyState
        icon={Users}
        title={t(`utilisateurs.${which}.titre`)}
        description={t(`utilisateurs.${which}.texte`)}
      />
    );
  }
  const first = (list.page - 1) * list.taille + 1;
  const sort = (key: string) =>
    onSearch(
      searchOf({
        tri: key as UtilisateurQuery['tri'],
        ordre: query.tri === key && query.ordre === 'asc' ? 'desc' : 'asc',
      }),
    );
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={list.elements}
        rowKey={({ habilisId }) => habilisId}
        {...(hrefOf === undefined ? {} : { rowHref: hrefOf })}
        sorting={{ key: query.tri, direction: query.ordre, onSort: sort, label: t('listes.trier') }}
        card={(person) => <Card person={person} />}
      />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.taille)}
        hrefOf={(page) => pathname + searchOf({ page })}
        label={t('listes.pages')}
        summary={t('utilisateurs.resume', {
          debut: first,
          fin: first + list.elements.length - 1,
          total: list.total,
          depasse: passedTotal(list),
        })}
        previousLabel={t('listes.precedente')}
        nextLabel={t('listes.suivante')}
      />
    </>
  );
}
