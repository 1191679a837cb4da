import { sign } from 'node:crypto';
import { initialsOf } from '@habilis/domain/certificat/initialsOf';
import { encodePayload } from '@habilis/domain/certificat/payload';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import { signingKey } from './signingKey.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;
type Tools = { readonly db: Kysely<Database>; readonly now: Date };

const AT_ONCE = 500;
/** Certificats signed by one run in the background: the others follow at the next, or as their papers are made. */
const MOST_AT_A_RUN = 20_000;

/** Certificats that bear no signature yet; who is no longer known by name is not signed for, nor what another register gave (C1146). */
const unsigned = (db: Kysely<Database>) =>
  db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .where('certificat.charge', 'is', null)
    .where('certificat.repris_de', 'is', null)
    .where('stagiaire.pseudonymise_le', 'is', null);

/** Signs those of some certificats that are not signed yet, in the caller's transaction: at the closing, or before a paper is made (C10). */
export async function signCertificats(secrets: Secrets, { db, now }: Tools, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await unsigned(db)
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'certificat.dispositif_niveau_id')
    .innerJoin('habilitation', 'habilitation.id', 'certificat.habilitation_id')
    .select(['certificat.id', 'certificat.nom', 'certificat.prenom', 'certificat.date_obtention as dateObtention'])
    .select(['certificat.date_fin as dateFin', 'dispositif_niveau.code as codeNiveau'])
    .select('habilitation.numero as numeroHabilitation')
    .where('certificat.id', 'in', ids)
    .orderBy('certificat.id')
    .execute();
  if (rows.length === 0) return;
  const { id: cleId, privateKey } = await signingKey(secrets, db, now);
  const signed = rows.map(({ id, nom, prenom, ...row }) => {
    const charge = Buffer.from(encodePayload({ ...row, cleId, serial: id, initiales: initialsOf({ prenom, nom }) }));
    return { id, charge, signature: sign(null, charge, privateKey) };
  });
  const hexOf = (all: readonly Buffer[]) => all.map((bytes) => bytes.toString('hex'));
  await sql`update certificat set charge = decode(given.charge, 'hex'), signature = decode(given.signature, 'hex'), cle_id = ${cleId}
    from unnest(${signed.map(({ id }) => id)}::integer[], ${hexOf(signed.map(({ charge }) => charge))}::text[],
      ${hexOf(signed.map(({ signature }) => signature))}::text[]) given (id, charge, signature)
    where certificat.id = given.id and certificat.charge is null`.execute(db);
}

/** Signs the certificats of before there were keys, some at a time, each batch in its own transaction. */
export async function signWaiting(secrets: Secrets, db: Kysely<Database>, now: Day['now']): Promise<void> {
  for (let done = 0; done < MOST_AT_A_RUN; done += AT_ONCE) {
    const rows = await unsigned(db).select('certificat.id').orderBy('certificat.id').limit(AT_ONCE).execute();
    if (rows.length === 0) return;
    await db.transaction().execute((trx) =>
      signCertificats(
        secrets,
        { db: trx, now },
        rows.map(({ id }) => id),
      ),
    );
  }
}
