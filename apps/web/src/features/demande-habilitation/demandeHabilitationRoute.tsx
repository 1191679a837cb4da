import { ProblemError } from '@habilis/api/client/errors';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useRef, useState } from 'react';
import { replace, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { rolePath } from '../../session/homePath.ts';
import { changeAddress } from '../../shell/document/changeAddress.ts';
import { confirm } from '../../shell/dialogAtoms.ts';
import { problemText } from '../../shell/reportError.ts';
import { currentTexts } from '../../shell/texts.ts';
import { loadExamen, NO_EXAMEN } from './examen/loadExamen.ts';
import { ReviewerForm } from './examen/ReviewerForm.tsx';
import { RequesterForm } from './RequesterForm.tsx';
import { useTab } from './useTab.ts';

const NEW = 'nouvelle';

/** The levels that a request may be for, with its own, which may be asked for no more. */
async function readNiveaux({ dispositifNiveau: own, modifiable, habilitationSourceMode: mode }: DemandeHabilitation) {
  const isFree = modifiable && mode === 'INI';
  const [free, chosen] = await Promise.all([
    isFree ? call(dispositifNiveau.forEtablissement, {}) : [],
    own === null ? null : call(dispositifNiveau.get, { params: { id: own.id } }),
  ]);
  const others = free.filter(({ id }) => id !== own?.id);
  return chosen === null ? others : [chosen, ...others];
}

/** A first accreditation that is stored nowhere yet; when the entity may not ask for it, why is told over the page left. */
async function start(): Promise<DemandeHabilitation> {
  try {
    return await call(demandeHabilitation.start, { query: {} });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 409) throw error;
    const from = pathInApp(window.location.pathname);
    await confirm({
      title: currentTexts()('habilitations.demande.impossible'),
      message: problemText(error.problem.title),
      cancelLabel: null,
    });
    throw replace(from.includes(`/${NEW}`) ? from.replace(/\/demandes-habilitation\/.*$/, '/demandes') : from);
  }
}

export async function loader({ params }: { params: { demandeId?: string } }) {
  const demandeId = params.demandeId ?? '';
  if (demandeId === NEW) {
    const demande = await start();
    return { demande, steps: [], niveaux: await readNiveaux(demande), examen: NO_EXAMEN, readAt: Date.now() };
  }
  const role = getDefaultStore().get(currentRoleAtom);
  const [demande, steps, examen] = await Promise.all([
    call(demandeHabilitation.get, { params: { id: demandeId } }),
    call(historiqueCommentaire.list, { params: { id: demandeId, type: 'DH' } }),
    role === null ? NO_EXAMEN : loadExamen(demandeId, role.type),
  ]);
  return { demande, steps, niveaux: await readNiveaux(demande), examen, readAt: Date.now() };
}

/** One accreditation request, for whoever may see it. */
export function Component(): ReactNode {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [tab, setTab] = useTab();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const [generation, setGeneration] = useState(data);
  const createdId = useRef<number | null>(null);
  // After an action everything is read again, and the form starts from it.
  const [wantsFresh, setWantsFresh] = useState(false);
  if (generation !== data && (wantsFresh || generation.demande.id !== data.demande.id)) {
    setWantsFresh(false);
    setGeneration(data);
  }
  if (role === null || account === null) return null;
  const pathOf = (id: number | null) => rolePath(role, `demandes-habilitation/${id}/${tab}`);
  const refresh = () => {
    setWantsFresh(true);
    // The router still knows a request that was stored from here as a new one.
    if (createdId.current === null) void revalidator.revalidate();
    else void navigate(pathOf(createdId.current), { replace: true });
  };
  const created = ({ id }: DemandeHabilitation) => {
    createdId.current = id;
    changeAddress({ pathname: pathOf(id), search: '' });
  };
  const key = `${generation.demande.id ?? NEW}-${generation.readAt}`;
  const form = {
    initial: generation.demande,
    steps: generation.steps,
    niveaux: generation.niveaux,
    examen: generation.examen,
    role,
    habilisId: account.habilisId,
    tab,
    onTab: setTab,
    onDone: refresh,
  };
  return isRequester(role.type) ? (
    <RequesterForm
      key={key}
      {...form}
      onCreated={created}
      onDeleted={() => void navigate(rolePath(role, 'demandes'), { replace: true })}
    />
  ) : (
    <ReviewerForm key={key} {...form} />
  );
}
