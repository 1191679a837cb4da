import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { readSession } from './openSession.ts';
import { saveSession } from './saveSession.ts';
import { startSession } from './startSession.ts';
import { submitSession } from './submitSession.ts';

/** The certification sessions over HTTP. */
export const sessionCertificationHandlers = (config: Config): Handlers<typeof sessionCertification> => ({
  todoListCount: async () => ({ total: 0 }),
  start: ({ query, context }) => startSession(context, query),
  get: ({ params, context }) => readSession(context, params.id),
  update: ({ body, context }) => saveSession(config, context, body),
  submit: ({ body, context }) => submitSession(config, context, body),
});
