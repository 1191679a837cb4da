import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';

/** The delegations of a habilitation in force, each with its role and its person. */
export const liveDelegations = (db: Kysely<Database>, habilitationId: number, now: Date) =>
  db
    .selectFrom('delegation')
    .innerJoin('role', 'role.id', 'delegation.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .where('delegation.habilitation_id', '=', habilitationId)
    .where('delegation.fin_le', 'is', null)
    .where(isLiveRole(now))
    .orderBy('personne.nom_tri')
    .orderBy('role.id');
