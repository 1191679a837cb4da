import { HABILITATION_COLUMNS } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Pagination } from '@habilis/ui/Pagination';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withoutColumns } from '../../shell/columnsInAddress.ts';
import { passedTotal } from '../../shell/passedTotal.ts';
import { EtatHabilitationBadge } from './EtatHabilitationBadge.tsx';
import type { HabilitationQuery } from './habilitationQuery.ts';

type Props = {
  readonly caption: string;
  readonly list: {
    readonly elements: readonly HabilitationSummary[];
    readonly total: number;
    readonly totalDepasse?: boolean | undefined;
    readonly page: number;
    readonly taille: number;
  };
  readonly query: HabilitationQuery;
  readonly searchOf: (changes: Partial<HabilitationQuery>) => string;
  readonly onSearch: (search: string) => void;
  readonly isFiltered: boolean;
  /** Whether the accreditations are of several entities. */
  readonly hasEntites: boolean;
  readonly hrefOf: (row: HabilitationSummary) => string;
};

function useEnd(): (row: HabilitationSummary) => string {
  const t = useText();
  return ({ dateFin, prorogee }) => {
    if (dateFin === null) return t('habilitations.annuaire.sans-fin');
    return prorogee ? t('habilitations.prolongee-apres', { date: formatDate(dateFin) }) : formatDate(dateFin);
  };
}

function useColumns(hasEntites: boolean): Column<HabilitationSummary>[] {
  const t = useText();
  const endOf = useEnd();
  const entite: Column<HabilitationSummary> = {
    key: 'raisonSociale',
    header: t('listes.entite'),
    width: 210,
    isSortable: true,
    render: ({ entite: { raisonSociale } }) => raisonSociale,
  };
  const secondary = { isSecondary: true, width: 150 } as const;
  const ville: Column<HabilitationSummary> = {
    ...secondary,
    key: 'ville',
    header: t('listes.ville'),
    render: ({ entite: { ville: nom } }) => nom ?? '',
  };
  const caisse: Column<HabilitationSummary> = {
    ...secondary,
    key: 'caisse',
    header: t('listes.caisse'),
    render: ({ entite: { caisse: fund } }) => fund?.libelle ?? '',
  };
  return [
    {
      key: 'numero',
      header: t('listes.numero'),
      width: 184,
      isSortable: true,
      render: ({ numero }) => <Identifier>{numero}</Identifier>,
    },
    ...(hasEntites ? [entite, ville, caisse] : []),
    {
      key: 'dispositifNiveau',
      header: t('listes.niveau'),
      isSortable: true,
      render: ({ dispositifNiveau: { libelle } }) => libelle,
    },
    {
      key: 'dateDebut',
      header: t('habilitations.debut'),
      width: 104,
      isSortable: true,
      isSecondary: true,
      render: ({ dateDebut }) => <Identifier>{formatDate(dateDebut)}</Identifier>,
    },
    {
      key: 'dateFin',
      header: t('habilitations.fin'),
      width: 118,
      isSortable: true,
      render: (row) => <Identifier>{endOf(row)}</Identifier>,
    },
    {
      ...secondary,
      key: 'prorogee',
      header: t('habilitations.prolongee'),
      render: ({ prorogee }) => t(prorogee ? 'listes.oui' : 'listes.non'),
    },
    {
      key: 'etat',
      header: t('habilitations.etat'),
      width: 124,
      render: ({ etat }) => <EtatHabilitationBadge etat={etat} />,
    },
  ];
}

function Card({ row }: { row: HabilitationSummary }): ReactNode {
  const t = useText();
  const endOf = useEnd();
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Text isStrong as="span">
          {row.dispositifNiveau.libelle}
        </Text>
        <EtatHabilitationBadge etat={row.etat} />
      </Inline>
      <Text look="small" as="div">
        {row.entite.raisonSociale}
      </Text>
      <Text look="small" tone="subtle" as="div">
        <Identifier>{row.numero}</Identifier> · {t('habilitations.jusqu-au', { date: endOf(row) })}
      </Text>
    </Stack>
  );
}

/** A page of accreditations: table or cards, order, pages, and what to do when there is none. */
export function HabilitationList(props: Props): ReactNode {
  const { caption, list, query, searchOf, onSearch, isFiltered, hasEntites, hrefOf } = props;
  const t = useText();
  const columns = useColumns(hasEntites);
  const offered = HABILITATION_COLUMNS.filter((name) => columns.some(({ key }) => key === name));
  const { pathname } = useLocation();
  if (list.elements.length === 0) {
    const which = isFiltered ? 'vide-filtres' : 'vide';
    return (
      <EmptyState
        icon={Award}
        title={t(`habilitations.${which}.titre`)}
        description={t(`habilitations.${which}.texte`)}
      />
    );
  }
  const first = (list.page - 1) * list.taille + 1;
  const sort = (key: string) =>
    onSearch(
      searchOf({
        tri: key as HabilitationQuery['tri'],
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
          hidden: HABILITATION_COLUMNS.filter((name) => !query.colonnes.includes(name)),
          onChange: (left) => onSearch(searchOf({ colonnes: withoutColumns(offered, left), page: query.page })),
        }}
        card={(row) => <Card row={row} />}
      />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.taille)}
        hrefOf={(page) => pathname + searchOf({ page })}
        label={t('listes.pages')}
        summary={t('habilitations.resume', {
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
