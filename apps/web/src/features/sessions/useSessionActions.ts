import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { NO_INPUT } from '../../document/ActionInput.ts';
import { useActions } from '../../document/useActions.ts';
import type { Faults } from '../../document/useFaults.ts';
import { call } from '../../session/call.ts';
import { asDocument, type OpenSession, writeOf } from './sessionKind.ts';

type Options = {
  readonly open: OpenSession;
  readonly faults: Pick<Faults<string>, 'check' | 'take'>;
  readonly commentKeyOf: (action: string) => string;
  readonly onDone: () => Promise<unknown>;
  readonly onDeleted: () => unknown;
};

/** The actions on a session: a draft is submitted once it is checked, results and verifications are sent on or back. */
export function useSessionActions({ open, ...options }: Options) {
  const send = async (key: string, commentaire: string | null, keyOf: (content: unknown) => string) => {
    // What was typed was just saved: the version is that of the document, not of the last drawing.
    const { id, version, etat, apercuCloture } = open.document.getState().demande;
    const action = { actionKey: key, commentaire };
    const sent = (body: object) => ({ idempotencyKey: keyOf(body) });
    if (etat === 'SAISIE') {
      const body = { ...writeOf(open.document.bodyFor({})), ...action };
      return call(sessionCertification.submit, { body }, sent(body));
    }
    const step = { id: id ?? 0, version, ...action };
    if (etat === 'RESULTATS') {
      const body = { ...step, resultats: [] };
      return call(sessionCertification.submitResultats, { body }, sent(body));
    }
    const body = { ...step, corrections: [], empreinte: apercuCloture?.empreinte ?? null };
    return call(sessionCertification.submitVerification, { body }, sent(body));
  };
  return useActions({
    ...options,
    open,
    isJudged: (key) => key === 'Soumet' && open.state.demande.etat === 'SAISIE',
    isAsked: () => true,
    noInput: NO_INPUT,
    send: async (key, { draftWorkflowComment }, keyOf): Promise<ReturnType<typeof asDocument>> => {
      const session: SessionCertification = await send(key, draftWorkflowComment, keyOf);
      return asDocument(session);
    },
    remove: (id, body, request) => call(sessionCertification.remove, { params: { id }, body }, request),
  });
}
