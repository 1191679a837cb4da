import { MOTIF_REMPLACEMENT } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import type { Selectable } from 'kysely';
import type { RevocationCertificatTable } from '../../../database/tables/certificats.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

type Held = Selectable<RevocationCertificatTable>;

/** Revokes at once a certificat that another replaces; gives the revocation that was still held for it (C24). */
export async function revokeReplaced(
  { db, now, caller }: Pick<RoleContext, 'db' | 'now' | 'caller'>,
  certificatId: number,
  texte: string,
): Promise<Held | undefined> {
  const held = await db
    .updateTable('revocation_certificat')
    .set({ annulee_le: now, annulee_par: caller.personneId })
    .where('certificat_id', '=', certificatId)
    .where('appliquee_le', 'is', null)
    .where('annulee_le', 'is', null)
    .returningAll()
    .executeTakeFirst();
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
  return held;
}

/** Holds for a new certificat what was held for the one that it replaces: the ground is the person's, not the spelling's (C24). */
export async function passOnHeld(
  { db, audit }: Pick<RoleContext, 'db' | 'audit'>,
  held: Held,
  { id, numero }: { readonly id: number; readonly numero: string },
): Promise<void> {
  const { motif, texte, personne_id, en_tant_que_par, role_type, decidee_le, applique_le } = held;
  await db
    .insertInto('revocation_certificat')
    .values({ certificat_id: id, motif, texte, personne_id, en_tant_que_par, role_type, decidee_le, applique_le })
    .execute();
  await audit({
    action: 'certificat.ReporteRevocation',
    objetType: 'certificat',
    objetId: id,
    detail: { numero, remplaceId: held.certificat_id, motif, appliqueLe: applique_le.toISOString() },
  });
}
