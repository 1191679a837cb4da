import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { currentRoleAtom, serverPropertiesAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { useServerProperties } from '../../session/useServerProperties.ts';
import { AreaHeader } from '../../shell/AreaHeader.tsx';
import { ExportMenu } from '../../shell/ExportMenu.tsx';
import { HabilitationFilters } from './HabilitationFilters.tsx';
import { HabilitationList } from './HabilitationList.tsx';
import {
  filtersOf,
  habilitationSearch,
  type HabilitationQuery,
  isNarrowed,
  parseHabilitationQuery,
} from './habilitationQuery.ts';

export async function loader({ request }: { request: Request }) {
  const query = parseHabilitationQuery(new URL(request.url).searchParams);
  const role = getDefaultStore().get(currentRoleAtom);
  const today = getDefaultStore().get(serverPropertiesAtom)?.today ?? '';
  const scope = role === null ? 'none' : scopeOf(role.type, 'read-habilitations');
  const hasFunds = scope === 'all' || scope === 'dispositif';
  const [list, niveaux, mrps] = await Promise.all([
    call(habilitation.list, { query: { ...filtersOf(query, today), page: query.page } }),
    call(dispositifNiveau.withHabilitations, {}),
    hasFunds ? call(mrp.list, {}) : [],
  ]);
  return { list, niveaux, mrps };
}

/** The accreditations that the role may read. */
export function Component(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { list, niveaux, mrps } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const query = parseHabilitationQuery(search);
  const title = t('habilitations.titre');
  const go = (to: string) => void navigate(pathname + to, { preventScrollReset: true });
  const searchOf = (changes: Partial<HabilitationQuery>) => habilitationSearch(query, changes);
  const scope = scopeOf(role.type, 'read-habilitations');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          description={t(`habilitations.portee.${scope}`)}
          action={
            <ButtonGroup>
              {list.total > 0 && (
                <ExportMenu
                  name="habilitations"
                  read={(format) =>
                    call(habilitation.export, {
                      query: { ...filtersOf(query, today), colonnes: query.colonnes.join(','), format },
                    })
                  }
                />
              )}
              {can(role.type, 'create-habilitation') && (
                <LinkButton href={rolePath(role, 'habilitations/nouvelle')} icon={Plus} variant="primary">
                  {t('habilitations.creer')}
                </LinkButton>
              )}
            </ButtonGroup>
          }
        />
      }
    >
      <HabilitationFilters
        query={query}
        niveaux={niveaux}
        mrps={mrps}
        total={list.total}
        isTotalPassed={list.totalDepasse === true}
        onChange={(changes) => go(searchOf(changes))}
      />
      <HabilitationList
        caption={title}
        list={list}
        query={query}
        searchOf={searchOf}
        onSearch={go}
        isFiltered={isNarrowed(query)}
        hasEntites={scope !== 'entite'}
        hrefOf={({ id }) => rolePath(role, `habilitations/${id}`)}
      />
    </Page>
  );
}
