import { MOTIF_REMPLACEMENT } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Revokes at once a certificat that another replaces; a revocation that was still held gives way (decision 27). */
export async function revokeReplaced(
  { db, now, caller }: Pick<RoleContext, 'db' | 'now' | 'caller'>,
  certificatId: number,
  texte: string,
): Promise<void> {
  await db
    .updateTable('revocation_certificat')
    .set({ annulee_le: now, annulee_par: caller.personneId })
    .where('certificat_id', '=', certificatId)
    .where('appliquee_le', 'is', null)
    .where('annulee_le', 'is', null)
    .execute();
  await db
    .insertInto('revocation_certificat')
    .values({
      certificat_id: certificatId,
      motif: MOTIF_REMPLACEMENT,
      texte,
      personne_id: caller.personneId,
      en_tant_que_par: caller.enTantQuePar?.personneId ?? null,
      role_type: caller.role.type,
      decidee_le: now,
      applique_le: now,
      appliquee_le: now,
    })
    .execute();
  await db.updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', certificatId).execute();
}
