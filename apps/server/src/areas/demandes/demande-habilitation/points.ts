import type { DecisionCommission, PointOrdreDuJour } from '@habilis/api/commission/Seance';
import type { Changement } from '@habilis/domain/commission/changementsDepuis';
import { can } from '@habilis/domain/role/can';
import { byCode } from '../../../database/byCode.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { sourcesOf } from '../../habilitations/habilitation/droits.ts';
import { dateSuspensionEnCours } from '../dossier-administratif/dateSuspensionEnCours.ts';
import { changementsOf, DECISION_CHANGEE } from './changementsOf.ts';
import { isCounted } from './dessaisisOf.ts';
import { versionFor } from './versionFor.ts';

/** A query of demandes with their decisions of the commission: the one that may still be cancelled, or those sent, a row for each; a demande without one has a row too. */
export const pointsQuery = ({ db }: Pick<Context, 'db'>, etat: 'a-envoyer' | 'envoyee') =>
  db
    .selectFrom('demande_habilitation as dh')
    .innerJoin('dispositif_niveau as niveau', 'niveau.id', 'dh.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'niveau.dispositif_id')
    .leftJoin('mrp as caisse', 'caisse.id', 'dh.caisse_id')
    .leftJoin('entite', 'entite.id', 'dh.entite_id')
    .leftJoin('demande_administrative as da', (join) =>
      join.onRef('da.entite_id', '=', 'dh.entite_id').on('da.en_cours', '=', true),
    )
    .leftJoin('decision_commission as taken', (join) =>
      join.onRef('taken.demande_id', '=', 'dh.id').on('taken.etat', '=', etat),
    )
    .leftJoin('personne as decideur', 'decideur.id', 'taken.decideur_id');

const pointColumns = (query: ReturnType<typeof pointsQuery>) =>
  query
    .select(['dh.id', 'dh.version', 'dh.numero', 'dh.raison_sociale', 'dh.ville', 'dh.mode', 'dh.date_cnh'])
    .select(['dh.tache', 'dh.version_tache', 'dh.habilitation_source_id', 'entite.date_fin_activite'])
    .select(dateSuspensionEnCours.as('date_suspension'))
    .select(['dh.date_echeance', 'dh.date_debut_tache', 'dh.recours_le'])
    .select(['niveau.id as niveauId', 'niveau.niveau', 'dispositif.libelle_court as dispositif'])
    .select(['caisse.id as caisseId', 'caisse.code as caisseCode', 'caisse.libelle as caisseLibelle'])
    .select(['taken.id as takenId', 'taken.etat', 'taken.date_cnh as takenDateCnh', 'taken.decision as takenDecision'])
    .select(['taken.avec_complement', 'taken.motif as takenMotif', 'taken.date_debut as takenDateDebut'])
    .select(['taken.prise_le', 'taken.envoi_le', 'taken.obstacle', 'decideur.prenom', 'decideur.nom'])
    .select((eb) =>
      eb
        .selectFrom('avis')
        .select('avis.type')
        .whereRef('avis.demande_id', '=', 'dh.id')
        .where(isCounted())
        .orderBy('avis.rendu_le', 'desc')
        .orderBy('avis.id', 'desc')
        .limit(1)
        .as('dernierAvis'),
    );

type PointRow = Awaited<ReturnType<ReturnType<typeof pointColumns>['execute']>>[number];

function presentDecision(row: PointRow, changements: readonly Changement[]): DecisionCommission | null {
  const { takenId, etat, takenDecision: decision, prise_le: priseLe, envoi_le: envoiLe } = row;
  if (takenId === null || etat === null || etat === 'annulee' || decision === null) return null;
  if (priseLe === null || envoiLe === null) return null;
  return {
    id: takenId,
    etat,
    decision,
    avecComplement: row.avec_complement ?? false,
    motif: row.takenMotif,
    dateDebut: row.takenDateDebut,
    decideurNomPrenom: `${row.prenom ?? ''} ${row.nom ?? ''}`.trim(),
    priseLe: priseLe.toISOString(),
    envoiLe: envoiLe.toISOString(),
    obstacle: row.obstacle,
    changements: changements.map(({ champ, avant, apres }) => ({ champ, avant: [...avant], apres: [...apres] })),
  };
}

type Beside = {
  readonly sources: Awaited<ReturnType<typeof sourcesOf>>;
  readonly changements: Awaited<ReturnType<typeof changementsOf>>;
};

/** A point as the caller may see it: only those who decide see what may still be cancelled (CN1). */
function presentPoint(context: RoleContext, row: PointRow, { sources, changements }: Beside): PointOrdreDuJour {
  const { role } = context.caller;
  const { caisseId, caisseCode, caisseLibelle } = row;
  const isHidden = row.etat === 'a-envoyer' && !can(role.type, 'decide');
  return {
    demandeHabilitationId: row.id,
    version: versionFor(context, row),
    numero: row.numero ?? '',
    entite: {
      raisonSociale: row.raison_sociale ?? '',
      ville: row.ville,
      dateFinActivite: row.date_fin_activite,
      dateSuspensionAdministrative: row.date_suspension,
    },
    habilitationSource: sources.get(row.habilitation_source_id ?? 0) ?? null,
    dispositifNiveau: { id: row.niveauId, dispositif: row.dispositif, niveau: row.niveau },
    mode: row.mode,
    caisse:
      caisseId === null || caisseCode === null || caisseLibelle === null
        ? null
        : { id: caisseId, code: caisseCode, libelle: caisseLibelle },
    typeDernierAvis: can(role.type, 'see-latest-avis') ? row.dernierAvis : null,
    dateCnh: row.takenDateCnh ?? row.date_cnh,
    dateEcheance: row.date_echeance,
    dateDebutTache: row.date_debut_tache,
    dateRecours: row.recours_le,
    decision: isHidden ? null : presentDecision(row, changements.get(row.takenId ?? 0) ?? []),
  };
}

/** By dispositif, by niveau, by number. */
export const inAgendaOrder = (query: ReturnType<typeof pointsQuery>) =>
  query.orderBy('dispositif.code', byCode).orderBy('niveau.code', byCode).orderBy('dh.numero').orderBy('taken.id');

/** The points of a query, as the caller may see them. */
export async function readPoints(
  context: RoleContext,
  query: ReturnType<typeof pointsQuery>,
): Promise<PointOrdreDuJour[]> {
  const rows = await pointColumns(query).execute();
  const ids = rows.flatMap(({ habilitation_source_id: id }) => (id === null ? [] : [id]));
  const sources = await sourcesOf(context, [...new Set(ids)]);
  const changed = rows.flatMap(({ takenId, obstacle }) =>
    takenId !== null && obstacle === DECISION_CHANGEE ? [takenId] : [],
  );
  const beside = { sources, changements: await changementsOf(context, changed) };
  return rows.map((row) => presentPoint(context, row, beside));
}

/** The decision of a demande that may still be cancelled, as those who decide see it; null when none waits. */
export async function heldDecision(context: RoleContext, demandeId: number): Promise<DecisionCommission | null> {
  const waiting = pointsQuery(context, 'a-envoyer').where('dh.id', '=', demandeId).where('taken.id', 'is not', null);
  const [point] = await readPoints(context, waiting);
  return point?.decision ?? null;
}
