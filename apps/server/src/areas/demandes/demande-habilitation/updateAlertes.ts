import { alertesOfDemandeHabilitation } from '@habilis/domain/alerte/alertesOfDemandeHabilitation';
import type { Acting } from '../../../platform/Acting.ts';
import { type AlerteDite, reconcileAlertes } from '../../avertir/alerte/reconcileAlertes.ts';
import { managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhRow } from './scope.ts';

/** Closes the alerts that a request no longer gives and opens those that it gives as it stands; gives those that are new, or told again (domain, C.8). */
export async function updateAlertes(
  { db, now, today, settings }: Pick<Acting, 'db' | 'now' | 'today' | 'settings'>,
  row: DhRow,
): Promise<readonly AlerteDite[]> {
  const niveau = await niveauOf(db, row.dispositif_niveau_id);
  const managers = niveau === null ? [] : await managersOf({ db, now }, niveau.dispositifId);
  const voulues = alertesOfDemandeHabilitation(
    {
      tache: row.tache,
      dateDebutTache: row.date_debut_tache,
      dateEcheance: row.date_echeance,
      dateCnh: row.date_cnh,
      dateDecision: row.date_decision,
      affecteeLe: row.affectee_le,
      entiteId: row.entite_id,
      caisseId: row.caisse_id,
      assigneId: row.assigne_id,
      responsables: managers.map(({ personneId }) => personneId),
    },
    { today, settings },
  );
  const valeurs = {
    numeroDemande: row.numero,
    raisonSocialeEntite: row.raison_sociale,
    libelleDispositifNiveau: niveau?.libelle ?? null,
    decision: row.tache === 'acceptee' ? row.decision : null,
  };
  return reconcileAlertes(db, { type: 'demande-habilitation', id: row.id }, { voulues, valeurs });
}
