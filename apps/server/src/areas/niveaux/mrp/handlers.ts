import type { mrp } from '@habilis/api/mrp/endpoints';
import { PLANNED_ONCE } from '../../../database/plannedOnce.ts';
import type { Handlers } from '../../../platform/Handler.ts';

export const mrpHandlers: Handlers<typeof mrp> = {
  list: ({ context }) =>
    context.db
      .selectFrom('mrp')
      .select(['id', 'code', 'libelle', 'departements'])
      .orderBy('libelle')
      .modifyEnd(PLANNED_ONCE)
      .execute(),
};
