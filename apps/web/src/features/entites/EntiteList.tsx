import { ENTITE_COLUMNS } from '@habilis/api/entite/endpoints';
import type { Entite } from '@habilis/api/entite/Entite';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Pagination } from '@habilis/ui/Pagination';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withoutColumns } from '../../shell/columnsInAddress.ts';
import { passedTotal } from '../../shell/passedTotal.ts';
import type { EntiteColumn, EntiteQuery } from './entiteQuery.ts';
import { EtatEntiteBadge } from './EtatEntiteBadge.tsx';

type Props = {
  readonly caption: string;
  readonly list: {
    readonly elements: readonly Entite[];
    readonly total: number;
    readonly totalDepasse?: boolean | undefined;
    readonly page: number;
    readonly taille: number;
  };
  readonly query: EntiteQuery;
  readonly searchOf: (changes: Partial<EntiteQuery>) => string;
  readonly onSearch: (search: string) => void;
  readonly isFiltered: boolean;
  readonly hrefOf: (entite: Entite) => string;
};

const placeOf = ({ codePostalVille: place }: Entite): string =>
  place === null ? '' : `${place.codePostal} ${place.ville}`;

const schemesOf = ({ niveaux }: Entite): string => [...new Set(niveaux.map(({ dispositif }) => dispositif))].join(', ');

function useColumns(): (Column<Entite> & { readonly key: EntiteColumn })[] {
  const t = useText();
  const typeOf = ({ typeEntite: type }: Entite) => (type === null ? '—' : t(`entites.type-entite.${type}`));
  const regimeOf = ({ regime }: Entite) => (regime === null ? '—' : t(`entites.regime.${regime}`));
  return [
    {
      key: 'raisonSociale',
      header: t('entites.raison-sociale'),
      width: 200,
      isSortable: true,
      render: ({ raisonSociale }) => raisonSociale,
    },
    {
      key: 'siret',
      header: t('entites.siret'),
      width: 162,
      render: ({ siret }) => (siret === null ? '—' : <Identifier>{formatSiret(siret)}</Identifier>),
    },
    { key: 'ville', header: t('entites.ville'), isSortable: true, render: placeOf },
    {
      key: 'caisse',
      header: t('entites.caisse'),
      width: 140,
      isSortable: true,
      isSecondary: true,
      render: ({ caisseInstructrice }) => caisseInstructrice?.libelle ?? '—',
    },
    {
      key: 'typeEntite',
      header: t('entites.type'),
      isSecondary: true,
      width: 180,
      render: typeOf,
    },
    { key: 'regime', header: t('entites.regime'), isSecondary: true, width: 150, render: regimeOf },
    {
      key: 'niveaux',
      header: t('entites.habilitee-en'),
      width: 130,
      isSecondary: true,
      render: (entite) => schemesOf(entite) || '—',
    },
    {
      key: 'registre',
      header: t('entites.registre'),
      isSecondary: true,
      width: 190,
      render: ({ registre }) => t(`entites.registre.${registre.resultat}`),
    },
    { key: 'etat', header: t('entites.etat'), width: 140, render: (entite) => <EtatEntiteBadge {...entite} /> },
    {
      key: 'dateFinActivite',
      header: t('entites.dernier-jour'),
      isSecondary: true,
      width: 180,
      render: ({ dateFinActivite: date }) => (date === null ? '—' : <Identifier>{formatDate(date)}</Identifier>),
    },
  ];
}

function Card({ entite }: { entite: Entite }): ReactNode {
  const t = useText();
  const schemes = schemesOf(entite);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Text isStrong as="span">
          {entite.raisonSociale}
        </Text>
        <EtatEntiteBadge {...entite} />
      </Inline>
      <Text look="small" tone="subtle" as="div">
        {placeOf(entite)} · {entite.caisseInstructrice?.libelle ?? '—'}
      </Text>
      {schemes !== '' && (
        <Text look="small" as="div">
          {t('entites.habilitee-en')} : {schemes}
        </Text>
      )}
    </Stack>
  );
}

/** A page of entities: table or cards, order, pages, and what to do when there is none. */
export function EntiteList({ caption, list, query, searchOf, onSearch, isFiltered, hrefOf }: Props): ReactNode {
  const t = useText();
  const columns = useColumns();
  const { pathname } = useLocation();
  if (list.elements.length === 0) {
    const which = isFiltered ? 'vide' : 'vide-absolu';
    return (
      <EmptyState icon={Building2} title={t(`entites.${which}.titre`)} description={t(`entites.${which}.texte`)} />
    );
  }
  const first = (list.page - 1) * list.taille + 1;
  const sort = (key: string) =>
    onSearch(
      searchOf({
        tri: key as EntiteQuery['tri'],
        ordre: query.tri === key && query.ordre === 'asc' ? 'desc' : 'asc',
      }),
    );
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={list.elements}
        rowKey={({ id }) => String(id)}
        rowHref={hrefOf}
        sorting={{ key: query.tri, direction: query.ordre, onSort: sort, label: t('listes.trier') }}
        columnChoice={{
          label: t('listes.colonnes'),
          hidden: ENTITE_COLUMNS.filter((name) => !query.colonnes.includes(name)),
          onChange: (left) => onSearch(searchOf({ colonnes: withoutColumns(ENTITE_COLUMNS, left), page: query.page })),
        }}
        card={(entite) => <Card entite={entite} />}
      />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.taille)}
        hrefOf={(page) => pathname + searchOf({ page })}
        label={t('listes.pages')}
        summary={t('entites.resume', {
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
