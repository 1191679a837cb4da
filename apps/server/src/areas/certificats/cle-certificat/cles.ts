import type { CleCertificat } from '@habilis/api/cle-certificat/CleCertificat';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { ensureKey } from '../signature/signingKey.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret' | 'certificateKey'>;
type Cle = { readonly id: number; readonly cree_le: Date };

/** The keys, the latest first, each with what it signed. */
export async function listCles(db: Kysely<Database>): Promise<CleCertificat[]> {
  const rows = await db
    .selectFrom('cle_certificat as cle')
    .leftJoin('personne', 'personne.id', 'cle.personne_id')
    .select(['cle.id', 'cle.cree_le', 'cle.retiree_le', 'cle.compromise_le', 'personne.nom', 'personne.prenom'])
    .select(sql<boolean>`cle.cle_privee is null`.as('isEnvironnement'))
    .select((eb) =>
      eb
        .selectFrom('certificat')
        .select(sql<number>`count(*)::integer`.as('nb'))
        .whereRef('certificat.cle_id', '=', 'cle.id')
        .as('nb'),
    )
    .orderBy(sql`cle.retiree_le desc nulls first`)
    .orderBy('cle.cree_le', 'desc')
    .orderBy('cle.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    creeLe: row.cree_le.toISOString(),
    retireeLe: row.retiree_le?.toISOString() ?? null,
    compromiseLe: row.compromise_le?.toISOString() ?? null,
    nbCertificats: row.nb ?? 0,
    isEnvironnement: row.isEnvironnement,
    auteurNomPrenom: row.nom === null ? null : `${row.prenom ?? ''} ${row.nom}`,
  }));
}

/** A moment that no clock put before the key was made. */
const notBefore = ({ cree_le: made }: Cle, now: Date): Date => (now < made ? made : now);

/** Retires a locked key and makes another one, known as made by the caller. */
async function replaceKey(secrets: Secrets, { db, now, caller }: RoleContext, cle: Cle): Promise<number> {
  await db
    .updateTable('cle_certificat')
    .set({ retiree_le: notBefore(cle, now) })
    .where('id', '=', cle.id)
    .execute();
  await ensureKey(secrets, db, now);
  const { id } = await db
    .updateTable('cle_certificat')
    .set({ personne_id: caller.personneId })
    .where('retiree_le', 'is', null)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Replaces the key in force; a closing under way ends with the former one first (C14). */
export async function renewCle(
  secrets: Secrets,
  context: RoleContext<'cle-certificat.retiree'>,
  id: number,
): Promise<CleCertificat[]> {
  const { db } = context;
  const current = await db
    .selectFrom('cle_certificat')
    .select(['id', 'cree_le'])
    // More than a column of two bytes holds may be asked for.
    .where(sql<boolean>`id = ${id}::bigint`)
    .where('retiree_le', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // Somebody else replaced it meanwhile: one rotation was asked for.
  if (current === undefined) throw context.refuse.conflict('cle-certificat.retiree');
  const next = await replaceKey(secrets, context, current);
  await context.audit({
    action: 'cle-certificat.Renouvelle',
    objetType: 'cle-certificat',
    objetId: id,
    detail: { suivante: next },
  });
  return listCles(db);
}

/** Marks a key as leaked: what it signed proves nothing by itself any more; one in force is replaced at once (C28). */
export async function markCompromised(
  secrets: Secrets,
  context: RoleContext<'cle-certificat.compromise' | 'cle-certificat.inconnue'>,
  id: number,
): Promise<CleCertificat[]> {
  const { db, now } = context;
  const cle = await db
    .selectFrom('cle_certificat')
    .select(['id', 'cree_le', 'retiree_le', 'compromise_le'])
    .where(sql<boolean>`id = ${id}::bigint`)
    .forUpdate()
    .executeTakeFirst();
  if (cle === undefined) throw context.refuse.conflict('cle-certificat.inconnue');
  if (cle.compromise_le !== null) throw context.refuse.conflict('cle-certificat.compromise');
  const next = cle.retiree_le === null ? await replaceKey(secrets, context, cle) : null;
  await db
    .updateTable('cle_certificat')
    .set({ compromise_le: notBefore(cle, now) })
    .where('id', '=', id)
    .execute();
  await context.audit({
    action: 'cle-certificat.Compromet',
    objetType: 'cle-certificat',
    objetId: id,
    detail: { suivante: next },
  });
  return listCles(db);
}
