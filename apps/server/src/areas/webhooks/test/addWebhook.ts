import type { TypeWebhook } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { sealSecret } from '../envoi/secretsOf.ts';
import { newSecret } from '../envoi/signMessage.ts';

type Given = {
  readonly nom?: string;
  readonly adresse: string;
  readonly types?: readonly TypeWebhook[];
  readonly entiteId?: number;
  readonly caisseId?: number;
  /** Whose role answers for it. */
  readonly de: string;
};

/** Adds a webhook of somebody, for an entite, a caisse or everything; gives its id and its secret. */
export async function addWebhook(
  { db, config, now }: { readonly db: Kysely<Database>; readonly config: Config; readonly now: Date },
  { nom = 'Planning', adresse, types = ['certificat-delivre'], entiteId, caisseId, de }: Given,
): Promise<{ readonly id: number; readonly secret: string }> {
  const role = await db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('role.id')
    .where('habilis_id', '=', de)
    .executeTakeFirstOrThrow();
  const row = {
    nom,
    adresse,
    types: [...types],
    entite_id: entiteId ?? null,
    caisse_id: caisseId ?? null,
    secret: '',
    secret_le: now,
    ancien_secret: null,
    ancien_secret_jusque: null,
    responsable_id: role.id,
    cree_le: now,
    arrete_le: null,
    arrete_motif: null,
  };
  const { id } = await db.insertInto('webhook').values(row).returning('id').executeTakeFirstOrThrow();
  const secret = newSecret();
  await db
    .updateTable('webhook')
    .set({ secret: await sealSecret(config, id, secret) })
    .where('id', '=', id)
    .execute();
  return { id, secret };
}
