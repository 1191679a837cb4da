import type { Passation } from '@habilis/api/utilisateur/Passation';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Acting } from '../../../platform/Acting.ts';
import type { Day } from '../../../platform/Area.ts';
import { below } from '../../../platform/below.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** How many tasks of a person each of these roles of theirs lets them hold. */
export type TasksOfRoles = { readonly roleIds: readonly number[]; readonly total: number };

/** The tasks that people hold; the areas below release them when a role no longer allows it (U9). */
export type HeldTasks = {
  /** The live tasks that a person holds, counted by the roles that let them. */
  readonly byRoles: (context: Pick<RoleContext, 'db' | 'now'>, personneId: number) => Promise<readonly TasksOfRoles[]>;
  /** What they would lose with a role, or with all of them, and who may have it. */
  readonly passation: (
    tools: Pick<RoleContext, 'db' | 'now'>,
    personneId: number,
    roleId: number | null,
  ) => Promise<Pick<Passation, 'taches' | 'successeurs'>>;
  /** Hands what they lose over to somebody, as far as that person may have it. */
  readonly handOver: (
    acting: Acting,
    leaving: { readonly personneId: number; readonly roleId: number | null },
    successeurId: number,
  ) => Promise<number>;
  readonly release: (context: RoleContext, personneId: number) => Promise<void>;
  /** Releases what was held under roles whose last day has passed. */
  readonly releaseOfEndedRoles: (db: Kysely<Database>, day: Day) => Promise<void>;
};

export const heldTasks = below<HeldTasks>('tâches tenues par une personne');
