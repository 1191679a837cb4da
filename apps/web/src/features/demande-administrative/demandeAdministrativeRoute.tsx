import { roleHome } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { lecture } from '@habilis/api/lecture/endpoints';
import { openingTab } from '@habilis/domain/demande-administrative/openingTab';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { replace, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { NO_VUES } from '../../demande/lecture/useVues.ts';
import { changeAddress } from '../../document/changeAddress.ts';
import { DemandeForm } from './DemandeForm.tsx';
import { useTab } from './useTab.ts';

const NEW = 'nouvelle';

export async function loader({ params, request }: { params: { demandeId?: string }; request: Request }) {
  if (params.demandeId === NEW) {
    const { pathname, searchParams } = new URL(request.url);
    const isWithDemande = searchParams.has('avec-demande');
    const start = isWithDemande ? demandeAdministrative.start : demandeAdministrative.startWithoutDemandeHabilitation;
    const demande = await call(start, {});
    // Only one demande at a time: when one is under way, go to its address.
    if (demande.id !== null) throw replace(pathInApp(pathname).replace(NEW, String(demande.id)));
    return { demande, steps: [], complements: [], vues: NO_VUES, readAt: Date.now() };
  }
  const id = params.demandeId ?? '';
  const role = getDefaultStore().get(currentRoleAtom);
  const [demande, steps, complements, vues] = await Promise.all([
    call(demandeAdministrative.get, { params: { id } }),
    call(historiqueCommentaire.list, { params: { id, type: 'DA' } }),
    call(demandeAdministrative.complements, { params: { id } }),
    role === null || isDemandeur(role.type) ? NO_VUES : call(lecture.vues, { params: { type: 'DA', id } }),
  ]);
  return { demande, steps, complements, vues, readAt: Date.now() };
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
  const [generation, setGeneration] = useState(data);
  // After an action all is read again, and the form restarts from it.
  const [wantsFresh, setWantsFresh] = useState(false);
  if (generation !== data && (wantsFresh || generation.demande.id !== data.demande.id)) {
    setWantsFresh(false);
    setGeneration(data);
  }
  if (role === null || account === null) return null;
  const refresh = () => {
    setWantsFresh(true);
    void renewAccount();
    return revalidator.revalidate();
  };
  // Refresh the account first: the home must not read what is gone.
  const leave = async () => {
    await renewAccount();
    await navigate(roleHome(role), { replace: true });
  };
  const created = ({ id }: DemandeAdministrative) => {
    changeAddress({ pathname: rolePath(role, 'demandeAdministrative', id ?? NEW) });
    void renewAccount();
  };
  return (
    <DemandeForm
      key={`${generation.demande.id ?? NEW}-${generation.readAt}`}
      initial={generation.demande}
      steps={generation.steps}
      complements={generation.complements}
      vues={generation.vues}
      role={role}
      habilisId={account.habilisId}
      tab={tab}
      onTab={setTab}
      onCreated={created}
      isReread={wantsFresh}
      onDone={refresh}
      onDeleted={() => void leave()}
    />
  );
}
