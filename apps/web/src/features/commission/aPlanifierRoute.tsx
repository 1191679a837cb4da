import { commission } from '@habilis/api/commission/endpoints';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { type Column, deadlines } from '@habilis/ui/DataTable';
import { useAtomValue } from 'jotai';
import { CalendarPlus, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { deadlineView } from '../../etat/deadlineView.ts';
import { listAddress } from '../../list/listAddress.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import { words } from '../../list/readers.ts';
import { useList } from '../../list/useList.ts';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';
import { CommissionPage } from './CommissionPage.tsx';
import { Issues } from '../../demande/commission/Issues.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PointList } from './PointList.tsx';
import { usePointSelection } from './usePointSelection.ts';
import { useReplanning } from './useReplanning.ts';

const A_PLANIFIER = listAddress({ filters: { recherche: words(100) } });

export async function loader({ request }: { request: Request }) {
  const { recherche, page } = A_PLANIFIER.parse(new URL(request.url).searchParams);
  const [list, seances] = await Promise.all([
    call(commission.aPlanifier, { query: { page, recherche, taille: 50 } }),
    call(commission.seances, {}),
  ]);
  return { list, seances: seances.ouvertes };
}

function useEcheanceColumn(): Column<PointOrdreDuJour> {
  const t = useText();
  const { today } = useServerProperties();
  return {
    key: 'echeance',
    header: t('listes.echeance'),
    ...deadlines<PointOrdreDuJour>(({ dateDebutTache: start, dateEcheance: due }) =>
      start === null || due === null ? null : deadlineView(t, { start, due, today }, true),
    ),
  };
}

/** The demandes that wait for a seance. */
export function Component(): ReactNode {
  const t = useText();
  const asked = useList(A_PLANIFIER);
  const role = useAtomValue(currentRoleAtom);
  const { list, seances } = useLoaderData<typeof loader>();
  const echeance = useEcheanceColumn();
  const planning = useReplanning();
  const selection = usePointSelection(list.elements, [
    { id: 'inscrire', label: t('workflow.commission.inscrire'), icon: CalendarPlus, onPress: planning.move },
  ]);
  const which = asked.query.recherche === '' ? 'rien-a-planifier' : 'rien-trouve';
  return (
    <CommissionPage action={<ListVuesMenu liste="a-planifier" asked={asked} />}>
      <ListFilters
        asked={asked}
        list={list}
        filters={[{ kind: 'text', key: 'recherche', label: t('listes.recherche') }]}
        resultLabel={(counted) => t('listes.resultats', counted)}
        showLabel={(counted) => t('listes.voir', counted)}
      />
      <Issues
        issues={planning.issues}
        nameOf={(id) => list.elements.find((one) => one.demandeHabilitationId === id)?.numero ?? ''}
      />
      {list.elements.length === 0 ? (
        <NoRows
          total={list.total}
          firstHref={asked.hrefOf({ page: 1 })}
          empty={{
            icon: ListChecks,
            title: t(`workflow.commission.${which}`),
            description: t(`workflow.commission.${which}-aide`),
          }}
        />
      ) : (
        <PointList
          caption={t('workflow.commission.a-planifier')}
          points={list.elements}
          columns={[echeance]}
          selection={role !== null && can(role.type, 'decide') ? selection : undefined}
        />
      )}
      {list.elements.length > 0 && list.total > list.taille && (
        <ListPages
          list={list}
          hrefOf={(page) => asked.hrefOf({ page })}
          summary={(shown) => t('listes.resume', shown)}
        />
      )}
      {planning.moved !== null && (
        <PlanDialog points={planning.moved} seances={seances} onDone={planning.tell} onClose={planning.close} />
      )}
    </CommissionPage>
  );
}
