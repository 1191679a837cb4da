import { mrp } from '@habilis/api/mrp/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { can } from '@habilis/domain/role/can';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import { UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { UtilisateurFilters } from './UtilisateurFilters.tsx';
import { UtilisateurList } from './UtilisateurList.tsx';
import { callQuery, parseUtilisateurQuery, type UtilisateurQuery, utilisateurSearch } from './utilisateurQuery.ts';
import { AreaHeader } from '../../shell/AreaHeader.tsx';

export async function loader({ request }: { request: Request }) {
  const query = parseUtilisateurQuery(new URL(request.url).searchParams);
  const role = getDefaultStore().get(currentRoleAtom);
  const hasFunds = role !== null && scopeOf(role.type, 'manage-users') === 'all';
  const [list, mrps] = await Promise.all([
    call(utilisateur.search, { query: callQuery(query) }),
    hasFunds ? call(mrp.list, {}) : [],
  ]);
  return { list, mrps };
}

/** The people whom the role manages, or those of its entity. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const role = useAtomValue(currentRoleAtom);
  const { list, mrps } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const isManager = can(role.type, 'manage-users');
  const isOverAll = scopeOf(role.type, 'manage-users') === 'all';
  const query = parseUtilisateurQuery(search);
  const title = t('utilisateurs.titre');
  const go = (to: string) => void navigate(pathname + to, { preventScrollReset: true });
  const searchOf = (changes: Partial<UtilisateurQuery>) => utilisateurSearch(query, changes);
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          description={isManager ? undefined : t('utilisateurs.de-l-entite', { entite: role.label })}
          action={
            isManager ? (
              <LinkButton href={rolePath(role, 'utilisateurs/nouveau')} icon={UserPlus} variant="primary">
                {t('utilisateurs.creer')}
              </LinkButton>
            ) : undefined
          }
        />
      }
    >
      <UtilisateurFilters
        query={query}
        total={list.total}
        isTotalPassed={list.totalDepasse === true}
        mrps={mrps}
        roles={isOverAll ? ROLE_TYPES : givableRoles(role.type)}
        onChange={(changes) => go(searchOf(changes))}
      />
      <UtilisateurList
        caption={title}
        list={list}
        query={query}
        searchOf={searchOf}
        onSearch={go}
        isFiltered={search.size > 0}
        hrefOf={isManager ? ({ habilisId }) => rolePath(role, `utilisateurs/${habilisId}`) : undefined}
      />
    </Page>
  );
}
