import { alertesOfEntite } from '@habilis/domain/alerte/alertesOfEntite';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type ToldAlerte, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import type { EntiteRow } from './openEntite.ts';

/** Makes the alerts of an entite match its current state; returns the new ones. Call it with the row locked (domain, C.8). */
export function updateAlertesEntite(
  db: Kysely<Database>,
  row: EntiteRow,
  settings: Settings,
): Promise<readonly ToldAlerte[]> {
  const { id, caisse_id: caisseId, date_fin_activite: dateFinActivite, fermee_depuis: fermeeDepuis } = row;
  const wanted = alertesOfEntite({ id, caisseId, dateFinActivite, fermeeDepuis }, settings);
  return reconcileAlertes(db, { type: 'entite', id }, { wanted, valeurs: { raisonSocialeEntite: row.raison_sociale } });
}
