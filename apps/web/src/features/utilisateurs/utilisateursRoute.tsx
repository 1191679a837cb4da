import { rolePath } from '@habilis/api/page/rolePaths';
import { entite } from '@habilis/api/entite/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { givableRoles } from '@habilis/domain/utilisateur/givableRoles';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Combine, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { MembresPage } from './MembresPage.tsx';
import { UtilisateurFilters } from './UtilisateurFilters.tsx';
import { UtilisateurList } from './UtilisateurList.tsx';
import { callQuery, UTILISATEURS } from './utilisateurQuery.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListActions } from '../../list/ListActions.tsx';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';

/** The entite whose people a role manages, when it manages only those. */
const entiteOf = (role: Role | null): number | null =>
  role !== null && scopeOf(role.type, 'manage-entite-users') === 'entite' ? (role.entite?.id ?? null) : null;

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const entiteId = entiteOf(role);
  if (entiteId !== null) {
    return { kind: 'entite' as const, entiteId, membres: await call(entite.membres, { params: { id: entiteId } }) };
  }
  const hasCaisses = role !== null && scopeOf(role.type, 'manage-users') === 'all';
  const [read, mrps] = await Promise.all([
    readList(UTILISATEURS, request, (query) => call(utilisateur.search, { query: callQuery(query) })),
    hasCaisses ? call(mrp.list, {}) : [],
  ]);
  return { kind: 'tous' as const, ...read, mrps };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** The people whom the role manages, or those of its entite. */
export function Component(): ReactNode {
  const role = useAtomValue(currentRoleAtom);
  const data = useLoaderData<Data>();
  if (role === null) return null;
  return data.kind === 'entite' ? (
    <MembresPage role={role} entiteId={data.entiteId} membres={data.membres} />
  ) : (
    <UtilisateursPage role={role} list={data.list} refused={data.refused} mrps={data.mrps} />
  );
}

function UtilisateursPage({
  role,
  list,
  refused,
  mrps,
}: Pick<Extract<Data, { kind: 'tous' }>, 'list' | 'refused' | 'mrps'> & { role: Role }): ReactNode {
  const t = useText();
  const asked = useList(UTILISATEURS, refused);
  const isOverAll = scopeOf(role.type, 'manage-users') === 'all';
  const title = t('utilisateurs.titre');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          action={
            <ListActions
              main={
                <LinkButton href={rolePath(role, 'nouvelUtilisateur')} icon={UserPlus} variant="primary">
                  {t('utilisateurs.creer')}
                </LinkButton>
              }
            >
              <ListVuesMenu liste="utilisateurs" asked={asked} />
              {can(role.type, 'merge-users') && (
                <LinkButton href={rolePath(role, 'fusionIdentites')} icon={Combine}>
                  {t('utilisateurs.identites.bouton')}
                </LinkButton>
              )}
            </ListActions>
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
        hrefOf={({ habilisId }) => rolePath(role, 'utilisateur', habilisId)}
      />
    </Page>
  );
}
