import type { notification } from '@habilis/api/notification/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { checkDesabonnement, resubscribe, unsubscribe } from './desabonnement.ts';
import { ownRole, presentNotifications } from './ownRole.ts';
import { saveNotifications } from './saveNotifications.ts';

/** What roles are mailed about, and the links of mails that stop it. */
export function notificationHandlers({ tokenSecret }: Config): Handlers<typeof notification> {
  return {
    read: async ({ params, context }) => presentNotifications(await ownRole(context, params.roleId)),
    save: async ({ params, body, context }) => {
      await saveNotifications(context, params.roleId, body);
      return undefined;
    },
    checkDesabonnement: ({ params, context }) => checkDesabonnement(context, tokenSecret, params.key),
    unsubscribe: async ({ params, context }) => {
      await unsubscribe(context, tokenSecret, params.key, 'page');
      return checkDesabonnement(context, tokenSecret, params.key);
    },
    resubscribe: async ({ params, context }) => {
      await resubscribe(context, tokenSecret, params.key);
      return checkDesabonnement(context, tokenSecret, params.key);
    },
  };
}
