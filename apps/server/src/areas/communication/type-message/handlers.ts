import type { typeMessage } from '@habilis/api/type-message/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { listTypesMessage, readTypeMessage, removeTypeMessage, writeTypeMessage } from './typesMessage.ts';

/** The types of messages over HTTP. */
export const typeMessageHandlers: Handlers<typeof typeMessage> = {
  list: ({ context }) => listTypesMessage(context.db),
  get: ({ params, context }) => readTypeMessage(context.db, params.id),
  write: ({ body, context }) => writeTypeMessage(context, body),
  remove: async ({ params, body, context }) => {
    await removeTypeMessage(context, params.id, body.version);
    return undefined;
  },
};
