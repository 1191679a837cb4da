import type { RevocationLue } from '@habilis/api/certificat/Revocation';
import { isRevocationAnnulable } from '@habilis/domain/certificat/isRevocationAnnulable';
import { isMrp } from '@habilis/domain/role/roleGroup';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { holds } from '../../../platform/auth/holds.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** The revocation of a certificat as the caller may read it: a held one, which may be cancelled, is for those who may revoke (C25). */
export async function readRevocation({ db, caller, now }: RoleContext, id: number): Promise<RevocationLue | null> {
  const row = await db
    .selectFrom('revocation_certificat as revocation')
    .leftJoin('personne', 'personne.id', 'revocation.personne_id')
    .select(['motif', 'texte', 'decidee_le', 'applique_le', 'appliquee_le', 'role_type'])
    .select(['personne.nom', 'personne.prenom'])
    .where('certificat_id', '=', id)
    .where('annulee_le', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { motif, texte, role_type: roleType, nom, prenom } = row;
  const appliqueLe = row.applique_le.toISOString();
  const dates = { appliqueLe, appliqueeLe: row.appliquee_le?.toISOString() ?? null, annuleeLe: null };
  const annulable = isRevocationAnnulable(dates, now.toISOString());
  if (annulable && !holds(caller, 'revoke-certificats')) return null;
  // Agents of the network are named to those who see agents.
  const isNamed = nom !== null && (roleType === null || !isMrp(roleType) || seesAgents(caller.role.type));
  return {
    motif,
    texte,
    decideeLe: row.decidee_le.toISOString(),
    appliqueLe,
    annulable,
    auteurNomPrenom: isNamed ? `${prenom ?? ''} ${nom}` : null,
    roleType,
  };
}
