import { demande } from '@habilis/api/demande/endpoints';
import { can } from '@habilis/domain/role/can';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { AreaHeader } from '../../shell/AreaHeader.tsx';
import { ExportMenu } from '../../shell/ExportMenu.tsx';
import { DemandeList } from './DemandeList.tsx';
import { CURRENT_TASK_KEYS } from './CURRENT_TASK_KEYS.ts';
import { readFilterLists } from './filterLists.ts';
import { ListFilters } from './ListFilters.tsx';
import { filtersOf, isNarrowed, listSearch, parseListQuery } from './listQuery.ts';

const FALLBACK = { tri: 'dateLastSoumission', ordre: 'desc' } as const;

export async function loader({ request }: { request: Request }) {
  const query = parseListQuery(new URL(request.url).searchParams, FALLBACK);
  const [list, lists] = await Promise.all([
    call(demande.currentList, { query: { ...filtersOf(query), page: query.page } }),
    readFilterLists(),
  ]);
  return { list, lists };
}

/** The requests that the role may read. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const [search] = useSearchParams();
  const { list, lists } = useLoaderData<typeof loader>();
  const query = parseListQuery(search, FALLBACK);
  const title = t(role !== null && isRequester(role.type) ? 'listes.mes-demandes.titre' : 'listes.demandes.titre');
  const isAsking = role !== null && can(role.type, 'edit-demande') && role.entite !== null;
  const go = (to: string) => void navigate(pathname + to, { preventScrollReset: true });
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          action={
            <ButtonGroup>
              {list.total > 0 && (
                <ExportMenu
                  name="demandes"
                  read={(format) =>
                    call(demande.exportCurrentList, {
                      query: { ...filtersOf(query), colonnes: query.colonnes.join(','), format },
                    })
                  }
                />
              )}
              {isAsking && (
                <LinkButton href={rolePath(role, 'demandes-habilitation/nouvelle')} variant="primary" icon={Plus}>
                  {t('habilitations.demande.demander')}
                </LinkButton>
              )}
            </ButtonGroup>
          }
        />
      }
    >
      <ListFilters
        query={query}
        total={list.total}
        isTotalPassed={list.totalDepasse === true}
        lists={lists}
        taskKeys={CURRENT_TASK_KEYS}
        onChange={(changes) => go(listSearch(query, changes, FALLBACK))}
      />
      <DemandeList
        caption={title}
        list={list}
        query={query}
        searchOf={(changes) => listSearch(query, changes, FALLBACK)}
        onSearch={go}
        isFiltered={isNarrowed(query)}
      />
    </Page>
  );
}
