import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import {
  replace,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { loadAccount } from '../../session/loadAccount.ts';
import { DemandeForm } from './DemandeForm.tsx';
import { SAME_DOCUMENT } from './useLeaveGuard.ts';

const NEW = 'nouvelle';

export async function loader({ params, request }: { params: { demandeId?: string }; request: Request }) {
  if (params.demandeId === NEW) {
    const isWithDemande = new URL(request.url).searchParams.has('avec-demande');
    const start = isWithDemande ? demandeAdministrative.start : demandeAdministrative.startWithoutDemandeHabilitation;
    const demande = await call(start, {});
    // There is one request at a time: the one under way has its own address.
    if (demande.id !== null) throw replace(new URL(request.url).pathname.replace(NEW, String(demande.id)));
    return { demande, steps: [], readAt: Date.now() };
  }
  const id = params.demandeId ?? '';
  const [demande, steps] = await Promise.all([
    call(demandeAdministrative.get, { params: { id } }),
    call(historiqueCommentaire.list, { params: { id, type: 'DA' } }),
  ]);
  return { demande, steps, readAt: Date.now() };
}

/** Neither another tab nor the address that the first save gives reads anything again: the page is the same. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  currentParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOtherTab = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherTab || isCreating(currentParams['demandeId']) ? false : defaultShouldRevalidate;
}

/** Set while the draft that is open takes its address. */
let creating = false;
const isCreating = (demandeId: string | undefined): boolean => creating && demandeId === NEW;

/** Gives the draft its address without a new page, and leaves the focus where one types. */
function useCreated(): (to: string) => Promise<void> {
  const navigate = useNavigate();
  return async (to) => {
    const focused = document.activeElement;
    creating = true;
    await navigate(to, { replace: true, preventScrollReset: true, flushSync: true, state: SAME_DOCUMENT });
    creating = false;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}

const renewAccount = () => loadAccount({ isFresh: true }).catch(() => undefined);

/** One administrative request, for whoever may see it. */
export function Component(): ReactNode {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const created = useCreated();
  const revalidator = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const [generation, setGeneration] = useState(data);
  // After an action everything is read again, and the form starts from it.
  const [wantsFresh, setWantsFresh] = useState(false);
  if (generation !== data && (wantsFresh || generation.demande.id !== data.demande.id)) {
    setWantsFresh(false);
    setGeneration(data);
  }
  if (role === null || account === null) return null;
  const tab = DA_TABS.find((one) => one === search.get('onglet')) ?? 'entite';
  const refresh = () => {
    setWantsFresh(true);
    void renewAccount();
    void revalidator.revalidate();
  };
  // The home must not ask for what is gone.
  const leave = async () => {
    await renewAccount();
    await navigate(rolePath(role), { replace: true });
  };
  const addressOf = async ({ id }: DemandeAdministrative) => {
    await renewAccount();
    const onglet = new URLSearchParams(location.search).get('onglet');
    await created(rolePath(role, `demandes-administratives/${id}`) + (onglet === null ? '' : `?onglet=${onglet}`));
  };
  return (
    <DemandeForm
      key={`${generation.demande.id ?? NEW}-${generation.readAt}`}
      initial={generation.demande}
      steps={generation.steps}
      role={role}
      habilisId={account.habilisId}
      tab={tab}
      onTab={(onglet) => setSearch({ onglet }, { replace: true, preventScrollReset: true })}
      onCreated={(demande) => void addressOf(demande)}
      onDone={refresh}
      onDeleted={() => void leave()}
    />
  );
}
