import { roleHome } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { lecture } from '@habilis/api/lecture/endpoints';
import type { Vues } from '@habilis/api/lecture/Vues';
import { openingTab } from '@habilis/domain/demande-administrative/openingTab';
import { can } from '@habilis/domain/role/can';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { replace, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { NO_VUES } from '../../demande/lecture/useVues.ts';
import { createHanded } from '../../demande/page/createHanded.ts';
import { useGeneration } from '../../demande/page/useGeneration.ts';
import { changeAddress } from '../../document/changeAddress.ts';
import { DemandePage } from './DemandePage.tsx';
import type { DemandeVisit } from './useDemandePage.ts';
import { useTab } from './useTab.ts';

const NEW = 'nouvelle';
const handed = createHanded<{ readonly demande: DemandeAdministrative; readonly vues: Vues }>();

/** What the reader marked as seen; nothing for who fills the demande in. */
function readVues(id: string) {
  const role = getDefaultStore().get(currentRoleAtom);
  return role === null || isDemandeur(role.type) ? NO_VUES : call(lecture.vues, { params: { type: 'DA', id } });
}

/** The demande d'habilitation that its demandeur left to finish, begun with the dossier; nothing for the others. */
async function readDraft(): Promise<number | null> {
  const role = getDefaultStore().get(currentRoleAtom);
  if (role === null || !isDemandeur(role.type) || !can(role.type, 'read-demandes')) return null;
  const { elements } = await call(demande.currentList, {}, { background: true });
  return elements.find(({ type, currentTaskDefinitionKey: task }) => type === 'DH' && task === 'saisie')?.id ?? null;
}

export async function loader({ params, request }: { params: { demandeId?: string }; request: Request }) {
  if (params.demandeId === NEW) {
    const { pathname, searchParams } = new URL(request.url);
    const isWithDemande = searchParams.has('avec-demande');
    const start = isWithDemande ? demandeAdministrative.start : demandeAdministrative.startWithoutDemandeHabilitation;
    const started = await call(start, {});
    // Only one demande at a time: when one is under way, go to its address.
    if (started.id !== null) throw replace(pathInApp(pathname).replace(NEW, String(started.id)));
    return { demande: started, steps: [], complements: [], vues: NO_VUES, brouillon: null, readAt: Date.now() };
  }
  const id = params.demandeId ?? '';
  const kept = handed.take(id);
  const [read, steps, complements, vues, brouillon] = await Promise.all([
    kept?.demande ?? call(demandeAdministrative.get, { params: { id } }),
    call(historiqueCommentaire.list, { params: { id, type: 'DA' } }),
    call(demandeAdministrative.complements, { params: { id } }),
    kept?.vues ?? readVues(id),
    // The dossier is shown without it.
    readDraft().catch(() => null),
  ]);
  return { demande: read, steps, complements, vues, brouillon, readAt: Date.now() };
}

const renewAccount = () => loadAccount({ isFresh: true }).catch(() => undefined);

/** The page of one demande administrative, for all who may see it. */
export function Component(): ReactNode {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [tab, setTab] = useTab(openingTab(data.demande, data.complements[0]));
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const { shown, key, isReread, begin } = useGeneration(data);
  if (role === null || account === null) return null;
  const visit: DemandeVisit = {
    role,
    habilisId: account.habilisId,
    tab,
    onTab: setTab,
    isReread,
    reread: (answer) => {
      begin();
      handed.give(answer ?? null);
      void renewAccount();
      return revalidator.revalidate();
    },
    onCreated: ({ id }) => {
      changeAddress({ pathname: rolePath(role, 'demandeAdministrative', id ?? NEW) });
      void renewAccount();
    },
    // Refresh the account first: the home must not read what is gone.
    onDeleted: () => renewAccount().then(() => navigate(roleHome(role), { replace: true })),
  };
  return <DemandePage key={key} read={shown} visit={visit} />;
}
