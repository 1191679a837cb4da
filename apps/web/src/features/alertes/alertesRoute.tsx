import type { Alerte } from '@habilis/api/alerte/Alerte';
import { alerte } from '@habilis/api/alerte/endpoints';
import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { FilterBar } from '@habilis/ui/FilterBar';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Page } from '@habilis/ui/Page';
import { Pagination } from '@habilis/ui/Pagination';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { AreaHeader } from '../../shell/AreaHeader.tsx';
import { AlerteItems } from '../../shell/AlerteItems.tsx';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import { ALERTES_PAGE_SIZE, alertesSearch, type AlertesQuery, isLate, parseAlertesQuery } from './alertesQuery.ts';

export const loader = (): Promise<Alerte[]> => call(alerte.list, {});

/** The types that the alerts at hand have: one that finds nothing is not offered. */
function TypeFilter({
  alertes,
  query,
  total,
  onChange,
}: {
  alertes: readonly Alerte[];
  query: AlertesQuery;
  total: number;
  onChange: (changes: Partial<AlertesQuery>) => void;
}): ReactNode {
  const t = useText();
  const words = useFilterWords(t('alertes.voir', { total }));
  const present = new Set(alertes.map(({ type }) => type));
  const options = ALERTE_TYPES.filter((type) => present.has(type) || type === query.type).map((type) => ({
    id: type,
    label: t(`alertes.evenement.${type}`),
  }));
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={[{ kind: 'one', key: 'type', label: t('alertes.filtre'), allLabel: t('alertes.tous-types'), options }]}
      values={{ type: query.type === null ? [] : [query.type] }}
      onChange={({ type = [] }) => onChange({ type: ALERTE_TYPES.find((one) => one === type[0]) ?? null })}
      resultLabel={t('alertes.resultats', { total })}
      words={words}
    />
  );
}

/** One page of the alerts that are asked for. */
function AlertePage({
  alertes,
  query,
  hrefOf,
}: {
  alertes: readonly Alerte[];
  query: AlertesQuery;
  hrefOf: (changes: Partial<AlertesQuery>) => string;
}): ReactNode {
  const t = useText();
  const pageCount = Math.ceil(alertes.length / ALERTES_PAGE_SIZE);
  // The last one of a page may have been dismissed.
  const page = Math.min(query.page, pageCount);
  const first = (page - 1) * ALERTES_PAGE_SIZE;
  const shown = alertes.slice(first, first + ALERTES_PAGE_SIZE);
  return (
    <>
      <AlerteItems alertes={shown} isDetailed />
      {pageCount > 1 && (
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(other) => hrefOf({ page: other })}
          label={t('listes.pages')}
          summary={t('alertes.resume', { debut: first + 1, fin: first + shown.length, total: alertes.length })}
          previousLabel={t('listes.precedente')}
          nextLabel={t('listes.suivante')}
        />
      )}
    </>
  );
}

/** Everything that the role is told to do or to know by a date, the nearest first. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { today } = useServerProperties();
  const alertes = useLoaderData<Alerte[]>();
  const query = parseAlertesQuery(search);
  const hrefOf = (changes: Partial<AlertesQuery>) => pathname + alertesSearch(query, changes);
  const late = alertes.filter((one) => isLate(one, today));
  const viewed = query.vue === 'en-retard' ? late : alertes;
  const found = viewed.filter(({ type }) => query.type === null || type === query.type);
  const views = [
    { vue: 'toutes', count: alertes.length },
    { vue: 'en-retard', count: late.length },
  ] as const;
  const which = alertes.length === 0 ? 'vide' : 'vide-filtre';
  return (
    <Page rhythm="list" header={<AreaHeader title={t('alertes.titre')} />}>
      {alertes.length > 0 && (
        <>
          <LinkTabs
            label={t('listes.vues')}
            items={views.map(({ vue, count }) => ({
              href: hrefOf({ vue }),
              label: t(`alertes.vue.${vue}`),
              count,
              isCurrent: query.vue === vue,
            }))}
          />
          <TypeFilter
            alertes={alertes}
            query={query}
            total={found.length}
            onChange={(changes) => void navigate(hrefOf(changes), { preventScrollReset: true })}
          />
        </>
      )}
      {found.length === 0 ? (
        <EmptyState icon={Bell} title={t(`alertes.${which}.titre`)} description={t(`alertes.${which}.texte`)} />
      ) : (
        <AlertePage alertes={found} query={query} hrefOf={hrefOf} />
      )}
    </Page>
  );
}
