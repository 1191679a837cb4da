import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { call } from '../../session/call.ts';
import { useActions } from '../../document/useActions.ts';
import type { Faults } from '../../document/useFaults.ts';
import { NO_INPUT } from '../../document/ActionInput.ts';
import type { DhActionInput } from './DhActionDialog.tsx';
import type { OpenDh } from './dhKind.ts';

type Options = {
  readonly open: OpenDh;
  readonly faults: Pick<Faults<string>, 'check' | 'take'>;
  readonly commentKeyOf: (action: string) => string;
  /** Saves the data kept beside the demande before an action is sent. */
  readonly beforeSend: () => Promise<void>;
  readonly onDone: (action: string, stored: DemandeHabilitation) => Promise<unknown>;
  readonly onDeleted: () => unknown;
};

const NOTHING: DhActionInput = { ...NO_INPUT, fileUploads: { recours: null } };

/** The actions of the demandeur on a habilitation demande: each is confirmed, a submit only after the form is checked. */
export function useDhActions({ open, beforeSend, ...options }: Options) {
  return useActions({
    ...options,
    open,
    isJudged: (key) => key === 'Soumet',
    isAsked: () => true,
    noInput: NOTHING,
    send: async (key, { draftWorkflowComment, fileUploads: { recours: piece } }, keyOf) => {
      await beforeSend();
      const action = { currentWorkflowTask: { selectedActionKey: key }, draftWorkflowComment };
      const body = open.document.bodyFor(action, piece ?? undefined);
      const files = piece === null ? [] : [piece.file];
      // Files with the same name and size count as the same.
      const idempotencyKey = keyOf([body, files.map(({ name, size }) => [name, size])]);
      return call(demandeHabilitation.submit, { body, files }, { idempotencyKey });
    },
    remove: (id, body, request) => call(demandeHabilitation.remove, { params: { id }, body }, request),
    receiptOf: ({ numero, caisse }) => (numero === null || caisse === null ? null : { caisse: caisse.libelle, numero }),
  });
}
