import type { Context } from '../../../platform/Handler.ts';

type Demande = { readonly type: 'DA' | 'DH'; readonly id: number };

/** Renews the sign of the caller's role; not in the audit, and removed once over. */
export async function renewSign(
  { db, now }: Context,
  { type, id }: Demande,
  roleId: number,
  edite: boolean,
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ demande_type: type, demande_id: id, role_id: roleId, edite, vu_le: now })
    .onConflict((sign) => sign.columns(['demande_type', 'demande_id', 'role_id']).doUpdateSet({ edite, vu_le: now }))
    .execute();
}

/** The recent signs for a demande, from every process. */
export async function recentSigns({ db, now, settings }: Context, { type, id }: Demande) {
  const rows = await db
    .selectFrom('presence')
    .innerJoin('role', 'role.id', 'presence.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .leftJoin('mrp', 'mrp.id', 'role.mrp_id')
    .select(['presence.edite', 'presence.vu_le', 'role.type', 'personne.id', 'personne.nom', 'personne.prenom'])
    .select('mrp.libelle as organisme')
    .where('presence.demande_type', '=', type)
    .where('presence.demande_id', '=', id)
    .where('presence.vu_le', '>', new Date(now.getTime() - settings.dureePresenceSecondes * 1000))
    .execute();
  return rows.map((row) => ({
    personneId: row.id,
    nomPrenom: `${row.prenom} ${row.nom}`,
    roleType: row.type,
    organisme: row.organisme,
    edite: row.edite,
    vuLe: row.vu_le.getTime(),
  }));
}

/** The current task of a demande; whoever signals may read it. */
export async function taskOf({ db }: Context, { type, id }: Demande): Promise<string> {
  const table = type === 'DA' ? 'demande_administrative' : 'demande_habilitation';
  const { tache } = await db.selectFrom(table).select('tache').where('id', '=', id).executeTakeFirstOrThrow();
  return tache;
}
