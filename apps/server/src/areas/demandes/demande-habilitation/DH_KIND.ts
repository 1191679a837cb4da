import { addMonths } from '@habilis/domain/date/addMonths';
import { alertesOfDemandeHabilitation } from '@habilis/domain/alerte/alertesOfDemandeHabilitation';
import { courrielsOfStep } from '@habilis/domain/demande-habilitation/courrielsOfStep';
import { dueDateOf } from '@habilis/domain/demande-habilitation/dueDateOf';
import { isSharedStep } from '@habilis/domain/demande-habilitation/isSharedStep';
import { type DhOwners, ownersAfter, quiAttend } from '@habilis/domain/demande-habilitation/ownersAfter';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';
import { formatDate } from '@habilis/i18n/format';
import type { Acting } from '../../../platform/Acting.ts';
import { todayAt } from '../../../platform/today.ts';
import { notifiedRoles } from '../../avertir/role/notifiedRoles.ts';
import { managersOf } from '../../niveaux/dispositif-niveau/agentsOfNiveau.ts';
import type { DemandeKind, Move } from '../tache/DemandeKind.ts';
import { lockHeld, writeRow } from '../tache/rows.ts';
import { agentsOfRoles, candidatesOf, titulairesOf } from './candidatesOf.ts';
import { niveauOf } from './niveauOf.ts';
import type { DhColumns, DhRow } from './scope.ts';

type DhMove = Move<DhTaskKey, DhColumns>;

/** A new day of the commission is a new due date; a column that the step does not write keeps its value. */
const echeanceAfter = ({ today, settings }: Acting, row: DhRow, { next, columns }: DhMove): string | null => {
  const dateCnh = columns?.date_cnh === undefined ? row.date_cnh : columns.date_cnh;
  return dueDateOf(next, { today, settings, dateCnh });
};

function columnsAfter(acting: Acting, row: DhRow, move: DhMove): DhColumns {
  const { next, effects, retourTache = null } = move;
  if (next !== row.tache) {
    return {
      version_tache: row.version + 1,
      retour_tache: retourTache,
      brouillon_demandeur: null,
      brouillon_examen: null,
    };
  }
  // Everybody sees the commission's day: a new day is a new version of the task.
  return effects.includes('replan')
    ? { version_tache: row.version + 1, date_echeance: echeanceAfter(acting, row, move) }
    : {};
}

/** Where it stands once a step has written: the first submit sets the caisse whose people may have the task. */
const placeAfter = (row: DhRow, columns?: DhColumns) => ({
  id: row.id,
  entite_id: columns?.entite_id ?? row.entite_id,
  caisse_id: columns?.caisse_id ?? row.caisse_id,
  dispositif_niveau_id: columns?.dispositif_niveau_id ?? row.dispositif_niveau_id,
});

const ownersOf = (row: DhRow): DhOwners => ({
  assigne: row.assigne_id,
  instructeur: row.instructeur_id,
  expert: row.expert_id,
  responsable: row.responsable_id,
});

/** By when a reserve is to be lifted, as mails say it. */
function reserveDayOf({ decision, date_cnh: dateCnh }: DhRow, { delaiReserveMois }: Acting['settings']): string {
  if (decision !== 'ACCORDE_SOUS_RESERVE' || dateCnh === null) return 'aucune';
  return formatDate(addMonths(dateCnh, delaiReserveMois));
}

/** The formateurs who were told that it declares them, each on which day. */
async function declaresOf(db: Acting['db'], demandeId: number) {
  const rows = await db
    .selectFrom('formateur_prevenu')
    .select(['personne_id', 'prevenu_le'])
    .where('demande_id', '=', demandeId)
    .orderBy('id')
    .execute();
  return rows.map(({ personne_id: personneId, prevenu_le: le }) => ({ personneId, le: todayAt(le) }));
}

/** The decision of a demande that is kept back: on which day it should have left at the latest, and who took it, as long as they decide (CN1012). */
async function retenueOf({ db, now, today }: Pick<Acting, 'db' | 'now' | 'today'>, demandeId: number) {
  const held = await db
    .selectFrom('decision_commission')
    .select(['role_id', 'envoi_le'])
    .where('demande_id', '=', demandeId)
    .where('etat', '=', 'a-envoyer')
    .where('obstacle', 'is not', null)
    .executeTakeFirst();
  if (held === undefined) return null;
  const decideur = await notifiedRoles(db, now)
    .where('role.id', '=', held.role_id)
    .where('role.type', '=', 'CNH')
    .executeTakeFirst();
  const due = todayAt(held.envoi_le);
  return { personneId: decideur?.personneId ?? null, depuis: due < today ? due : today };
}

/** A demande d'habilitation, as the steps of every kind of demande know it (rules/demandes#steps). */
export const DH_KIND: DemandeKind<DhRow, DhColumns> = {
  type: 'DH',
  objetType: 'demande-habilitation',
  workflow: DH_WORKFLOW,
  page: 'demandeHabilitation',
  reprise: 'dh-reprise',
  write: (db, row, columns, position) => writeRow(db, 'demande_habilitation', row, { ...columns, ...position }),
  lockHeld: (db, personneId) => lockHeld(db, 'demande_habilitation', personneId),
  agentsOf: agentsOfRoles,
  titulairesOf: (tools, tache, row, columns) => titulairesOf(tools, tache, placeAfter(row, columns)),
  candidatesOf: (tools, tache, row, columns) => candidatesOf(tools, tache, placeAfter(row, columns)),
  echeanceAfter,
  columnsAfter,
  attenduPar: (row) => quiAttend({ taskKey: row.tache, retourTache: row.retour_tache }, ownersOf(row)),
  ownersAfter: ({ today, acteur }, row, { next, effects }, hands) => {
    const after = ownersAfter({ taskKey: row.tache, next, effects, owners: ownersOf(row), ...hands });
    const isGiven = hands.designe !== null && hands.designe !== acteur?.personneId;
    return {
      assigne_id: after.assigne,
      affectee_le: isGiven ? today : after.assigne === row.assigne_id ? row.affectee_le : null,
      instructeur_id: after.instructeur,
      expert_id: after.expert,
      responsable_id: after.responsable,
    };
  },
  seanceOf: (before, after) => (after.date_cnh === before.date_cnh ? null : after.date_cnh),
  isSharedStep,
  courrielsOfStep,
  evenementOfStep: ({ habilitation_id: habilitationId }, { decision }) =>
    decision === null ? null : { type: 'decision-rendue', valeurs: { decision, habilitationId } },
  motsOf: async ({ db, settings }, row) => ({
    numero: row.numero ?? '',
    raisonSociale: row.raison_sociale ?? '',
    niveau: (await niveauOf(db, row.dispositif_niveau_id))?.libelle ?? '',
    echeance: row.date_echeance === null ? 'aucune' : formatDate(row.date_echeance),
    finReserve: reserveDayOf(row, settings),
  }),
  alertesOf: async ({ db, now, today, settings }, row) => {
    const niveau = await niveauOf(db, row.dispositif_niveau_id);
    const managers = niveau === null ? [] : await managersOf({ db, now }, niveau.dispositifId);
    const wanted = alertesOfDemandeHabilitation(
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
        declares: await declaresOf(db, row.id),
        retenue: await retenueOf({ db, now, today }, row.id),
      },
      { today, settings },
    );
    const valeurs = {
      numeroDemande: row.numero,
      raisonSocialeEntite: row.raison_sociale,
      libelleDispositifNiveau: niveau?.libelle ?? null,
      decision: row.tache === 'acceptee' ? row.decision : null,
      tache: row.tache,
    };
    return { wanted, valeurs };
  },
};
