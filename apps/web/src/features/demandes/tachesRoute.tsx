import { TODO_VIEWS } from '@habilis/api/demande/demandeQuery';
import { demande } from '@habilis/api/demande/endpoints';
import { todoTasks as todoTasksOfDa } from '@habilis/domain/demande-administrative/todoTasks';
import { todoTasks as todoTasksOfDh } from '@habilis/domain/demande-habilitation/todoTasks';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../shell/AreaHeader.tsx';
import { ExportMenu } from '../../shell/ExportMenu.tsx';
import { DemandeList } from './DemandeList.tsx';
import { readFilterLists } from './filterLists.ts';
import { ListFilters } from './ListFilters.tsx';
import { isNarrowed, type ListQuery, listSearch, parseListQuery, todoFiltersOf } from './listQuery.ts';

const FALLBACK = { tri: 'dateEcheance', ordre: 'asc' } as const;

export async function loader({ request }: { request: Request }) {
  const query = parseListQuery(new URL(request.url).searchParams, FALLBACK);
  const [list, counts, lists] = await Promise.all([
    call(demande.todoList, { query: { ...todoFiltersOf(query), page: query.page } }),
    call(demande.todoListCount, {}, { background: true }),
    readFilterLists(),
  ]);
  return { list, counts, lists };
}

/** The tasks that wait for the role. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const [search] = useSearchParams();
  const { list, counts, lists } = useLoaderData<typeof loader>();
  const query = parseListQuery(search, FALLBACK);
  const go = (to: string) => void navigate(pathname + to, { preventScrollReset: true });
  const change = (changes: Partial<ListQuery>) => go(listSearch(query, changes, FALLBACK));
  const figures = {
    'a-traiter': counts.total,
    'les-miennes': counts.lesMiennes,
    'non-affectees': counts.nonAffectees,
    'en-retard': counts.enRetard,
  };
  const views = TODO_VIEWS.map((vue) => ({
    href: pathname + listSearch(query, { vue }, FALLBACK),
    label: t(`listes.vue.${vue}`),
    count: figures[vue],
    isCurrent: query.vue === vue,
  }));
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('listes.taches.titre')}
          action={
            list.total === 0 ? undefined : (
              <ExportMenu
                name="taches"
                read={(format) =>
                  call(demande.exportTodoList, {
                    query: { ...todoFiltersOf(query), colonnes: query.colonnes.join(','), format },
                  })
                }
              />
            )
          }
        />
      }
    >
      <LinkTabs label={t('listes.vues')} items={views} />
      <ListFilters
        query={query}
        total={list.total}
        isTotalPassed={list.totalDepasse === true}
        onChange={change}
        lists={lists}
        taskKeys={role === null ? [] : [...todoTasksOfDa(role.type), ...todoTasksOfDh(role.type)]}
        persons={counts.responsables}
      />
      <DemandeList
        caption={t('listes.taches.titre')}
        list={list}
        query={query}
        searchOf={(changes) => listSearch(query, changes, FALLBACK)}
        onSearch={go}
        isFiltered={isNarrowed(query)}
      />
    </Page>
  );
}
