import { sign } from 'node:crypto';
import type { ClePublique, ListeSignee } from '@habilis/api/qrcode/ClePublique';
import { encodeListe } from '@habilis/domain/certificat/listeRevocations';
import { addDays } from '@habilis/domain/date/addDays';
import type { Config } from '../../../config.ts';
import { keptMade, type Reading } from '../revocation/keptMade.ts';
import { signingKey } from '../signature/signingKey.ts';
import { effectiveRevocation } from '../etat/effectiveRevocation.ts';

/** The keys that verify certificats: a retired one still verifies what it signed (C14). */
export async function clesPubliques(db: Reading['db']): Promise<ClePublique[]> {
  const rows = await db.selectFrom('cle_certificat').selectAll().orderBy('cree_le').orderBy('id').execute();
  return rows.map(
    ({ id, cle_publique: clePublique, cree_le: cree, retiree_le: retiree, compromise_le: compromise }) => ({
      id,
      clePublique: clePublique.toString('base64url'),
      creeLe: cree.toISOString(),
      retireeLe: retiree?.toISOString() ?? null,
      compromiseLe: compromise?.toISOString() ?? null,
    }),
  );
}

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** The certificats that count no more now, signed within a transaction by the current key (C11). */
async function listeSignee(secrets: Secrets, { db, now, today, settings }: Reading): Promise<ListeSignee> {
  const rows = await db
    .selectFrom('revocation_certificat as revocation')
    // What another register gave was never signed: nobody looks for it without us.
    .innerJoin('certificat', (join) =>
      join.onRef('certificat.id', '=', 'revocation.certificat_id').on('certificat.repris_de', 'is', null),
    )
    .leftJoin('certificat as next', 'next.remplace_id', 'revocation.certificat_id')
    .select(['revocation.certificat_id as serial', 'next.id as remplacePar'])
    .distinctOn('revocation.certificat_id')
    .where(effectiveRevocation(now))
    .orderBy('revocation.certificat_id')
    .execute();
  const { id: cleId, privateKey } = await signingKey(secrets, db, now);
  const prochaine = addDays(today, settings.listeRevocationsJours);
  const charge = encodeListe({ cleId, date: today, prochaine, revocations: rows });
  return { liste: Buffer.concat([charge, sign(null, charge, privateKey)]).toString('base64url') };
}

/** Gives the signed list of revocations, kept made. */
export function keptListe(secrets: Secrets): (reading: Reading) => Promise<ListeSignee> {
  const kept = keptMade<ListeSignee>();
  return (reading) =>
    kept(reading, reading.settings.listeRevocationsJours, () =>
      reading.db.transaction().execute((db) => listeSignee(secrets, { ...reading, db })),
    );
}
