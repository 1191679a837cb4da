import { rolePath } from '@habilis/api/page/rolePaths';
import { annuaire } from '@habilis/api/annuaire/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListActions } from '../../list/ListActions.tsx';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';
import { EntiteFilters } from './EntiteFilters.tsx';
import { EntiteList } from './EntiteList.tsx';
import { callBody, ENTITES, exportQuery } from './entiteQuery.ts';

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const hasCaisses = role !== null && scopeOf(role.type, 'read-entites') === 'all';
  const [read, niveaux, mrps] = await Promise.all([
    readList(ENTITES, request, (query) => call(entite.search, { body: callBody(query) })),
    call(annuaire.niveaux, {}),
    hasCaisses ? call(mrp.list, {}) : [],
  ]);
  return { ...read, niveaux, mrps };
}

/** The entites that the role follows. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, niveaux, mrps } = useLoaderData<typeof loader>();
  const asked = useList(ENTITES, refused);
  if (role === null) return null;
  const title = t('entites.liste');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          action={
            <ListActions
              main={
                can(role.type, 'create-entite') && (
                  <LinkButton href={rolePath(role, 'nouvelleEntite')} icon={Plus} variant="primary">
                    {t('entites.creer')}
                  </LinkButton>
                )
              }
            >
              <ListVuesMenu liste="entites" asked={asked} />
              {list.total > 0 && (
                <ExportMenu
                  name="entites"
                  read={(format) => call(entite.export, { query: { ...exportQuery(asked.query), format } })}
                />
              )}
            </ListActions>
          }
        />
      }
    >
      <EntiteFilters asked={asked} list={list} niveaux={niveaux} mrps={mrps} />
      <EntiteList caption={title} list={list} asked={asked} hrefOf={({ id }) => rolePath(role, 'entite', id)} />
    </Page>
  );
}
