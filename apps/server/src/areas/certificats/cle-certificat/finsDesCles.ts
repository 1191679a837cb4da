import { createHash } from 'node:crypto';
import type { CleMesuree } from '@habilis/api/exploitation/Exploitation';
import { finDeCle } from '@habilis/domain/exploitation/finDeCle';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { todayAt } from '../../../platform/today.ts';

const BYTES_SHOWN = 4;

/** The beginning of the fingerprint of a public key, in pairs. */
const empreinteOf = (publicKey: Buffer): string =>
  createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, BYTES_SHOWN * 2)
    .match(/../g)
    ?.join(':') ?? '';

/** The keys that sign certificats, the one in force first, without what they signed: counting that takes long. */
export async function finsDesCles(db: Kysely<Database>): Promise<CleMesuree[]> {
  const rows = await db
    .selectFrom('cle_certificat')
    .select(['cle_publique', 'cree_le', 'retiree_le', 'compromise_le'])
    .orderBy('retiree_le', (order) => order.desc().nullsFirst())
    .orderBy('cree_le', 'desc')
    .execute();
  return rows.map((row) => {
    const dateDebut = todayAt(row.cree_le);
    const isCurrent = row.retiree_le === null;
    const used = isCurrent ? 'en-service' : 'verifie-encore';
    return {
      usage: 'certificats',
      empreinte: empreinteOf(row.cle_publique),
      dateDebut,
      dateFin: isCurrent ? finDeCle(dateDebut) : null,
      etat: row.compromise_le === null ? used : 'compromise',
    };
  });
}
