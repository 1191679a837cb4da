import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { ExportFormat } from '@habilis/api/wire/Export';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { JOURS_CLOTURE } from '@habilis/domain/session-certification/JOURS_CLOTURE';
import { mayOpenSession } from '@habilis/domain/session-certification/mayOpenSession';
import { SESSION_VUE_KEYS } from '@habilis/domain/session-certification/vues';
import { useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { getDefaultStore, useAtomValue } from 'jotai';
import { CircleAlert, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { useMedia } from '../../boot/useMedia.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { ListActions } from '../../list/ListActions.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListVues } from '../../list/vues/ListVues.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { changesOf, columnsOfFile, filtersOf, SESSIONS, type SessionQuery } from './sessionQuery.ts';
import { SessionFilters } from './SessionFilters.tsx';
import { SessionList } from './SessionList.tsx';
import { SessionsDevenues } from './SessionsDevenues.tsx';
import { SessionRail } from './SessionRail.tsx';

/** Whose sessions make one picture of a month: their own, not a network's. */
const OWN_SCOPES: ReadonlySet<string> = new Set(['entite', 'delegation', 'assigned']);

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const today = getDefaultStore().get(serverPropertiesAtom)?.today ?? '';
  const scope = role === null ? 'none' : scopeOf(role.type, 'read-sessions');
  const [read, compteurs, niveaux, mrps, devenues] = await Promise.all([
    readList(SESSIONS, request, (query) =>
      call(sessionCertification.search, {
        body: { ...filtersOf(query, today), tri: query.tri, ordre: query.ordre, page: query.page },
      }),
    ),
    call(sessionCertification.compteurs, {}, { background: true }),
    call(dispositifNiveau.withHabilitations, {}),
    scope === 'all' || scope === 'dispositif' ? call(mrp.list, {}) : [],
    role !== null && can(role.type, 'enter-resultats')
      ? call(sessionCertification.devenues, {}, { background: true })
      : [],
  ]);
  return { ...read, compteurs, niveaux, mrps, devenues };
}

/** A file of the sessions that the address asks for, with its columns. */
function exported(query: SessionQuery, today: string, format: ExportFormat) {
  const { habilitationId, ...filters } = filtersOf(query, today);
  const { tri, ordre, colonnes } = query;
  return call(sessionCertification.export, {
    query: {
      ...filters,
      ...(habilitationId === undefined ? {} : { habilitation: String(habilitationId) }),
      tri,
      ordre,
      colonnes: columnsOfFile(colonnes).join(','),
      format,
    },
  });
}

/** A new session, for who may open one, and the list in a file. */
function Actions({ role, query, isEmpty }: { role: Role; query: SessionQuery; isEmpty: boolean }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const opens = mayOpenSession(role.type, { sessionParFormateur: false });
  return (
    <ListActions
      main={
        opens && (
          <LinkButton href={rolePath(role, 'nouvelleSession')} icon={Plus} variant="primary">
            {t('sessions-certification.ouvrir')}
          </LinkButton>
        )
      }
    >
      {!isEmpty && <ExportMenu name="sessions" read={(format) => exported(query, today, format)} />}
    </ListActions>
  );
}

/** How many sessions are to be closed before soon, which leads to them. */
function Imminentes({ nombre, href }: { nombre: number; href: string }): ReactNode {
  const t = useText();
  return (
    <Text look="small" tone="danger" isStrong as="div">
      <Inline gap={8} wrap={false}>
        <CircleAlert size={16} aria-hidden="true" />
        <Link href={href}>
          {t('sessions-certification.liste.imminentes', { nombre, jours: JOURS_CLOTURE.imminente })}
        </Link>
      </Inline>
    </Text>
  );
}

/** The sessions that the role may read: as a list, and its own ones along the month. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, compteurs, niveaux, mrps, devenues } = useLoaderData<typeof loader>();
  const asked = useList(SESSIONS, refused);
  const [lit, setLit] = useState<string | null>(null);
  const isPhone = useMedia(media.phone);
  if (role === null) return null;
  const { query, hrefOf } = asked;
  const scope = scopeOf(role.type, 'read-sessions');
  const views = SESSION_VUE_KEYS.map((vue) => ({
    changesOf: (from: SessionQuery) => changesOf(from, vue),
    label: t(`sessions-certification.vue.${vue}`),
    count: compteurs.vues[vue],
    isCurrent: query.vue === vue,
  }));
  const { imminentes } = compteurs;
  const month = OWN_SCOPES.has(scope) && <SessionRail query={query} role={role} onPoint={setLit} />;
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('sessions-certification.liste.titre')}
          description={OWN_SCOPES.has(scope) ? undefined : t(`sessions-certification.portee.${scope}`)}
          action={<Actions role={role} query={query} isEmpty={list.total === 0} />}
        />
      }
    >
      <ListVues
        liste="sessions"
        label={t('listes.vues')}
        asked={asked}
        given={views}
        total={list.totalDepasse === true ? undefined : list.total}
      />
      <SessionFilters asked={asked} list={list} niveaux={niveaux} animateurs={compteurs.animateurs} mrps={mrps} />
      {!isPhone && month}
      {imminentes > 0 && query.vue !== 'cloturees' && (
        <Imminentes nombre={imminentes} href={hrefOf({ cloture: String(JOURS_CLOTURE.imminente), vue: 'en-cours' })} />
      )}
      <SessionList
        caption={t('sessions-certification.liste.titre')}
        list={list}
        asked={asked}
        hasEntites={scope !== 'entite'}
        hrefOf={({ id }) => rolePath(role, 'session', id)}
        litKey={lit ?? undefined}
      />
      <SessionsDevenues sessions={devenues} role={role} />
      {/* On a phone the list comes first: the month is as long as what it holds. */}
      {isPhone && month}
    </Page>
  );
}
