import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';

/** The certification sessions over HTTP: sessions have no steps yet, so none waits for anybody. */
export const sessionCertificationHandlers: Handlers<typeof sessionCertification> = {
  todoListCount: async () => ({ total: 0 }),
};
