import { toldRole } from '@habilis/domain/notification/toldRole';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { StoredPreference } from '@habilis/domain/notification/preferencesOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { Jobs } from '../jobs/Job.ts';
import { type NewCourriel, sendCourriels } from './sendCourriel.ts';

/** A role that something may be told under. */
export type ToldRole = {
  readonly id: number;
  readonly personneId: number;
  readonly type: RoleType;
  readonly preferences: readonly StoredPreference[];
};

/** Writes to each person at most one mail about an event, under the role of theirs that is told soonest (M11). */
export async function sendToPersons<R extends ToldRole>(
  tools: { readonly db: Kysely<Database>; readonly jobs: Jobs; readonly now: Date },
  roles: readonly R[],
  evenement: Evenement,
  mailOf: (role: R) => Pick<NewCourriel, 'modele' | 'objetId' | 'valeurs'>,
): Promise<void> {
  const mails = [...Map.groupBy(roles, ({ personneId }) => personneId).values()].flatMap((held): NewCourriel[] => {
    const told = toldRole(evenement, held);
    if (told === null) return [];
    const { role, rythme } = told;
    const { personneId, id: roleId, type } = role;
    return [{ ...mailOf(role), personneId, roleId, rythme, sujet: sujetOf(evenement, type) }];
  });
  await sendCourriels(tools, mails);
}
