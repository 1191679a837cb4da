import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '@habilis/server/database/Database';
import { updateAlertesEntite } from '@habilis/server/areas/entites/entite/updateAlertesEntite';
import { TERMINATED } from './demoEntites.ts';
import { CLOSED_ENTITE } from './nordEstEntites.ts';
import type { BuiltIds } from '@habilis/server/builders/Building';

const MOVED = 1;

/** Decisions about entites and the register's answers: one is closed there, which its caisse does not know yet. */
export async function seedEntites(
  db: Kysely<Database>,
  { ids, today }: { readonly ids: BuiltIds; readonly today: string },
): Promise<void> {
  const day = (age: number) => addDays(today, -age);
  const idOf = (rang: number) => ids.entite.get(rang) ?? 0;
  const said = (resultat: 'OK' | 'FERME', age: number) => ({
    verification_siren: JSON.stringify({ resultat, raisonSociale: null, verifieLe: `${day(age)}T04:47:00.000Z` }),
    verification_tentee_le: `${day(age)}T04:47:00.000Z`,
  });
  await db.updateTable('entite').set(said('OK', 9)).where('etat', '=', 'active').execute();
  const ended = { date_fin_activite: day(150), commentaire_date_fin: 'Cessation de l’activité.' };
  await db.updateTable('entite').set(ended).where('id', '=', idOf(TERMINATED)).execute();
  const why = 'Siège transféré de Metz à Nancy.';
  await db.updateTable('entite').set({ commentaire_affectation_caisse: why }).where('id', '=', idOf(MOVED)).execute();
  // Its gestionnaire has left, too: nobody can act for it.
  const left = { fin_le: new Date(`${day(12)}T17:00:00Z`) };
  await db.updateTable('role').set(left).where('entite_id', '=', idOf(CLOSED_ENTITE)).where('type', '=', 'G').execute();
  const closed = await db
    .updateTable('entite')
    .set({ ...said('FERME', 5), fermee_depuis: day(5) })
    .where('id', '=', idOf(CLOSED_ENTITE))
    .returningAll()
    .executeTakeFirstOrThrow();
  await updateAlertesEntite(db, closed, { settings: DEFAULT_SETTINGS, today, now: new Date(`${today}T08:00:00Z`) });
  const decided = [
    {
      habilisId: 'ADM92001',
      rang: TERMINATED,
      action: 'fin-activite',
      age: 155,
      detail: { date: day(150), commentaire: ended.commentaire_date_fin },
    },
    {
      habilisId: 'REP70001',
      rang: MOVED,
      action: 'caisse-changee',
      age: 67,
      detail: { de: 'Carsat Alsace-Moselle', vers: 'Carsat Nord-Est', commentaire: why },
    },
  ];
  await db
    .insertInto('audit')
    .values(
      decided.map(({ habilisId, rang, action, age, detail }) => ({
        personne_id: ids.personne.get(habilisId) ?? null,
        action,
        objet_type: 'entite',
        objet_id: idOf(rang),
        detail: JSON.stringify(detail),
        fait_le: `${day(age)}T13:20:00Z`,
      })),
    )
    .execute();
}
