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
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { UtilisateurFilters } from './UtilisateurFilters.tsx';
import { UtilisateurList } from './UtilisateurList.tsx';
import { callQuery, UTILISATEURS } from './utilisateurQuery.ts';
import { AreaHeader } from '../../shell/AreaHeader.tsx';
import { useList } from '../../shell/list/useList.ts';

export async function loader({ request }: { request: Request }) {
  const query = UTILISATEURS.parse(new URL(request.url).searchParams);
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
  const asked = useList(UTILISATEURS);
  const role = useAtomValue(currentRoleAtom);
  const { list, mrps } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const isManager = can(role.type, 'manage-users');
  const isOverAll = scopeOf(role.type, 'manage-users') === 'all';
  const title = t('utilisateurs.titre');
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
        asked={asked}
        list={list}
        mrps={mrps}
        roles={isOverAll ? ROLE_TYPES : givableRoles(role.type)}
      />
      <UtilisateurList
        caption={title}
        list={list}
        asked={asked}
        hrefOf={isManager ? ({ habilisId }) => rolePath(role, `utilisateurs/${habilisId}`) : undefined}
      />
    </Page>
  );
}
