import type { DhActionPossible } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { asksPoints } from '@habilis/domain/demande-habilitation/actionFaults';
import { pointsKeyOf } from '../../../demande/complement/keptPoints.ts';
import { useReading } from '../../../demande/page/useReading.ts';
import { busyKeyOf } from '../../../document/busyKeyOf.ts';
import { commentKeyOf } from '../../../document/localDraft.ts';
import { focusField } from '../../../forms/fieldId.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import { awaitsDossier } from '../awaitsDossier.ts';
import type { DhRead, DhVisit } from '../DhRead.ts';
import { DOSSIER } from '../DossierNotice.tsx';
import { PAGE_TABS } from '../pageTabs.ts';
import { useOpenDh } from '../useOpenDh.ts';
import { useAvisDraft } from './useAvisDraft.ts';
import { useExamenActions } from './useExamenActions.ts';

/** Whoever steps down reads the demande no more: whether they may is asked. */
const STEPS_DOWN = 'SeDessaisit';
const NO_AVIS = { type: null, texte: null };

/** What the page of those who examine is made of: the demande, the avis being written, the points being gathered, the actions. */
export function useDhReading(read: DhRead, visit: DhVisit) {
  const { habilisId } = visit;
  const open = useOpenDh(read, visit);
  const { demande } = open.state;
  const { id, actionsPossibles } = demande;
  const task = demande.currentWorkflowTask.currentTaskDefinitionKey;
  const isGiving = actionsPossibles.some(({ avisRequis }) => avisRequis);
  const keyOfComment = (action: string) => commentKeyOf(habilisId, 'DH', id, action);
  const stored = read.examen.brouillonAvis ?? NO_AVIS;
  const draft = useAvisDraft({ open, stored, isGiving, localKey: keyOfComment('avis') });
  useLeaveGuard(draft);
  const asking = actionsPossibles.find(({ key }) => asksPoints(task, key));
  const reading = useReading({
    type: 'DH',
    id,
    vues: read.examen.vues,
    visit,
    tabs: PAGE_TABS,
    pointsKey: asking === undefined ? null : pointsKeyOf(keyOfComment(asking.key)),
  });
  const moved = async (action: string, answer?: typeof demande) =>
    (await reading.parcours.taken(action)) ||
    visit.reread(
      answer === undefined || action === STEPS_DOWN ? undefined : { demande: answer, vues: reading.marks.vues },
    );
  const actions = useExamenActions({
    open,
    draft,
    habilisId,
    commentKeyOf: keyOfComment,
    onTab: reading.goToSection,
    onDone: moved,
  });
  const choose = async (action: DhActionPossible) => {
    if (!(await awaitsDossier(demande, action.key))) return actions.choose(action);
    // Nothing is asked that would be refused: where the page says why takes the focus.
    reading.goToSection('avis');
    focusField(DOSSIER);
  };
  const busyKey = busyKeyOf(actions.busyKey, visit.isReread);
  const niveau = read.niveaux.find((one) => one.id === demande.dispositifNiveau?.id) ?? null;
  return { open, niveau, task, isGiving, draft, asking, reading, actions, choose, moved, keyOfComment, busyKey };
}
export type DhInReading = ReturnType<typeof useDhReading>;
