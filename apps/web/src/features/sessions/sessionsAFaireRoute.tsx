import { echeance } from '@habilis/api/echeance/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { waitsByDay } from '@habilis/domain/echeance/waitsByDay';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { listAddress } from '../../list/listAddress.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { readSansJour } from './readTaches.ts';
import { SESSIONS_A_FAIRE } from './sessionQuery.ts';
import { SessionList } from './SessionList.tsx';
import { TachesParJour } from './TachesParJour.tsx';

const SHOWN = 30;
/** How the address keeps the page of what has a day. */
const PAR_JOUR = listAddress({ filters: {} });

async function readParJour(role: Role, request: Request) {
  const [{ list }, sansJour] = await Promise.all([
    readList(PAR_JOUR, request, ({ page }) => call(echeance.list, { query: { vue: 'a-vous', page, taille: SHOWN } })),
    readSansJour(role),
  ]);
  return { list, sansJour };
}

const readSessions = (request: Request) =>
  readList(SESSIONS_A_FAIRE, request, ({ recherche, tri, ordre, page }) =>
    call(sessionCertification.todoList, {
      query: { tri, ordre, page, ...(recherche === '' ? {} : { recherche }) },
    }),
  );

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  return role !== null && waitsByDay(role.type)
    ? { parJour: await readParJour(role, request), sessions: null }
    : { parJour: null, sessions: await readSessions(request) };
}

type Loaded = Awaited<ReturnType<typeof loader>>;

function ParJour({ parJour, role }: { parJour: NonNullable<Loaded['parJour']>; role: Role }): ReactNode {
  const { hrefOf } = useList(PAR_JOUR);
  return <TachesParJour {...parJour} hrefOf={(page) => hrefOf({ page })} role={role} />;
}

function Sessions({ sessions: { list, refused }, role }: { sessions: NonNullable<Loaded['sessions']>; role: Role }) {
  const t = useText();
  const asked = useList(SESSIONS_A_FAIRE, refused);
  return (
    <>
      <ListFilters
        asked={asked}
        list={list}
        filters={[{ kind: 'text', key: 'recherche', label: t('sessions-certification.liste.recherche') }]}
        resultLabel={(counted) => t('sessions-certification.liste.resultats', counted)}
        isCountedBelow
        showLabel={(counted) => t('sessions-certification.liste.voir', counted)}
      />
      <SessionList
        caption={t('listes.taches.titre')}
        list={list}
        asked={asked}
        isTodo
        hasEntites={scopeOf(role.type, 'read-sessions') !== 'entite'}
        hrefOf={({ id }) => rolePath(role, 'session', id)}
      />
    </>
  );
}

/** What waits for the role: all of it by day for who holds sessions, else the sessions to enter results of, or to finish. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { parJour, sessions } = useLoaderData<typeof loader>();
  if (role === null) return null;
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('listes.taches.titre')}
          description={t(parJour === null ? 'sessions-certification.liste.a-faire-aide' : 'listes.taches.aide')}
        />
      }
    >
      {parJour !== null && <ParJour parJour={parJour} role={role} />}
      {sessions !== null && <Sessions sessions={sessions} role={role} />}
    </Page>
  );
}
