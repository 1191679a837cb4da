import { sign } from 'node:crypto';
import type { ClePublique, ListeSignee } from '@habilis/api/qrcode/ClePublique';
import { encodeListe } from '@habilis/domain/certificat/listeRevocations';
import { addDays } from '@habilis/domain/date/addDays';
import type { Config } from '../../../config.ts';
import type { Context } from '../../../platform/Handler.ts';
import { signingKey } from '../signature/signingKey.ts';

type Reading = Pick<Context, 'db' | 'now' | 'today' | 'settings'>;

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
    .leftJoin('certificat as next', 'next.remplace_id', 'revocation.certificat_id')
    .select(['revocation.certificat_id as serial', 'next.id as remplacePar'])
    .distinctOn('revocation.certificat_id')
    .where('revocation.annulee_le', 'is', null)
    .where('revocation.applique_le', '<=', now)
    .orderBy('revocation.certificat_id')
    .execute();
  const { id: cleId, privateKey } = await signingKey(secrets, db, now);
  const prochaine = addDays(today, settings.listeRevocationsJours);
  const charge = encodeListe({ cleId, date: today, prochaine, revocations: rows });
  return { liste: Buffer.concat([charge, sign(null, charge, privateKey)]).toString('base64url') };
}

/** All that a list depends on: what was revoked, by whom it is signed, of which day it is, and how long it serves. */
async function stateOf({ db, now, today, settings }: Reading): Promise<string> {
  const { numero, cle, dues } = await db
    .selectFrom('version_revocations')
    .select((eb) => [
      'numero',
      eb.selectFrom('cle_certificat').select('id').where('retiree_le', 'is', null).as('cle'),
      // Their hour has come before the work that applies them.
      eb
        .selectFrom('revocation_certificat')
        .select(eb.fn.countAll().as('dues'))
        .where('annulee_le', 'is', null)
        .where('appliquee_le', 'is', null)
        .where('applique_le', '<=', now)
        .as('dues'),
    ])
    .executeTakeFirstOrThrow();
  return [numero, cle, dues, today, settings.listeRevocationsJours].join(' ');
}

/** Gives the signed list of revocations, which each process keeps made until what it depends on changes (decision 0111). */
export function keptListe(secrets: Secrets): (reading: Reading) => Promise<ListeSignee> {
  let kept: { readonly state: string; readonly made: Promise<ListeSignee> } | null = null;
  return async (reading) => {
    // Read before the list is made: what is revoked meanwhile makes another one next time.
    const state = await stateOf(reading);
    if (kept?.state !== state) {
      const made = reading.db.transaction().execute((db) => listeSignee(secrets, { ...reading, db }));
      const current = { state, made };
      kept = current;
      // One that could not be made is tried again.
      made.catch(() => {
        if (kept === current) kept = null;
      });
    }
    return kept.made;
  };
}
