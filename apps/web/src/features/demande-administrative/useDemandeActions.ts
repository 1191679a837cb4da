import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { call } from '../../session/call.ts';
import { useActions } from '../../shell/document/useActions.ts';
import type { DemandeActionInput } from './DemandeActionDialog.tsx';
import type { OpenDemande } from './demandeKind.ts';
import type { DaFaults } from './useDemandeFaults.ts';

type Options = {
  readonly open: OpenDemande;
  readonly faults: DaFaults;
  readonly isByInstructeur: boolean;
  readonly commentKeyOf: (action: string) => string;
  readonly onDone: () => void;
  readonly onDeleted: () => void;
};

const NO_INPUT: DemandeActionInput = { commentaire: null, dateSuspension: null, affecteA: null };

/** The actions on an administrative request, of the requester or of the fund. */
export function useDemandeActions({ open, isByInstructeur, ...options }: Options) {
  const endpoint = isByInstructeur ? demandeAdministrative.submitByInstructeur : demandeAdministrative.submit;
  const isSubmit = (key: string) => key === 'Soumet' && !isByInstructeur;
  return useActions({
    ...options,
    open,
    isJudged: isSubmit,
    isAsked: (key) => key === 'Confirme',
    noInput: NO_INPUT,
    send: (key, { commentaire, dateSuspension, affecteA }, keyOf) => {
      const assigned = affecteA === null ? {} : { assignedUserHabilisId: affecteA };
      const body = open.document.bodyFor({
        currentWorkflowTask: { selectedActionKey: key, ...assigned },
        draftWorkflowComment: commentaire,
        ...(dateSuspension === null ? {} : { dateSuspensionAdministrative: dateSuspension }),
      });
      return call(endpoint, { body }, { idempotencyKey: keyOf(body) });
    },
    remove: (id, body, request) => call(demandeAdministrative.remove, { params: { id }, body }, request),
    receiptOf: (key, { caisseInstructrice: caisse, numero }) =>
      isSubmit(key) && numero !== null && caisse !== null ? { caisse: caisse.libelle, numero } : null,
  });
}
