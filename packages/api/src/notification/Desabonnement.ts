import { EVENEMENTS_REGLABLES } from '@habilis/domain/notification/EVENEMENTS';
import { SUJETS_DESABONNEMENT } from '@habilis/domain/notification/desabonnement';
import * as z from 'zod/mini';
import { RoleTypeSchema } from '../role/Role.ts';
import { Id } from '../wire/formats.ts';

/** What the link of a mail stops, for whoever holds it. */
export const Desabonnement = z.object({
  sujet: z.enum(SUJETS_DESABONNEMENT),
  /** Whether nothing of it is sent any more. */
  estArrete: z.boolean(),
  /** The events that the link has stopped, or would stop. */
  evenements: z.array(z.enum(EVENEMENTS_REGLABLES)),
  /** Whether what the link has stopped can be sent again by it. */
  peutRetablir: z.boolean(),
  role: z.object({ id: Id, type: RoleTypeSchema, label: z.string() }),
});
export type Desabonnement = z.infer<typeof Desabonnement>;
