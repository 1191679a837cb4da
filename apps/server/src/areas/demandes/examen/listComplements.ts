import type { Complement, ComplementPoint } from '@habilis/api/examen/Complement';
import { type ContenuAncrable, valeurAncree } from '@habilis/domain/complement/valeurAncree';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { Selectable } from 'kysely';
import type { DemandeComplementPointTable } from '../../../database/tables/examen.ts';
import type { Context } from '../../../platform/Handler.ts';
import { requireRole } from '../../../platform/requireCaller.ts';
import { contenuAncrable } from './contenuAncrable.ts';

/** A point with both values; what is not yet sent is shown as it is now. */
export const presentPoint = (
  row: Selectable<DemandeComplementPointTable>,
  contenu: ContenuAncrable,
): ComplementPoint => ({
  id: row.id,
  version: row.version,
  chemin: row.chemin,
  commentaire: row.commentaire,
  avant: row.valeur_avant,
  apres: row.valeur_apres ?? valeurAncree(contenu, row.chemin),
  traite: row.traite,
  reponse: row.reponse,
});

/** What was asked of a request, the last first; its requester sees the body that asks and not the person. */
export async function listComplements(context: Context, demandeId: number): Promise<Complement[]> {
  const { db } = context;
  const isNamed = seesAgents(requireRole(context).role.type);
  const complements = await db
    .selectFrom('demande_complement')
    .innerJoin('role', 'role.id', 'demande_complement.auteur_role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .select(['demande_complement.id', 'demande_complement.tache', 'demande_le', 'repondu_le'])
    .select(['role.type', 'personne.nom', 'personne.prenom', 'mrp.libelle as organisme'])
    .where('demande_id', '=', demandeId)
    .orderBy('demande_complement.id', 'desc')
    .execute();
  if (complements.length === 0) return [];
  const contenu = await contenuAncrable(db, demandeId);
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
    points: points.filter(({ complement_id: of }) => of === id).map((point) => presentPoint(point, contenu)),
  }));
}
