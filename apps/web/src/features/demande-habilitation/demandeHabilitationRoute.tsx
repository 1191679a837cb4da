import { rolePath } from '@habilis/api/page/rolePaths';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { openingTab } from '@habilis/domain/demande-habilitation/openingTab';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { getDefaultStore, useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { replace, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { pathInApp } from '../../session/acting.ts';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import * as z from 'zod/mini';
import { call } from '../../session/call.ts';
import { createHanded } from '../../demande/page/createHanded.ts';
import type { Answer } from '../../demande/page/Visit.ts';
import { useGeneration } from '../../demande/page/useGeneration.ts';
import { changeAddress } from '../../document/changeAddress.ts';
import { usePathTab } from '../../document/usePathTab.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { isRefusal, refusalText } from '../../messages/tellRefused.ts';
import { currentTexts } from '../../messages/texts.ts';
import { awaitedComplement } from '../../demande/complement/awaitedComplement.ts';
import { loadExamen, NO_EXAMEN } from './examen/loadExamen.ts';
import { DhReading } from './examen/DhReading.tsx';
import { PAGE_TABS, type PageTab } from './pageTabs.ts';
import { DhFilling } from './DhFilling.tsx';
import type { DhRead, DhVisit } from './DhRead.ts';

const NEW = 'nouvelle';
const handed = createHanded<DhRead>();

/** The niveaux that a demande may choose, plus its own, which may no longer be open. */
async function readNiveaux(
  { dispositifNiveau: own, modifiable, habilitationSourceMode: mode }: DemandeHabilitation,
  known: DhRead['niveaux'] = [],
) {
  const isFree = modifiable && mode === 'INI';
  const kept = known.find(({ id }) => id === own?.id);
  const [free, chosen] = await Promise.all([
    isFree ? call(dispositifNiveau.forEtablissement, {}) : [],
    own === null ? null : (kept ?? call(dispositifNiveau.get, { params: { id: own.id } })),
  ]);
  const others = free.filter(({ id }) => id !== own?.id);
  return chosen === null ? others : [chosen, ...others];
}

/** Starts the demande that the address asks for: a renewal, a further platform, or a first habilitation. */
function startOf(search: URLSearchParams): Promise<DemandeHabilitation> {
  const renewed = search.get('renouvellement');
  const extended = search.get('plateforme');
  if (renewed !== null) return call(demandeAdministrative.startRenouvellement, { params: { id: renewed } });
  if (extended !== null) return call(demandeAdministrative.startAjoutPlateformeFixe, { params: { id: extended } });
  return call(demandeHabilitation.start, { query: {} });
}

/** The demande that stands in the way, when the reader may open it. */
const UnderWay = z.object({ id: z.int() });

/** A new demande, not yet stored. When it cannot begin, a dialog over the previous page says why; a demande already under way has its own words (H5). */
async function start(search: URLSearchParams): Promise<DemandeHabilitation> {
  try {
    return await startOf(search);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const from = pathInApp(window.location.pathname);
    const { title } = error.problem;
    const isUnderWay = title === 'habilitation.demande-deja-en-cours' && search.size > 0;
    const other = isUnderWay ? (z.safeParse(UnderWay, error.problem.courant).data ?? null) : null;
    const opens = await confirm({
      title: currentTexts()(isUnderWay ? 'modals.deja-en-cours.titre' : 'habilitations.demande.impossible'),
      message: isUnderWay ? currentTexts()('modals.deja-en-cours.texte') : refusalText(error),
      ...(other === null ? { cancelLabel: null } : { confirmLabel: currentTexts()('modals.deja-en-cours.ouvrir') }),
    });
    const role = getDefaultStore().get(currentRoleAtom);
    if (opens && role !== null && other !== null) throw replace(rolePath(role, 'demandeHabilitation', other.id));
    throw replace(role !== null && from.includes(`/${NEW}`) ? rolePath(role, 'demandes') : from);
  }
}

export async function loader({ params, request }: { params: { demandeId?: string }; request: Request }) {
  const demandeId = params.demandeId ?? '';
  if (demandeId === NEW) {
    const demande = await start(new URL(request.url).searchParams);
    return { demande, steps: [], niveaux: await readNiveaux(demande), examen: NO_EXAMEN, readAt: Date.now() };
  }
  const role = getDefaultStore().get(currentRoleAtom);
  const kept = handed.take(demandeId);
  const [demande, steps, examen] = await Promise.all([
    kept?.demande ?? call(demandeHabilitation.get, { params: { id: demandeId } }),
    call(historiqueCommentaire.list, { params: { id: demandeId, type: 'DH' } }),
    role === null ? NO_EXAMEN : loadExamen(demandeId, role.type, kept?.examen ?? null),
  ]);
  return { demande, steps, niveaux: await readNiveaux(demande, kept?.niveaux), examen, readAt: Date.now() };
}

/** What stays true once an action is answered: how long decisions take is told of a niveau and a step. */
function keptOf({ niveaux, examen, ...read }: DhRead, { demande, vues }: Answer<DemandeHabilitation>): DhRead {
  const { dispositifNiveau: niveau, currentWorkflowTask: task } = read.demande;
  const isSame =
    niveau?.id === demande.dispositifNiveau?.id &&
    task.currentTaskDefinitionKey === demande.currentWorkflowTask.currentTaskDefinitionKey;
  return { ...read, demande, niveaux, examen: { ...examen, vues, estimation: isSame ? examen.estimation : null } };
}

/** The tab to open first: the one with something to do for the reader. */
function openingOf({ demande, niveaux, examen }: Awaited<ReturnType<typeof loader>>): PageTab {
  const awaited = demande.modifiable ? awaitedComplement(demande, examen.complements) : null;
  return openingTab({
    actions: demande.actionsPossibles,
    points: awaited?.points ?? [],
    hasAvis: examen.avis !== null && examen.avis.length > 0,
    niveau: niveaux.find(({ id }) => id === demande.dispositifNiveau?.id) ?? null,
  });
}

/** One habilitation demande, for anyone who may see it. */
export function Component(): ReactNode {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [tab, setTab] = usePathTab('demandeHabilitation', PAGE_TABS, openingOf(data));
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const createdId = useRef<number | null>(null);
  const { shown, key, isReread, begin } = useGeneration(data);
  if (role === null || account === null) return null;
  const pathOf = (id: number | null, onglet: string = tab) => rolePath(role, 'demandeHabilitation', id ?? NEW, onglet);
  const visit: DhVisit = {
    role,
    habilisId: account.habilisId,
    tab,
    onTab: setTab,
    isReread,
    reread: async (answer) => {
      begin();
      handed.give(answer === undefined ? null : keptOf(shown, answer));
      // For the router, a demande stored from this page is still the new one.
      if (createdId.current === null) await revalidator.revalidate();
      else await navigate(pathOf(createdId.current), { replace: true });
    },
    onCreated: ({ id }) => {
      createdId.current = id;
      // Read the address now: another tab may have been opened during the call.
      const [, onglet] = window.location.pathname.split(`/${NEW}/`);
      changeAddress({ pathname: pathOf(id, onglet), search: '' });
    },
    onDeleted: () => navigate(rolePath(role, 'demandes'), { replace: true }),
  };
  const Shown = isDemandeur(role.type) ? DhFilling : DhReading;
  return <Shown key={key} read={shown} visit={visit} />;
}
