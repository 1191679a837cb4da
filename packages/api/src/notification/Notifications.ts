import { EVENEMENTS_REGLABLES } from '@habilis/domain/notification/EVENEMENTS';
import { RYTHMES } from '@habilis/domain/notification/preferencesOf';
import * as z from 'zod/mini';
import { Version } from '../wire/formats.ts';

/** One notification preference of a role: event × channel × rhythm, the rhythm kept while nothing is sent (rules/alerts#mails). */
export const NotificationPreference = z.object({
  type: z.enum(EVENEMENTS_REGLABLES),
  canal: z.enum(['EMAIL', 'NONE']),
  frequence: z.enum(RYTHMES),
});

/** A role's preferences, one per event that it may set. */
export const Notifications = z.object({
  version: Version,
  preferences: z.array(NotificationPreference).check(z.maxLength(EVENEMENTS_REGLABLES.length)),
});
export type Notifications = z.infer<typeof Notifications>;
