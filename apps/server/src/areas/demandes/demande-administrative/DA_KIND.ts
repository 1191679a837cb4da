import { alertesOfDemandeAdministrative } from '@habilis/domain/alerte/alertesOfDemandeAdministrative';
import { courrielsOfStep } from '@habilis/domain/demande-administrative/courrielsOfStep';
import { decisionOfStep } from '@habilis/domain/demande-administrative/decisionOfStep';
import { dueDateOf } from '@habilis/domain/demande-administrative/dueDateOf';
import { isSharedStep } from '@habilis/domain/demande-administrative/isSharedStep';
import { ownersAfter } from '@habilis/domain/demande-administrative/ownersAfter';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { formatDate } from '@habilis/i18n/format';
import type { Updateable } from 'kysely';
import type { DemandeAdministrativeTable } from '../../../database/tables/demandes.ts';
import type { DemandeKind } from '../tache/DemandeKind.ts';
import { lockHeld, writeRow } from '../tache/rows.ts';
import type { DemandeRow } from './findDemande.ts';
import { agentsOfRoles, titulairesOf } from './titulairesOf.ts';

export type DaColumns = Updateable<DemandeAdministrativeTable>;

const dayOf = (date: string | null): string => (date === null ? 'aucune' : formatDate(date));

/** The first submit sets the caisse whose people may have the task. */
const titulairesAfter: DemandeKind<DemandeRow, DaColumns>['titulairesOf'] = (tools, tache, row, columns) =>
  titulairesOf(tools, tache, {
    caisse_id: columns?.caisse_id ?? row.caisse_id,
    entite_id: columns?.entite_id ?? row.entite_id,
  });

/** A demande administrative, as the steps of every kind of demande know it (rules/dossier#steps). */
export const DA_KIND: DemandeKind<DemandeRow, DaColumns> = {
  type: 'DA',
  objetType: 'demande-administrative',
  workflow: DA_WORKFLOW,
  page: 'demandeAdministrative',
  reprise: 'da-reprise',
  write: (db, row, columns, position) => writeRow(db, 'demande_administrative', row, { ...columns, ...position }),
  lockHeld: (db, personneId) => lockHeld(db, 'demande_administrative', personneId),
  agentsOf: (tools, roles, row) => agentsOfRoles(tools, roles, row.caisse_id),
  titulairesOf: titulairesAfter,
  candidatesOf: titulairesAfter,
  echeanceAfter: ({ today, settings }, row, { next, columns }) => {
    const written = columns?.date_suspension_administrative;
    const dateSuspension = written === undefined ? row.date_suspension_administrative : written;
    return dueDateOf(next, { today, settings, dateSuspension });
  },
  columnsAfter: () => ({}),
  // What is in complement ends by nothing but its answer.
  attenduPar: () => null,
  ownersAfter: (_acting, row, { next, effects }, hands) => {
    const owners = { assigne: row.assigne_id, instructeur: row.instructeur_id };
    const { assigne, instructeur } = ownersAfter({ taskKey: row.tache, next, effects, owners, ...hands });
    return { assigne_id: assigne, instructeur_id: instructeur };
  },
  seanceOf: () => null,
  isSharedStep,
  courrielsOfStep,
  evenementOfStep: (_row, step) => {
    const decision = decisionOfStep(step);
    return decision === null ? null : { type: 'decision-administrative-rendue', valeurs: { decision } };
  },
  motsOf: async (_tools, row) => ({
    numero: row.numero ?? '',
    raisonSociale: row.raison_sociale ?? '',
    echeance: dayOf(row.date_echeance),
    suspension: dayOf(row.tache === 'da_complement' ? row.date_suspension_administrative : null),
  }),
  alertesOf: async (day, row) => ({
    wanted: alertesOfDemandeAdministrative(
      {
        tache: row.tache,
        dateDebutTache: row.date_debut_tache,
        dateEcheance: row.date_echeance,
        dateSuspension: row.date_suspension_administrative,
        entiteId: row.entite_id,
        caisseId: row.caisse_id,
      },
      day,
    ),
    valeurs: { numeroDemande: row.numero, raisonSocialeEntite: row.raison_sociale },
  }),
};
