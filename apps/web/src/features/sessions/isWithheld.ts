import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { call } from '../../session/call.ts';
import type { OpenSession } from './sessionKind.ts';

/** Whether something stands against the next step: what the page says is asked again, for it may be over since. */
export async function isWithheld({ document }: OpenSession): Promise<boolean> {
  // What could not be saved is told where it stands.
  await document.flush().catch(() => undefined);
  const { id, empechement } = document.getState().demande;
  if (id === null || empechement === null) return false;
  const read = call(sessionCertification.get, { params: { id } }, { background: true });
  return read.then(
    (session) => session.empechement !== null,
    () => true,
  );
}
