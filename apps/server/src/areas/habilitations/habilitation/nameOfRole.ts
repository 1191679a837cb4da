import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** The name of who holds a role. */
export async function nameOfRole(db: Kysely<Database>, roleId: number): Promise<string> {
  const { nom, prenom } = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['personne.nom', 'personne.prenom'])
    .where('role.id', '=', roleId)
    .executeTakeFirstOrThrow();
  return `${prenom} ${nom}`;
}
