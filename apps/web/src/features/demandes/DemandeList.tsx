import { DEMANDE_COLUMNS } from '@habilis/api/demande/demandeQuery';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Inline } from '@habilis/ui/Inline';
import { Pagination } from '@habilis/ui/Pagination';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { demandePath } from '../../shell/demandePath.ts';
import { withoutColumns } from '../../shell/columnsInAddress.ts';
import { passedTotal } from '../../shell/passedTotal.ts';
import { useDemandeColumns } from './useDemandeColumns.tsx';
import type { DemandeSort, ListQuery } from './listQuery.ts';

export type DemandePage = {
  readonly elements: readonly DemandeSummary[];
  readonly total: number;
  readonly totalDepasse?: boolean | undefined;
  readonly page: number;
  readonly taille: number;
};

type Props = {
  readonly caption: string;
  readonly list: DemandePage;
  readonly query: ListQuery;
  readonly searchOf: (changes: Partial<ListQuery>) => string;
  readonly onSearch: (search: string) => void;
  readonly isFiltered: boolean;
};

function Card({ row, columns }: { row: DemandeSummary; columns: readonly Column<DemandeSummary>[] }): ReactNode {
  const show = (key: string) => columns.find((column) => column.key === key)?.render(row);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        {show('numero')}
        <Text as="span" look="small" tone="subtle">
          {show('responsable')}
        </Text>
      </Inline>
      <Text isStrong>{show('raisonSociale')}</Text>
      <Text look="small" tone="subtle" as="div">
        {show('niveau')} · {show('tache')}
        {row.ville === null ? '' : ` · ${row.ville}`}
      </Text>
      <Text look="small" as="div">
        {show('dateEcheance')}
      </Text>
    </Stack>
  );
}

/** A page of requests: table or cards, order, pages, and what to do when there is none. */
export function DemandeList({ caption, list, query, searchOf, onSearch, isFiltered }: Props): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const columns = useDemandeColumns();
  // Whoever asks for one entity knows its name.
  const isOwn = role !== null && isRequester(role.type);
  const offered = isOwn ? columns.filter(({ key }) => key !== 'raisonSociale') : columns;
  const hidden = DEMANDE_COLUMNS.filter((name) => !query.colonnes.includes(name));
  const { pathname } = useLocation();
  if (list.elements.length === 0) {
    const which = isFiltered ? 'vide' : 'vide-absolu';
    return <EmptyState icon={ListChecks} title={t(`listes.${which}.titre`)} description={t(`listes.${which}.texte`)} />;
  }
  const first = (list.page - 1) * list.taille + 1;
  const sort = (key: string) =>
    onSearch(searchOf({ tri: key as DemandeSort, ordre: query.tri === key && query.ordre === 'asc' ? 'desc' : 'asc' }));
  return (
    <>
      <DataTable
        caption={caption}
        columns={offered}
        rows={list.elements}
        rowKey={(row) => `${row.type}${row.id}`}
        rowHref={(row) => (role === null ? '' : demandePath(role, row))}
        sorting={{ key: query.tri, direction: query.ordre, onSort: sort, label: t('listes.trier') }}
        columnChoice={{
          label: t('listes.colonnes'),
          hidden,
          onChange: (left) => onSearch(searchOf({ colonnes: withoutColumns(DEMANDE_COLUMNS, left), page: query.page })),
        }}
        card={(row) => <Card row={row} columns={columns} />}
      />
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.taille)}
        hrefOf={(page) => pathname + searchOf({ page })}
        label={t('listes.pages')}
        summary={t('listes.resume', {
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
