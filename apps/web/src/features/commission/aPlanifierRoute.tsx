import { commission } from '@habilis/api/commission/endpoints';
import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { Issue } from '@habilis/api/commission/writes';
import { can } from '@habilis/domain/role/can';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { EmptyState } from '@habilis/ui/EmptyState';
import { FilterBar } from '@habilis/ui/FilterBar';
import { Pagination } from '@habilis/ui/Pagination';
import { useAtomValue } from 'jotai';
import { CalendarPlus, ListChecks } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useLocation, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { deadlineView } from '../../shell/deadlineView.ts';
import { addToast, SUCCESS_LIFE_MS } from '../../shell/toasts.ts';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import { CommissionPage } from './CommissionPage.tsx';
import { Issues } from './Issues.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PointList } from './PointList.tsx';
import { usePointSelection } from './usePointSelection.ts';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const recherche = search.get('recherche') ?? '';
  const [list, seances] = await Promise.all([
    call(commission.aPlanifier, { query: { page, recherche, taille: 50 } }),
    call(commission.seances, {}),
  ]);
  return { list, seances: seances.ouvertes };
}

/** The requests that wait for a day of the commission. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { today } = useServerProperties();
  const role = useAtomValue(currentRoleAtom);
  const { list, seances } = useLoaderData<typeof loader>();
  const [planned, setPlanned] = useState<readonly PointOrdreDuJour[] | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const words = useFilterWords(t('listes.voir', { total: list.total, depasse: 'false' }));
  const recherche = search.get('recherche') ?? '';
  const searchOf = (changes: { recherche?: string; page?: number }) => {
    const next = new URLSearchParams();
    const asked = changes.recherche ?? recherche;
    if (asked !== '') next.set('recherche', asked);
    if ((changes.page ?? 1) > 1) next.set('page', String(changes.page));
    return next.size === 0 ? '' : `?${next}`;
  };
  const selection = usePointSelection(list.elements, [
    { id: 'inscrire', label: t('habilitations.commission.inscrire'), icon: CalendarPlus, onPress: setPlanned },
  ]);
  const tell = (all: readonly Issue[], dateCnh: string) => {
    const nombre = all.filter(({ title }) => title === null).length;
    setPlanned(null);
    setIssues(all);
    if (nombre > 0) {
      const detail = t('habilitations.commission.inscrites', { nombre, date: formatDate(dateCnh) });
      addToast({ severity: 'success', summary: t('erreurs.succes'), detail, life: SUCCESS_LIFE_MS });
    }
    void revalidate();
  };
  const first = (list.page - 1) * list.taille + 1;
  const which = recherche === '' ? 'rien-a-planifier' : 'rien-trouve';
  return (
    <CommissionPage>
      <FilterBar
        label={t('listes.filtres')}
        filters={[{ kind: 'text', key: 'recherche', label: t('listes.recherche') }]}
        values={{ recherche: recherche === '' ? [] : [recherche] }}
        onChange={({ recherche: words }) => void navigate(pathname + searchOf({ recherche: words?.[0] ?? '' }))}
        resultLabel={t('listes.resultats', { total: list.total, depasse: 'false' })}
        words={words}
      />
      <Issues
        issues={issues}
        nameOf={(id) => list.elements.find((one) => one.demandeHabilitationId === id)?.numero ?? ''}
      />
      {list.elements.length === 0 ? (
        <EmptyState
          icon={ListChecks}
          title={t(`habilitations.commission.${which}`)}
          description={t(`habilitations.commission.${which}-aide`)}
        />
      ) : (
        <PointList
          caption={t('habilitations.commission.a-planifier')}
          points={list.elements}
          columns={[
            {
              key: 'echeance',
              header: t('listes.echeance'),
              width: 240,
              render: ({ dateDebutTache: start, dateEcheance: due }) =>
                start === null || due === null ? '' : <Deadline {...deadlineView(t, { start, due, today }, true)} />,
            },
          ]}
          selection={role !== null && can(role.type, 'decide') ? selection : undefined}
        />
      )}
      {list.total > list.taille && (
        <Pagination
          page={list.page}
          pageCount={Math.ceil(list.total / list.taille)}
          hrefOf={(page) => pathname + searchOf({ page })}
          label={t('listes.pages')}
          summary={t('listes.resume', {
            debut: first,
            fin: first + list.elements.length - 1,
            total: list.total,
            depasse: 'false',
          })}
          previousLabel={t('listes.precedente')}
          nextLabel={t('listes.suivante')}
        />
      )}
      {planned !== null && (
        <PlanDialog points={planned} seances={seances} onDone={tell} onClose={() => setPlanned(null)} />
      )}
    </CommissionPage>
  );
}
