import { TODO_VIEWS } from '@habilis/api/demande/demandeQuery';
import { demande } from '@habilis/api/demande/endpoints';
import { tasksToAssign } from '@habilis/domain/demande/tasksToAssign';
import { todoTasks } from '@habilis/domain/demande/todoTasks';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListVues } from '../../list/vues/ListVues.tsx';
import { DemandeFilters } from './DemandeFilters.tsx';
import { DemandeList } from './DemandeList.tsx';
import { readFilterLists } from './filterLists.ts';
import { TACHES, todoFiltersOf } from '../../demande/listQuery.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

export async function loader({ request }: { request: Request }) {
  const [read, counts, choices] = await Promise.all([
    readList(TACHES, request, (query) =>
      call(demande.todoList, { query: { ...todoFiltersOf(query), page: query.page } }),
    ),
    call(demande.todoListCount, {}, { background: true }),
    readFilterLists(),
  ]);
  return { ...read, counts, choices };
}

/** Its own, and those that it gives to somebody when nobody holds them. */
const tasksOf = (role: RoleType) => [
  ...todoTasks(DA_WORKFLOW, role),
  ...tasksToAssign(DA_WORKFLOW, role),
  ...todoTasks(DH_WORKFLOW, role),
  ...tasksToAssign(DH_WORKFLOW, role),
];

/** The tasks that wait for the role. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, counts, choices } = useLoaderData<typeof loader>();
  const asked = useList(TACHES, refused);
  const figures = {
    'a-traiter': counts.total,
    'les-miennes': counts.lesMiennes,
    'non-affectees': counts.nonAffectees,
    'en-retard': counts.enRetard,
  };
  const views = TODO_VIEWS.map((vue) => ({
    changesOf: () => ({ vue }),
    label: t(`listes.vue.${vue}`),
    count: figures[vue],
    isCurrent: asked.query.vue === vue,
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
                isSmall
                read={(format) =>
                  call(demande.exportTodoList, {
                    query: { ...todoFiltersOf(asked.query), colonnes: asked.query.colonnes.join(','), format },
                  })
                }
              />
            )
          }
        />
      }
    >
      <ListVues
        liste="taches"
        label={t('listes.vues')}
        asked={asked}
        given={views}
        total={list.totalDepasse === true ? undefined : list.total}
      />
      <DemandeFilters
        asked={asked}
        list={list}
        choices={choices}
        taskKeys={role === null ? [] : tasksOf(role.type)}
        persons={counts.responsables}
      />
      <DemandeList liste="taches" caption={t('listes.taches.titre')} list={list} asked={asked} />
    </Page>
  );
}
