import type { actualite } from '@habilis/api/actualite/endpoints';
import { can } from '@habilis/domain/role/can';
import type { Handlers } from '../../../platform/Handler.ts';
import { allActualites, publishedActualites } from './actualites.ts';

/** The news over HTTP; editors also read those of other days. */
export const actualiteHandlers: Handlers<typeof actualite> = {
  guestList: ({ context }) => publishedActualites(context),
  list: ({ context }) => {
    const { caller } = context;
    const isEditor = caller !== null && caller.role !== null && can(caller.role.type, 'edit-content');
    return isEditor ? allActualites(context) : publishedActualites(context);
  },
};
