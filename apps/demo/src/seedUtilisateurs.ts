import { addDays } from '@habilis/domain/date/addDays';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import type { BuiltIds } from '@habilis/server/builders/Building';

/** Acts of an administrator, with their age in days. */
const DONE = [
  { habilisId: 'INS50004', action: 'role-donne', age: 520, detail: { roleType: 'I', objet: 'Carsat Aquitaine' } },
  { habilisId: 'INS50004', action: 'role-termine', age: 201, detail: { roleType: 'I', objet: 'Carsat Aquitaine' } },
  { habilisId: 'INS50004', action: 'role-donne', age: 199, detail: { roleType: 'I', objet: 'Carsat Midi-Pyrénées' } },
  { habilisId: 'PER94005', action: 'utilisateur-cree', age: 12, detail: {} },
  { habilisId: 'PER94005', action: 'role-donne', age: 12, detail: { roleType: 'F', objet: '' } },
  { habilisId: 'BLO94004', action: 'compte-bloque', age: 4, detail: { motif: 'Départ de la caisse.' } },
] as const;

/** The history of some accounts, to show the administration of users. */
export async function seedUtilisateurs(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const rows = DONE.map(({ habilisId, action, age, detail }) => ({
    personne_id: ids.personne.get('ADM92001') ?? null,
    action,
    objet_type: 'personne',
    objet_id: ids.personne.get(habilisId) ?? null,
    detail: JSON.stringify(detail),
    fait_le: `${addDays(today, -age)}T08:45:00Z`,
  }));
  await db.insertInto('audit').values(rows).execute();
}
