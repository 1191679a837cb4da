import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { BuiltIds } from '@habilis/server/builders/Building';

const SESSION = '5a4e0f52-7f1d-4b8e-9f5e-0a6f3c2d9b10';
const MOTIF = 'Appel de Mme Marchal : l’attestation Urssaf déposée ne s’affiche pas.';

/** One past impersonation of Sophie Marchal by the support, for her account's history. */
export async function seedImpersonation(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const acteur = ids.personne.get('SUP93001') ?? 0;
  const cible = ids.personne.get('LPF20001') ?? 0;
  const day = addDays(today, -3);
  const debutLe = `${day}T09:12:00.000Z`;
  const finLe = `${day}T09:31:00.000Z`;
  const { id } = await db
    .insertInto('impersonation')
    .values({
      session_id: SESSION,
      acteur_id: acteur,
      acteur_role_type: 'S',
      cible_id: cible,
      motif: MOTIF,
      debut_le: debutLe,
      expire_le: `${day}T10:12:00.000Z`,
      fin_le: finLe,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = { personne_id: acteur, objet_type: 'personne', objet_id: cible };
  const detail = JSON.stringify({ impersonation: id, motif: MOTIF });
  await db
    .insertInto('audit')
    .values([
      { ...entry, action: 'impersonation', detail, fait_le: debutLe },
      { ...entry, action: 'impersonation-fin', detail: '{}', fait_le: finLe },
    ])
    .execute();
}
