import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import { SESSION_ETATS } from '@habilis/domain/session-certification/etats';
import * as z from 'zod/mini';
import { CalendarDate, Id } from '../wire/formats.ts';

/** What hangs on a habilitation: shown before it is suspended or ended (rules/rights#what-hangs-on-it). */
export const DependancesHabilitation = z.object({
  /** Its sessions that are not closed, the first days first. */
  sessions: z.array(
    z.object({
      id: Id,
      numero: z.nullable(z.string()),
      dateSession: z.nullable(CalendarDate),
      etat: z.enum(SESSION_ETATS),
    }),
  ),
  /** The demandes under way that renew or extend it; drafts have no number. */
  demandes: z.array(
    z.object({
      id: Id,
      numero: z.nullable(z.string()),
      mode: z.enum(['REN', 'APF']),
      currentTaskDefinitionKey: z.enum(DH_TASK_KEYS),
    }),
  ),
  /** What was granted from it. */
  suites: z.array(z.object({ id: Id, numero: z.string() })),
  /** Those to whom it is delegated, by name. */
  delegataires: z.array(z.object({ roleId: Id, nomPrenom: z.string() })),
  /** How many people follow its certificats by mail. */
  suivis: z.int(),
});
export type DependancesHabilitation = z.infer<typeof DependancesHabilitation>;
