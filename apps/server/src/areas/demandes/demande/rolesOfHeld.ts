import type { RoleContext } from '../../../platform/Handler.ts';
import type { TasksOfRoles } from '../../personnes/utilisateur/heldTasks.ts';
import { byRole as byRoleOfDa } from '../demande-administrative/titulairesOf.ts';
import { byRole as byRoleOfDh } from '../demande-habilitation/candidatesOf.ts';
import type { Candidate } from '../tache/Candidate.ts';

/** The live tasks that a person holds, of both kinds of demande, counted by the roles that let them hold these (U9). */
export async function rolesOfHeld(
  context: Pick<RoleContext, 'db' | 'now'>,
  personneId: number,
): Promise<readonly TasksOfRoles[]> {
  const { db } = context;
  const counted = (titulaires: readonly Candidate[], total: number): TasksOfRoles => ({
    roleIds: titulaires.filter((one) => one.personneId === personneId).map(({ roleId }) => roleId),
    total,
  });
  const administratives = await db
    .selectFrom('demande_administrative')
    .select(({ fn }) => ['tache', 'caisse_id', fn.countAll<string>().as('total')])
    .where('assigne_id', '=', personneId)
    .where('en_cours', '=', true)
    .groupBy(['tache', 'caisse_id'])
    .execute();
  const habilitations = await db
    .selectFrom('demande_habilitation')
    .select(({ fn }) => ['tache', 'caisse_id', 'dispositif_niveau_id', fn.countAll<string>().as('total')])
    .where('assigne_id', '=', personneId)
    .where('en_cours', '=', true)
    .groupBy(['tache', 'caisse_id', 'dispositif_niveau_id'])
    .execute();
  const held: TasksOfRoles[] = [];
  for (const { tache, caisse_id: caisseId, total } of administratives) {
    held.push(counted(await byRoleOfDa(context, tache, caisseId), Number(total)));
  }
  for (const { tache, total, ...place } of habilitations) {
    held.push(counted(await byRoleOfDh(context, tache, place), Number(total)));
  }
  return held;
}
