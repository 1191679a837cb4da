import { rolePath } from '@habilis/api/page/rolePaths';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { ProblemError } from '@habilis/api/client/errors';
import type { SessionConfiee } from '@habilis/api/session-certification/SessionConfiee';
import { can } from '@habilis/domain/role/can';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { changeAddress } from '../../document/changeAddress.ts';
import { goToField } from '../../forms/fieldId.ts';
import { usePathTab } from '../../document/usePathTab.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { takeBack } from '../../messages/reportError.ts';
import { asDocument } from './sessionKind.ts';
import { SessionDevenue } from './SessionDevenue.tsx';
import { type ReadSession, SessionPage } from './SessionPage.tsx';
import { CERTIFICATS } from './remise/CertificatsTab.tsx';
import { mayTakeCertificats, openingOf, SESSION_TABS } from './sessionTabs.ts';

/** A session that is no longer the reader's. */
export type ReadDevenir = { readonly devenue: SessionConfiee };

/** Reads a session; for a formateur who had it, what became of it (SC41). */
export async function loader({ params }: { params: { sessionId?: string } }): Promise<ReadSession | ReadDevenir> {
  const id = params.sessionId ?? '';
  try {
    const session = await call(sessionCertification.get, { params: { id } });
    return { session: asDocument(session), copieDe: null, readAt: Date.now() };
  } catch (error) {
    const role = getDefaultStore().get(currentRoleAtom);
    const isGone = error instanceof ProblemError && error.status === 404;
    if (!isGone || role === null || !can(role.type, 'enter-resultats')) throw error;
    // What was never theirs is told as any page that does not exist.
    const devenue = await call(sessionCertification.devenir, { params: { id } }).catch(() => Promise.reject(error));
    takeBack(error);
    return { devenue };
  }
}

/** One session, on the tab that its state asks for; for a formateur who had it, what became of it. */
export function Component(): ReactNode {
  const data = useLoaderData<ReadSession | ReadDevenir>();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  if (!('devenue' in data)) return <OpenedSession data={data} />;
  return role === null || account === null ? null : (
    <SessionDevenue session={data.devenue} role={role} habilisId={account.habilisId} />
  );
}

/** The session of a page, for as long as it is read. */
export function OpenedSession({ data }: { readonly data: ReadSession }): ReactNode {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const role = useAtomValue(currentRoleAtom);
  const opening = role === null ? 'informations' : openingOf(data.session, role.type);
  const [tab, setTab] = usePathTab('session', SESSION_TABS, opening);
  const account = useAtomValue(accountAtom);
  const [generation, setGeneration] = useState(data);
  // After an action all data is read again, and the form restarts from it.
  const [wantsFresh, setWantsFresh] = useState(false);
  if (generation !== data && (wantsFresh || generation.session.id !== data.session.id)) {
    setWantsFresh(false);
    setGeneration(data);
  }
  const createdId = useRef<number | null>(null);
  const shown = generation.session;
  const before = useRef(shown);
  useEffect(() => {
    const former = before.current;
    before.current = shown;
    const isJustClosed = former.id === shown.id && former.etat !== 'CLOTUREE' && shown.etat === 'CLOTUREE';
    if (!isJustClosed || role === null || !mayTakeCertificats(shown, role.type)) return;
    // What the closing gave comes next; not within this effect, which draws the page.
    queueMicrotask(() => goToField(CERTIFICATS, () => setTab('certificats')));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each session that is read
  }, [shown]);
  if (role === null || account === null) return null;
  const refresh = async () => {
    setWantsFresh(true);
    // For the router, a session stored from this page is still the new one.
    if (createdId.current === null) await revalidator.revalidate();
    else await navigate(rolePath(role, 'session', createdId.current), { replace: true });
  };
  return (
    <SessionPage
      key={`${shown.id ?? 'nouvelle'}-${generation.readAt}`}
      read={generation}
      reader={{ role, habilisId: account.habilisId }}
      tab={tab}
      onTab={setTab}
      onCreated={({ id }) => {
        createdId.current = id;
        changeAddress({ pathname: rolePath(role, 'session', id ?? '', tab), search: '' });
      }}
      isReread={wantsFresh}
      onDone={refresh}
      onDeleted={() => navigate(rolePath(role, 'sessions'), { replace: true })}
    />
  );
}
