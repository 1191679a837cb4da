import { EXPORT_FORMATS } from '@habilis/api/wire/Export';
import { certificat } from '@habilis/api/certificat/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { CallInput } from '@habilis/api/endpoint';
import { mrp } from '@habilis/api/mrp/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { CERTIFICAT_VUES } from '@habilis/domain/certificat/vues';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { ListActions } from '../../list/ListActions.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListVues } from '../../list/vues/ListVues.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { CertificatFilters } from './CertificatFilters.tsx';
import { CertificatList } from './CertificatList.tsx';
import { type CertificatQuery, CERTIFICATS, changesOf, filtersOf, PASSEPORT_COLUMNS } from './certificatQuery.ts';

type ExportQuery = NonNullable<CallInput<typeof certificat.export>['query']>;

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const today = getDefaultStore().get(serverPropertiesAtom)?.today ?? '';
  const scope = role === null ? 'none' : scopeOf(role.type, 'read-certificats');
  const [read, niveaux, mrps] = await Promise.all([
    readList(CERTIFICATS, request, (query) =>
      call(certificat.search, {
        body: { ...filtersOf(query, today), tri: query.tri, ordre: query.ordre, page: query.page },
      }),
    ),
    call(dispositifNiveau.withHabilitations, {}),
    scope === 'all' || scope === 'dispositif' ? call(mrp.list, {}) : [],
  ]);
  return { ...read, niveaux, mrps };
}

/** Reads the list that is shown as a file, in a shape of its own. */
function useExport(query: CertificatQuery) {
  const { today } = useServerProperties();
  const { sessionId, habilitationId, ...filters } = filtersOf(query, today);
  const of = {
    ...(sessionId === undefined ? {} : { session: String(sessionId) }),
    ...(habilitationId === undefined ? {} : { habilitation: String(habilitationId) }),
  };
  return (shape: Pick<ExportQuery, 'tri' | 'ordre' | 'colonnes' | 'format'>) =>
    call(certificat.export, { query: { ...filters, ...of, ...shape } });
}

type ActesProps = { readonly total: number; readonly query: CertificatQuery; readonly role: Role };

/** The ways on from the list, and what is taken away of it. */
function Actes({ total, query, role }: ActesProps): ReactNode {
  const t = useText();
  const exported = useExport(query);
  const { tri, ordre, colonnes } = query;
  return (
    <ListActions
      main={
        <>
          <LinkButton href={rolePath(role, 'certificatsFormateurs')}>{t('certificats-formateur.titre')}</LinkButton>
          {query.vue === 'a-renouveler' && can(role.type, 'manage-sessions') && total > 0 && (
            <LinkButton href={rolePath(role, 'renouvellements')} variant="primary">
              {t('liste-certificats.renouveler.lien')}
            </LinkButton>
          )}
        </>
      }
    >
      {total > 0 && can(role.type, 'export-certificats') && (
        <ExportMenu
          name="certificats"
          read={(format) => exported({ tri, ordre, colonnes: colonnes.join(','), format })}
          others={
            can(role.type, 'manage-sessions')
              ? EXPORT_FORMATS.map((format) => ({
                  label: t(`liste-certificats.passeport-${format}`),
                  name: `passeport-prevention.${format}`,
                  read: () =>
                    exported({
                      tri: 'dateObtention',
                      ordre: 'asc',
                      colonnes: PASSEPORT_COLUMNS.join(','),
                      format,
                    }),
                }))
              : []
          }
        />
      )}
    </ListActions>
  );
}

/** The certificats that the role may read. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, niveaux, mrps } = useLoaderData<typeof loader>();
  const asked = useList(CERTIFICATS, refused);
  if (role === null) return null;
  const { query } = asked;
  const hasEntites = scopeOf(role.type, 'read-certificats') !== 'entite';
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('liste-certificats.titre')}
          action={<Actes total={list.total} query={query} role={role} />}
        />
      }
    >
      <ListVues
        liste="certificats"
        label={t('listes.vues')}
        asked={asked}
        given={CERTIFICAT_VUES.map((vue) => ({
          changesOf: (from: CertificatQuery) => changesOf(from, vue),
          label: t(`liste-certificats.vue.${vue}`),
          isCurrent: query.vue === vue,
        }))}
        total={list.totalDepasse === true ? undefined : list.total}
      />
      <CertificatFilters asked={asked} list={list} niveaux={niveaux} hasEntites={hasEntites} mrps={mrps} />
      <CertificatList
        list={list}
        asked={asked}
        hasEntites={hasEntites}
        hasNaissances={can(role.type, 'issue-certificats')}
        hrefOf={({ id }) => rolePath(role, 'certificat', id)}
      />
    </Page>
  );
}
