import type { mrp } from '@habilis/api/mrp/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { listMrp } from './listMrp.ts';

export const mrpHandlers: Handlers<typeof mrp> = { list: ({ context }) => listMrp(context.db) };
