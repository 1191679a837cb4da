import { addDays } from '@habilis/domain/date/addDays';
import type { BuiltIds } from '@habilis/server/builders/Building';
import type { Database } from '@habilis/server/database/Database';
import type { Kysely } from 'kysely';

const PORTEES = ['manage-sessions', 'read-sessions', 'issue-certificats'] as const;
const GESTIONNAIRE = 'LPF20001';

/** One application of an entite, at work since the summer. It has no secret: who tries it replaces it, and sees the new one. */
export async function seedApplications(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const at = (days: number) => new Date(`${addDays(today, days)}T07:40:00Z`);
  const { id: role_id } = await db
    .selectFrom('role')
    .select('id')
    .where('personne_id', '=', ids.personne.get(GESTIONNAIRE) ?? 0)
    .where('type', '=', 'G')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('application')
    .values({
      client_id: 'app_cadence_demonstration',
      nom: 'Cadence, planning des sessions',
      role_id,
      cree_par_role_id: role_id,
      portees: [...PORTEES],
      cles_publiques: null,
      cree_le: at(-120),
      date_fin: addDays(today, 245),
      dernier_usage_le: at(-1),
      fenetre_le: at(-1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // The calls of a day, by a token that has ended.
  const jeton = { application_id: id, portees: [...PORTEES], cree_le: at(-1), expire_le: at(-1), appels: 204 };
  await db
    .insertInto('application_jeton')
    .values({ ...jeton, empreinte: `démonstration ${today}` })
    .execute();
}
