import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { below } from '../../../platform/below.ts';

/** Forgets the deleted sessions of a habilitation that is deleted: asked of the sessions, an area below (H27). */
export const sessionsSupprimees = below<(db: Kysely<Database>, habilitationId: number) => Promise<void>>(
  'sessions supprimées d’une habilitation',
);
