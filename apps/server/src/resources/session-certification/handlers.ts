import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Handlers } from '../../platform/Handler.ts';

/** The certification sessions over HTTP: none can be opened yet, so that none waits for anybody. */
export const sessionCertificationHandlers: Handlers<typeof sessionCertification> = {
  todoListCount: async () => ({ total: 0 }),
};
