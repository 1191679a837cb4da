import { rolePath } from '@habilis/api/page/rolePaths';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ListFilters } from '../../list/ListFilters.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AutresTaches } from './AutresTaches.tsx';
import { readAutres } from './readAutres.ts';
import { SESSIONS_A_FAIRE } from './sessionQuery.ts';
import { SessionList } from './SessionList.tsx';

export async function loader({ request }: { request: Request }) {
  const role = getDefaultStore().get(currentRoleAtom);
  const [read, autres] = await Promise.all([
    readList(SESSIONS_A_FAIRE, request, ({ recherche, tri, ordre, page }) =>
      call(sessionCertification.todoList, {
        query: { tri, ordre, page, ...(recherche === '' ? {} : { recherche }) },
      }),
    ),
    role === null ? { echeances: [], brouillons: [] } : readAutres(role),
  ]);
  return { ...read, autres };
}

/** What waits for the role: of a demandeur what has a day and drafts, then sessions to type, to enter results of, to verify. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, autres } = useLoaderData<typeof loader>();
  const asked = useList(SESSIONS_A_FAIRE, refused);
  if (role === null) return null;
  const title = t('listes.taches.titre');
  // Where other things wait, the sessions have a title of their own.
  const isBeside = autres.echeances.length + autres.brouillons.length > 0;
  const sessions = (
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
        caption={title}
        list={list}
        asked={asked}
        isTodo
        hasEntites={scopeOf(role.type, 'read-sessions') !== 'entite'}
        hrefOf={({ id }) => rolePath(role, 'session', id)}
      />
    </>
  );
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          description={t(isDemandeur(role.type) ? 'listes.taches.aide' : 'sessions-certification.liste.a-faire-aide')}
        />
      }
    >
      <AutresTaches autres={autres} role={role} />
      {isBeside ? <Section title={t('listes.taches.sessions')}>{sessions}</Section> : sessions}
    </Page>
  );
}
