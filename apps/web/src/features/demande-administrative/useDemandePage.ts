import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import type { Complement } from '@habilis/api/examen/Complement';
import type { HistoriqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import type { Vues } from '@habilis/api/lecture/Vues';
import { asksPoints } from '@habilis/domain/demande-administrative/actionFaults';
import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { useCallback, useState } from 'react';
import { pointsKeyOf } from '../../demande/complement/keptPoints.ts';
import { useAwaited } from '../../demande/complement/useAwaited.ts';
import { useReading } from '../../demande/page/useReading.ts';
import type { Visit } from '../../demande/page/Visit.ts';
import { busyKeyOf } from '../../document/busyKeyOf.ts';
import { commentKeyOf } from '../../document/localDraft.ts';
import { useDocument } from '../../document/useDocument.ts';
import { allPending } from '../../forms/allPending.ts';
import { useLeaveGuard } from '../../forms/useLeaveGuard.ts';
import { call } from '../../session/call.ts';
import { demandeKind } from './demandeKind.ts';
import { dropsChanges } from './dropsChanges.ts';
import { useDemandeActions } from './useDemandeActions.ts';
import { useDemandeFaults } from './useDemandeFaults.ts';
import { useRegisterCheck } from './useRegisterCheck.ts';

/** What is read of a demande administrative to show its page. */
export type DemandeRead = {
  readonly demande: DemandeAdministrative;
  readonly steps: readonly HistoriqueCommentaire[];
  readonly complements: readonly Complement[];
  readonly vues: Vues;
  /** The demande d'habilitation that its demandeur left to finish. */
  readonly brouillon: number | null;
};

export type DemandeVisit = Visit<DemandeAdministrative>;

const PAGE_TABS: readonly string[] = [...DA_TABS, 'complements'];

/** The words of the actions, which last: a key does not draw the actions again. */
function useActionWords(demande: DemandeAdministrative, isByInstructeur: boolean) {
  const t = useText();
  const labelOf = useCallback(
    (key: string) =>
      dropsChanges(key, demande)
        ? t('workflow.action.Supprime-copie')
        : (t.find(isByInstructeur && key === 'Soumet' ? 'workflow.action.Soumet-caisse' : `workflow.action.${key}`) ??
          key),
    [demande, isByInstructeur, t],
  );
  const lossOf = useCallback(
    (key: string) =>
      dropsChanges(key, demande) ? t('workflow.consequence.Supprime-copie') : t.find(`workflow.consequence.${key}-DA`),
    [demande, t],
  );
  return { labelOf, lossOf };
}

/** The demande of a page, typed by its demandeur or corrected by its caisse. */
function useOpenDemande({ demande }: DemandeRead, { role, habilisId, onCreated }: DemandeVisit) {
  const isByInstructeur = !isDemandeur(role.type);
  const open = useDocument(demandeKind, demande, {
    habilisId,
    newKey: String(role.id),
    write: (body, files, options) =>
      call(
        isByInstructeur ? demandeAdministrative.updateByInstructeur : demandeAdministrative.update,
        { body, files },
        { ...options, background: true },
      ),
    onCreated,
  });
  useRegisterCheck(open);
  return { open, isByInstructeur };
}

/** What each way to show a demande administrative needs. */
export type DemandePageProps = { readonly read: DemandeRead; readonly visit: DemandeVisit };

/** What the page of a demande administrative is made of: read by its caisse, unless it corrects it, and else a form. */
export function useDemandePage(read: DemandeRead, visit: DemandeVisit) {
  const { habilisId } = visit;
  const { open, isByInstructeur } = useOpenDemande(read, visit);
  const { demande } = open.state;
  const [isCorrecting, setCorrecting] = useState(open.state.isRestored || open.state.conflict !== null);
  const isTyped = demande.modifiable && (!isByInstructeur || isCorrecting);
  const faults = useDemandeFaults(open, !isByInstructeur);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DA', demande.id, action);
  const waited = useAwaited(demande, read.complements);
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const asking =
    isByInstructeur && !isTyped ? demande.actionsPossibles.find(({ key }) => asksPoints(task, key)) : undefined;
  const reading = useReading({
    type: 'DA',
    id: demande.id,
    vues: read.vues,
    visit,
    tabs: PAGE_TABS,
    pointsKey: asking === undefined ? null : pointsKeyOf(keyOfComment(asking.key)),
  });
  const actions = useDemandeActions({
    open,
    faults,
    habilisId,
    isByInstructeur,
    commentKeyOf: keyOfComment,
    beforeSend: waited.answers.flush,
    onDone: async (action, stored) =>
      (await reading.parcours.taken(action)) || visit.reread({ demande: stored, vues: reading.marks.vues }),
    onDeleted: visit.onDeleted,
  });
  useLeaveGuard(allPending(() => [open.document, waited.answers]));
  return {
    open,
    faults,
    reading,
    waited,
    asking,
    actions,
    keyOfComment,
    isByInstructeur,
    isReading: isByInstructeur && !isTyped && demande.id !== null,
    isTyped,
    isFilling: isTyped && !isByInstructeur,
    correct: demande.modifiable && !isTyped ? () => setCorrecting(true) : undefined,
    busyKey: busyKeyOf(actions.busyKey, visit.isReread),
    ...useActionWords(demande, isByInstructeur),
  };
}
export type DemandeInPage = ReturnType<typeof useDemandePage>;
