import type { Alerte } from '@habilis/api/alerte/Alerte';
import { alerte } from '@habilis/api/alerte/endpoints';
import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { AlerteItems } from '../../alerte/AlerteItems.tsx';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListPages } from '../../list/ListPages.tsx';
import { type AskedList, useList } from '../../list/useList.ts';
import { ListVues } from '../../list/vues/ListVues.tsx';
import { ALERTES, ALERTES_PAGE_SIZE, type AlertesQuery, isLate } from './alertesQuery.ts';
import { DeQui } from './DeQui.tsx';

export const loader = (): Promise<Alerte[]> => call(alerte.list, {});

/** Offers only the types present among the alerts, and the one already chosen. */
function TypeFilter({
  alertes,
  asked,
  total,
}: {
  alertes: readonly Alerte[];
  asked: AskedList<AlertesQuery>;
  total: number;
}): ReactNode {
  const t = useText();
  const present = new Set(alertes.map(({ type }) => type));
  const options = ALERTE_TYPES.filter((type) => present.has(type) || type === asked.query.type).map((type) => ({
    id: type,
    label: t(`alertes.evenement.${type}`),
  }));
  return (
    <ListFilters
      asked={asked}
      list={{ total }}
      filters={choiceFilter('type', t('alertes.filtre'), t('alertes.tous-types'), options)}
      resultLabel={() => t('alertes.resultats', { total })}
      showLabel={() => t('alertes.voir', { total })}
    />
  );
}

function AlertePage({
  alertes,
  asked: { query, hrefOf },
}: {
  alertes: readonly Alerte[];
  asked: AskedList<AlertesQuery>;
}): ReactNode {
  const t = useText();
  const pageCount = Math.ceil(alertes.length / ALERTES_PAGE_SIZE);
  // The page may be gone once its last alert is dismissed.
  const page = Math.min(query.page, pageCount);
  const elements = alertes.slice((page - 1) * ALERTES_PAGE_SIZE, page * ALERTES_PAGE_SIZE);
  return (
    <>
      <AlerteItems alertes={elements} isDetailed />
      {pageCount > 1 && (
        <ListPages
          list={{ elements, total: alertes.length, page, taille: ALERTES_PAGE_SIZE }}
          hrefOf={(other) => hrefOf({ page: other })}
          summary={({ debut, fin, total }) => t('alertes.resume', { debut, fin, total })}
        />
      )}
    </>
  );
}

/** All that the role must do or know by a date, nearest date first. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const asked = useList(ALERTES);
  const { query } = asked;
  const { today } = useServerProperties();
  const alertes = useLoaderData<Alerte[]>();
  const late = alertes.filter((one) => isLate(one, today));
  const untold = alertes.filter(({ repeteTache }) => !repeteTache);
  const hasTasks = untold.length < alertes.length;
  // Without alerts of tasks, those that say more are all of them.
  const vue = query.vue === 'hors-taches' && !hasTasks ? 'toutes' : query.vue;
  const viewed = vue === 'en-retard' ? late : vue === 'hors-taches' ? untold : alertes;
  const found = viewed.filter(({ type }) => query.type === undefined || type === query.type);
  const views = [
    ...(hasTasks ? [{ id: 'hors-taches', count: untold.length } as const] : []),
    { id: 'toutes', count: alertes.length },
    { id: 'en-retard', count: late.length },
  ] as const;
  const isOnlyTasks = vue === 'hors-taches' && untold.length === 0 && query.type === undefined;
  const none = role !== null && can(role.type, 'read-alertes-de-tous') ? 'vide-veille' : 'vide';
  const which = alertes.length === 0 ? none : isOnlyTasks ? 'vide-taches' : 'vide-filtre';
  return (
    <Page rhythm="list" header={<AreaHeader title={t('alertes.titre')} />}>
      <DeQui whose="moi" />
      {alertes.length > 0 && (
        <>
          <ListVues
            liste="alertes"
            label={t('listes.vues')}
            asked={asked}
            given={views.map(({ id, count }) => ({
              changesOf: () => ({ vue: id }),
              label: t(`alertes.vue.${id}`),
              count,
              isCurrent: vue === id,
            }))}
            total={found.length}
          />
          <TypeFilter alertes={alertes} asked={asked} total={found.length} />
        </>
      )}
      {found.length === 0 ? (
        <EmptyState icon={Bell} title={t(`alertes.${which}.titre`)} description={t(`alertes.${which}.texte`)} />
      ) : (
        <AlertePage alertes={found} asked={asked} />
      )}
    </Page>
  );
}
