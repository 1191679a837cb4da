import { alertesOfEntite } from '@habilis/domain/alerte/alertesOfEntite';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { type ToldAlerte, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import { isDeserted } from './isSansGestionnaire.ts';
import type { EntiteRow } from './openEntite.ts';

type Moment = Pick<Day, 'now' | 'today' | 'settings'>;

/** The day on which it was first seen that nobody manages an entite; null while somebody does. */
async function desertedSince(db: Kysely<Database>, id: number, { now, today }: Moment): Promise<string | null> {
  if (!(await isDeserted({ db, now }, id))) return null;
  const seen = await db
    .selectFrom('alerte')
    .select('date_emission')
    .where('objet_type', '=', 'entite')
    .where('objet_id', '=', id)
    .where('type', '=', 'ENTITE_SANS_GESTIONNAIRE')
    .executeTakeFirst();
  return seen?.date_emission ?? today;
}

/** Makes the alerts of an entite match its current state; returns the new ones. Call it with the row locked (rules/alerts#alerts). */
export async function updateAlertesEntite(
  db: Kysely<Database>,
  row: EntiteRow,
  moment: Moment,
): Promise<readonly ToldAlerte[]> {
  const { id, caisse_id: caisseId, date_fin_activite: dateFinActivite, fermee_depuis: fermeeDepuis } = row;
  const wanted = alertesOfEntite(
    {
      id,
      caisseId,
      dateFinActivite,
      fermeeDepuis,
      sansGestionnaireDepuis: await desertedSince(db, id, moment),
    },
    moment.settings,
  );
  return reconcileAlertes(db, { type: 'entite', id }, { wanted, valeurs: { raisonSocialeEntite: row.raison_sociale } });
}
