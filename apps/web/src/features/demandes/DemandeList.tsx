import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import type { Column } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { ListChecks } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { currentRoleAtom } from '../../session/atoms.ts';
import { keepParcours, type Parcours } from '../../demande/parcours/parcours.ts';
import { demandePath } from '../../demande/demandePath.ts';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import type { AskedList } from '../../list/useList.ts';
import { useDemandeColumns } from './useDemandeColumns.tsx';
import { keyOf } from './keyOf.ts';
import { useGroup } from './useGroup.tsx';
import type { DemandeListQuery } from '../../demande/listQuery.ts';

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

type Props = {
  readonly liste: Parcours['liste'];
  readonly caption: string;
  readonly list: ListPage<DemandeSummary>;
  readonly asked: AskedList<DemandeListQuery>;
};

/** A page of demandes: table or cards, order, pages, and what to do when empty. */
export function DemandeList({ liste, ...page }: Props): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const group = useGroup(page.list, page.asked);
  const columns = useDemandeColumns(group);
  // A press on a card follows its link: no button stands in it.
  const facts = useDemandeColumns();
  // A demandeur knows the name of their only entite.
  const isOwn = role !== null && isDemandeur(role.type);
  const { list, asked } = page;
  const search = asked.searchOf({ page: list.page });
  useEffect(() => {
    // A demandeur goes through no list.
    if (role === null || isOwn) return;
    const refs = list.elements.map(({ type, id }) => ({ type, id }));
    keepParcours(role.id, { liste, search, refs, page: list.page, debut: list.page, faites: [] });
  }, [role, isOwn, liste, search, list]);
  const which = page.asked.address.isNarrowed(page.asked.query) ? 'vide' : 'vide-absolu';
  return (
    <>
      <ListTable
        {...page}
        selection={group.selection}
        onClaim={group.claim}
        columns={isOwn ? columns.filter(({ key }) => key !== 'raisonSociale') : columns}
        rowKey={keyOf}
        rowHref={(row) => (role === null ? '' : demandePath(role, row))}
        card={(row) => <Card row={row} columns={facts} />}
        summary={(shown) => t('listes.resume', shown)}
        empty={{ icon: ListChecks, title: t(`listes.${which}.titre`), description: t(`listes.${which}.texte`) }}
      />
      {group.dialogs}
    </>
  );
}
