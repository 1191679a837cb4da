import { demande } from '@habilis/api/demande/endpoints';
import { can } from '@habilis/domain/role/can';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { PageHeader } from '@habilis/ui/PageHeader';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { DemandeList } from './DemandeList.tsx';
import { ListFilters } from './ListFilters.tsx';
import { listSearch, parseListQuery } from './listQuery.ts';
import { CURRENT_TASK_KEYS } from './CURRENT_TASK_KEYS.ts';

const FALLBACK = { tri: 'dateLastSoumission', ordre: 'desc' } as const;

export async function loader({ request }: { request: Request }) {
  const { recherche, tache, tri, ordre, page } = parseListQuery(new URL(request.url).searchParams, FALLBACK);
  return call(demande.currentList, { query: { recherche, tri, ordre, page, ...(tache === '' ? {} : { tache }) } });
}

/** The requests that the role may read. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const role = useAtomValue(currentRoleAtom);
  const [search] = useSearchParams();
  const list = useLoaderData<typeof loader>();
  const query = parseListQuery(search, FALLBACK);
  const title = t(role !== null && isRequester(role.type) ? 'listes.mes-demandes.titre' : 'listes.demandes.titre');
  const go = (to: string) => void navigate(pathname + to, { preventScrollReset: true });
  return (
    <Page
      rhythm="list"
      header={
        <PageHeader
          title={title}
          breadcrumbsLabel={t('menu.fil')}
          {...(role !== null && can(role.type, 'edit-demande') && role.entite !== null
            ? {
                action: (
                  <LinkButton href={rolePath(role, 'demandes-habilitation/nouvelle')} variant="primary" icon={Plus}>
                    {t('habilitations.demande.demander')}
                  </LinkButton>
                ),
              }
            : {})}
          breadcrumbs={role === null ? [] : [{ label: t('menu.accueil'), href: rolePath(role) }, { label: title }]}
        />
      }
    >
      <ListFilters
        query={query}
        total={list.total}
        taskKeys={CURRENT_TASK_KEYS}
        onChange={(changes) => go(listSearch(query, changes, FALLBACK))}
      />
      <DemandeList
        caption={title}
        list={list}
        query={query}
        searchOf={(changes) => listSearch(query, changes, FALLBACK)}
        onSearch={go}
        isFiltered={search.size > 0}
      />
    </Page>
  );
}
