import type { Complement, ComplementPoint } from '@habilis/api/examen/Complement';
import type { Valeur } from '@habilis/domain/complement/Valeur';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { Selectable } from 'kysely';
import type { DemandeComplementPointTable } from '../../../database/tables/examen.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { colonneOf, type Sujet } from './sujet.ts';

/** A point with both values; the value of an unsent answer is the current one. */
export const presentPoint = (
  row: Selectable<DemandeComplementPointTable>,
  valeurOf: (chemin: string) => Valeur[],
): ComplementPoint => ({
  id: row.id,
  version: row.version,
  chemin: row.chemin,
  commentaire: row.commentaire,
  avant: row.valeur_avant,
  apres: row.valeur_apres ?? valeurOf(row.chemin),
  traite: row.traite,
  reponse: row.reponse,
});

/** A point without its answer, for whoever may not read what is being typed. */
const unanswered = (point: ComplementPoint): ComplementPoint => ({
  ...point,
  apres: point.avant,
  traite: false,
  reponse: null,
});

/** The complements asked of a demande, the latest first; its demandeur sees which body asks, not which person. */
export async function listComplements(context: RoleContext, sujet: Sujet): Promise<Complement[]> {
  const { db } = context;
  const reader = context.caller.role.type;
  const isNamed = seesAgents(reader);
  const isInSight = sujet.isTypedInSight || isDemandeur(reader);
  const complements = await db
    .selectFrom('demande_complement')
    .innerJoin('role', 'role.id', 'demande_complement.auteur_role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .select(['demande_complement.id', 'demande_complement.tache', 'demande_le', 'repondu_le'])
    .select(['role.type', 'personne.nom', 'personne.prenom', 'mrp.libelle as organisme'])
    .where(colonneOf(sujet), '=', sujet.id)
    // What a decision asks is unseen by the entite until its letter leaves (CN3).
    .$if(isDemandeur(reader), (query) =>
      query.where((eb) =>
        eb.or([
          eb('repondu_le', 'is not', null),
          eb.not(
            eb.exists(
              eb
                .selectFrom('decision_commission')
                .select('decision_commission.id')
                .whereRef('decision_commission.demande_id', '=', 'demande_complement.demande_id')
                .where('etat', '=', 'a-envoyer'),
            ),
          ),
        ]),
      ),
    )
    .orderBy('demande_complement.id', 'desc')
    .execute();
  if (complements.length === 0) return [];
  const valeurOf = await sujet.valeurs(db);
  const points = await db
    .selectFrom('demande_complement_point')
    .selectAll()
    .where(
      'complement_id',
      'in',
      complements.map(({ id }) => id),
    )
    .orderBy('rang')
    .execute();
  return complements.map(({ id, tache, type, nom, prenom, organisme, demande_le: demande, repondu_le: repondu }) => ({
    id,
    taskDefinitionKey: tache,
    auteurNomPrenom: isNamed ? `${prenom} ${nom}` : organisme,
    auteurRoleType: isNamed ? type : null,
    demandeLe: demande.toISOString(),
    reponduLe: repondu?.toISOString() ?? null,
    points: points
      .filter(({ complement_id: of }) => of === id)
      .map((point) => presentPoint(point, valeurOf))
      .map((point) => (repondu === null && !isInSight ? unanswered(point) : point)),
  }));
}
