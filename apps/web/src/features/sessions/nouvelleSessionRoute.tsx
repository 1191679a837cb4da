import { habilitation } from '@habilis/api/habilitation/endpoints';
import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { rolePath } from '@habilis/api/page/rolePaths';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionSummary } from '@habilis/api/session-certification/SessionCertification';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { replace, useLoaderData } from 'react-router';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { isRefusal, refusalText } from '../../messages/tellRefused.ts';
import { currentTexts } from '../../messages/texts.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ChoixHabilitation } from './ChoixHabilitation.tsx';
import { asDocument } from './sessionKind.ts';
import type { ReadSession } from './SessionPage.tsx';
import { Component as SessionComponent } from './sessionRoute.tsx';

/** How many habilitations are offered, and how many former sessions to copy. */
const MOST = 100;
const FORMER = 10;

/** What there is to choose from before a session is begun. */
export type Choices = {
  readonly habilitations: readonly HabilitationSummary[];
  readonly former: readonly SessionSummary[];
};

/** A new session, not yet stored; why it cannot begin is told over the choice. */
async function start(habilitationId: string, copieDe: string | null): Promise<ReadSession> {
  try {
    const session = await call(sessionCertification.start, {
      query: { habilitationId, ...(copieDe === null ? {} : { copieDe }) },
    });
    return { session: asDocument(session), copieDe, readAt: Date.now() };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await confirm({
      title: currentTexts()('sessions-certification.ouverture.impossible'),
      message: refusalText(error),
      cancelLabel: null,
    });
    const role = getDefaultStore().get(currentRoleAtom);
    throw replace(role === null ? '/' : rolePath(role, 'nouvelleSession'));
  }
}

async function readChoices(): Promise<Choices> {
  const today = getDefaultStore().get(serverPropertiesAtom)?.today ?? '';
  const [{ elements: habilitations }, { elements: former }] = await Promise.all([
    call(habilitation.list, {
      query: { ouvre: 'session', tri: 'dispositifNiveau', ordre: 'asc', page: 1, taille: MOST },
    }),
    call(
      sessionCertification.search,
      { body: { tri: 'dateSession', ordre: 'desc', dateFin: today, page: 1, taille: FORMER } },
      { background: true },
    ),
  ]);
  // One that began may last until today, or longer.
  return { habilitations, former: former.filter((one) => (one.dateFinSession ?? one.dateSession ?? today) < today) };
}

export async function loader({ request }: { request: Request }): Promise<ReadSession | Choices> {
  const search = new URL(request.url).searchParams;
  const habilitationId = search.get('habilitation');
  return habilitationId === null ? readChoices() : start(habilitationId, search.get('copie'));
}

/** Opens a session: under which habilitation, then as any other one. */
export function Component(): ReactNode {
  const data = useLoaderData<ReadSession | Choices>();
  return 'habilitations' in data ? <ChoixHabilitation {...data} /> : <SessionComponent />;
}
