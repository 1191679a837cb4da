import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { call } from '../../session/call.ts';
import { isOfColleague, titulaireOf } from '../../document/reprise.ts';
import { keepPoints, pointsKeyOf } from '../../demande/complement/keptPoints.ts';
import { useActions } from '../../document/useActions.ts';
import { NO_INPUT } from '../../document/ActionInput.ts';
import type { DemandeActionInput } from './DemandeActionDialog.tsx';
import type { OpenDemande } from './demandeKind.ts';
import type { DaFaults } from './useDemandeFaults.ts';

type Options = {
  readonly open: OpenDemande;
  readonly faults: DaFaults;
  readonly habilisId: string;
  readonly isByInstructeur: boolean;
  readonly commentKeyOf: (action: string) => string;
  /** Saves the answers to the points before an action is sent. */
  readonly beforeSend: () => Promise<void>;
  readonly onDone: (action: string, stored: DemandeAdministrative) => Promise<unknown>;
  readonly onDeleted: () => unknown;
};

const NOTHING: DemandeActionInput = { ...NO_INPUT, dateSuspensionAdministrative: null, points: [] };

/** The actions on a demande administrative, of the demandeur or of the caisse. */
export function useDemandeActions({ open, habilisId, isByInstructeur, beforeSend, ...options }: Options) {
  const endpoint = isByInstructeur ? demandeAdministrative.submitByInstructeur : demandeAdministrative.submit;
  const isSubmit = (key: string) => key === 'Soumet' && !isByInstructeur;
  return useActions({
    ...options,
    open,
    isJudged: isSubmit,
    // A validation cannot be undone, so it asks first, like the other steps of the network.
    isAsked: (key) =>
      key === 'Confirme' || (key === 'Soumet' && isByInstructeur) || isOfColleague(key, open.state.demande, habilisId),
    noInput: NOTHING,
    send: async (
      key,
      { draftWorkflowComment, currentWorkflowTask, dateSuspensionAdministrative: suspension, points },
      keyOf,
    ) => {
      await beforeSend();
      const { assignedUserHabilisId } = currentWorkflowTask;
      const body = open.document.bodyFor({
        currentWorkflowTask: {
          selectedActionKey: key,
          ...(assignedUserHabilisId === null ? {} : { assignedUserHabilisId }),
          ...titulaireOf(key, open.document.getState().demande),
        },
        draftWorkflowComment,
        ...(suspension === null ? {} : { dateSuspensionAdministrative: suspension }),
        ...(points.length === 0 ? {} : { points: [...points] }),
      });
      const sent = await call(endpoint, { body }, { idempotencyKey: keyOf(body) });
      keepPoints(pointsKeyOf(options.commentKeyOf(key)), []);
      return sent;
    },
    remove: (id, body, request) => call(demandeAdministrative.remove, { params: { id }, body }, request),
    receiptOf: ({ caisseInstructrice: caisse, numero }) =>
      numero === null || caisse === null ? null : { caisse: caisse.libelle, numero },
  });
}
