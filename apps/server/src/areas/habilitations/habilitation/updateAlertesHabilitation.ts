import { alertesOfHabilitation } from '@habilis/domain/alerte/alertesOfHabilitation';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import type { Settings } from '@habilis/domain/setting/settings';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type ToldAlerte, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import { managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { demandeEnCours } from './demandeEnCours.ts';
import { liveDelegations } from './liveDelegations.ts';
import { listRappels } from './rappels.ts';
import { datesOf, habilitationRows, type NamedHabilitation } from './habilitationRows.ts';

export type DayOfAlertes = { readonly today: string; readonly settings: Settings; readonly now: Date };

async function isRenouvellementEngage(db: Kysely<Database>, id: number): Promise<boolean> {
  const renewed = await db.selectFrom('habilitation').select('id').where('source_id', '=', id).executeTakeFirst();
  return renewed !== undefined || (await demandeEnCours(db, id))?.mode === 'REN';
}

/** Makes the alerts of a habilitation match its current state; returns the new ones, with their habilitation (rules/alerts#alerts). */
export async function updateAlertesHabilitation(
  db: Kysely<Database>,
  id: number,
  { today, settings, now }: DayOfAlertes,
): Promise<{ readonly row: NamedHabilitation; readonly told: readonly ToldAlerte[] }> {
  const row = await habilitationRows(db).where('habilitation.id', '=', id).executeTakeFirstOrThrow();
  const delegates = await liveDelegations(db, id, now).select('role.personne_id').execute();
  const managers = await managersOf({ db, now }, row.dispositif_id);
  const wanted = alertesOfHabilitation(
    {
      ...datesOf(row),
      entiteId: row.entite_id,
      dateDecisionSuspension: row.date_decision_suspension,
      isRenouvellementEngage: await isRenouvellementEngage(db, id),
      rappels: await listRappels(db, id, now),
      dateReserve: row.reserve_levee_le === null ? row.date_reserve : null,
      delegataires: [...new Set(delegates.map(({ personne_id }) => personne_id))],
      responsables: [...new Set(managers.map(({ personneId }) => personneId))],
    },
    { today, settings },
  );
  const valeurs = {
    numeroHabilitation: row.numero,
    raisonSocialeEntite: row.raison_sociale,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
  };
  return { row, told: await reconcileAlertes(db, { type: 'habilitation', id }, { wanted, valeurs }) };
}
