import { rolePath } from '@habilis/api/page/rolePaths';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { can } from '@habilis/domain/role/can';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListActions } from '../../list/ListActions.tsx';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';
import { HabilitationFilters } from './HabilitationFilters.tsx';
import { HabilitationList } from './HabilitationList.tsx';
import { filtersOf, HABILITATIONS } from './habilitationQuery.ts';

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const today = getDefaultStore().get(serverPropertiesAtom)?.today ?? '';
  const scope = role === null ? 'none' : scopeOf(role.type, 'read-habilitations');
  const hasCaisses = scope === 'all' || scope === 'dispositif';
  const [read, niveaux, mrps] = await Promise.all([
    readList(HABILITATIONS, request, (query) =>
      call(habilitation.list, { query: { ...filtersOf(query, today), page: query.page } }),
    ),
    call(dispositifNiveau.withHabilitations, {}),
    hasCaisses ? call(mrp.list, {}) : [],
  ]);
  return { ...read, niveaux, mrps };
}

/** The habilitations that the role may read. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { list, refused, niveaux, mrps } = useLoaderData<typeof loader>();
  const asked = useList(HABILITATIONS, refused);
  if (role === null) return null;
  const title = t('habilitations.titre');
  const scope = scopeOf(role.type, 'read-habilitations');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          description={t(`habilitations.portee.${scope}`)}
          action={
            <ListActions
              main={
                can(role.type, 'create-habilitation') && (
                  <LinkButton href={rolePath(role, 'nouvelleHabilitation')} icon={Plus} variant="primary">
                    {t('habilitations.creer')}
                  </LinkButton>
                )
              }
            >
              <ListVuesMenu liste="habilitations" asked={asked} />
              {list.total > 0 && (
                <ExportMenu
                  name="habilitations"
                  read={(format) =>
                    call(habilitation.export, {
                      query: { ...filtersOf(asked.query, today), colonnes: asked.query.colonnes.join(','), format },
                    })
                  }
                />
              )}
            </ListActions>
          }
        />
      }
    >
      <HabilitationFilters
        asked={asked}
        list={list}
        niveaux={niveaux}
        mrps={mrps}
        hasLieux={isNetworkScope(role.type, 'read-habilitations')}
      />
      <HabilitationList
        caption={title}
        list={list}
        asked={asked}
        hasEntites={scope !== 'entite'}
        hrefOf={({ id }) => rolePath(role, 'habilitation', id)}
      />
    </Page>
  );
}
