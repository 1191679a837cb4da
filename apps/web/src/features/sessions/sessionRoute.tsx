import { rolePath } from '@habilis/api/page/rolePaths';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { changeAddress } from '../../document/changeAddress.ts';
import { usePathTab } from '../../document/usePathTab.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { asDocument, type SessionDocument } from './sessionKind.ts';
import { SessionPage } from './SessionPage.tsx';
import { openingTab, SESSION_TABS, type SessionTab } from './sessionTabs.ts';

/** What the page of a session is read with. */
export type ReadSession = {
  readonly session: SessionDocument;
  readonly copieDe: string | null;
  readonly readAt: number;
};

export async function loader({ params }: { params: { sessionId?: string } }): Promise<ReadSession> {
  const session = await call(sessionCertification.get, { params: { id: params.sessionId ?? '' } });
  return { session: asDocument(session), copieDe: null, readAt: Date.now() };
}

/** The tab to open first: the one with something to do for the reader. */
export function openingOf({ etat, actionsPossibles, animateurHabilisId, dateSession }: SessionDocument): SessionTab {
  return openingTab({
    etat,
    isActing: actionsPossibles.some(({ key }) => key === 'Soumet'),
    isComplete: dateSession !== null && animateurHabilisId !== null,
  });
}

/** One session, on the tab that its state asks for. */
export function Component(): ReactNode {
  const data = useLoaderData<ReadSession>();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [tab, setTab] = usePathTab('session', SESSION_TABS, openingOf(data.session));
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const [generation, setGeneration] = useState(data);
  // After an action all data is read again, and the form restarts from it.
  const [wantsFresh, setWantsFresh] = useState(false);
  if (generation !== data && (wantsFresh || generation.session.id !== data.session.id)) {
    setWantsFresh(false);
    setGeneration(data);
  }
  const createdId = useRef<number | null>(null);
  if (role === null || account === null) return null;
  const refresh = async () => {
    setWantsFresh(true);
    // For the router, a session stored from this page is still the new one.
    if (createdId.current === null) await revalidator.revalidate();
    else await navigate(rolePath(role, 'session', createdId.current), { replace: true });
  };
  const { session, copieDe, readAt } = generation;
  return (
    <SessionPage
      key={`${session.id ?? 'nouvelle'}-${readAt}`}
      initial={session}
      role={role}
      habilisId={account.habilisId}
      copieDe={copieDe}
      tab={tab}
      onTab={setTab}
      onCreated={({ id }) => {
        createdId.current = id;
        changeAddress({ pathname: rolePath(role, 'session', id ?? '', tab), search: '' });
      }}
      isReread={wantsFresh}
      onDone={refresh}
      onDeleted={() => void navigate(rolePath(role, 'sessions'), { replace: true })}
    />
  );
}
