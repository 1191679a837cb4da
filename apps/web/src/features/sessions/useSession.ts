import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { useDocument } from '../../document/useDocument.ts';
import { call } from '../../session/call.ts';
import { asDocument, type OpenSession, type SessionDocument, sessionKind, writeOf } from './sessionKind.ts';

type Options = {
  readonly habilisId: string;
  readonly roleId: number;
  /** The session that this one copies, if any. */
  readonly copieDe: string | null;
  readonly onCreated: (session: SessionDocument) => void;
};

/** A session, open on its page. */
export function useSession(initial: SessionDocument, { habilisId, roleId, copieDe, onCreated }: Options): OpenSession {
  return useDocument(sessionKind, initial, {
    habilisId,
    // Sessions begun at once under two habilitations, or as copies of two others, keep separate drafts.
    newKey: [roleId, initial.habilitation.id, copieDe ?? ''].join(':'),
    write: async (body, _files, { idempotencyKey }) =>
      asDocument(
        await call(sessionCertification.update, { body: writeOf(body) }, { idempotencyKey, background: true }),
      ),
    onCreated,
  });
}
