import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';

/** A person's name for a mail; nothing for an act of time, which has no person. */
export async function nameOf(db: Kysely<Database>, personneId: number | null): Promise<string> {
  if (personneId === null) return '';
  const person = db.selectFrom('personne').select(['prenom', 'nom']).where('id', '=', personneId);
  const { prenom, nom } = await person.executeTakeFirstOrThrow();
  return `${prenom} ${nom}`;
}
