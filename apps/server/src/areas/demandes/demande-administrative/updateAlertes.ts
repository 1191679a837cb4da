import { alertesOfDemandeAdministrative } from '@habilis/domain/alerte/alertesOfDemandeAdministrative';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type AlerteDite, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import type { DemandeRow } from './findDemande.ts';

/** Closes the alerts that a request no longer gives and opens those that it gives as it stands; gives those that are new, or told again (domain, C.8). */
export async function updateAlertes(
  db: Kysely<Database>,
  row: DemandeRow,
  day: { readonly today: string; readonly settings: Settings },
): Promise<readonly AlerteDite[]> {
  const voulues = alertesOfDemandeAdministrative(
    {
      tache: row.tache,
      dateDebutTache: row.date_debut_tache,
      dateEcheance: row.date_echeance,
      dateSuspension: row.date_suspension_administrative,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
    },
    day,
  );
  const valeurs = { numeroDemande: row.numero, raisonSocialeEntite: row.raison_sociale };
  return reconcileAlertes(db, { type: 'demande-administrative', id: row.id }, { voulues, valeurs });
}
