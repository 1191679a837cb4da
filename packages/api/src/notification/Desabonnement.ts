import { EVENEMENTS_REGLABLES } from '@habilis/domain/notification/EVENEMENTS';
import { SUJETS_DESABONNEMENT } from '@habilis/domain/notification/desabonnement';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id } from '../wire/formats.ts';

/** What an unsubscribe link stops, for whoever has the link. */
export const Desabonnement = z.object({
  sujet: z.enum(SUJETS_DESABONNEMENT),
  /** Whether all of it is stopped. */
  estArrete: z.boolean(),
  /** The events that the link has stopped, or would stop. */
  evenements: z.array(z.enum(EVENEMENTS_REGLABLES)),
  /** Whether the same link can start them again. */
  peutRetablir: z.boolean(),
  role: z.object({ id: Id, type: RoleTypeSchema, label: z.string() }),
});
export type Desabonnement = z.infer<typeof Desabonnement>;
