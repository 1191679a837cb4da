import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Config } from '@habilis/server/config';
import type { Database } from '@habilis/server/database/Database';
import { renewRecoveryCodes } from '@habilis/server/platform/auth/recoveryCodes';
import { seal, unseal } from '@habilis/server/platform/auth/sealed';
import { newSecret } from '@habilis/server/platform/auth/totp';
import { SECOND_FACTEUR } from './demoPersons.ts';

/** Gives a demonstration's person a second factor, whose secret belongs to this data folder only. */
export async function seedSecondFacteur(db: Kysely<Database>, config: Config, now: Date): Promise<void> {
  const { id: personneId } = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', SECOND_FACTEUR)
    .executeTakeFirstOrThrow();
  const secret = await seal(config, { usage: 'facteur', personneId }, newSecret());
  await db
    .insertInto('facteur')
    .values({
      personne_id: personneId,
      genre: 'application',
      nom: 'Téléphone',
      secret,
      dernier_pas: 0,
      cree_le: now,
    })
    .execute();
  await renewRecoveryCodes(db, config, personneId);
}

/** What that person's application shows: null once the factor is removed; the code is null until an unused one comes. */
export async function readSecondFacteur(
  db: Kysely<Database>,
  config: Config,
  now: Date,
): Promise<{ readonly secret: string; readonly code: string | null } | null> {
  const kept = await db
    .selectFrom('facteur')
    .innerJoin('personne', 'personne.id', 'facteur.personne_id')
    .select(['personne_id', 'secret', 'dernier_pas'])
    .where('habilis_id', '=', SECOND_FACTEUR)
    .where('genre', '=', 'application')
    .orderBy('facteur.id')
    .executeTakeFirst();
  if (kept === undefined || kept.secret === null) return null;
  const opened = await unseal(config, { usage: 'facteur', personneId: kept.personne_id }, kept.secret);
  if (typeof opened?.value !== 'string') return null;
  const totp = new TOTP({ secret: Secret.fromBase32(opened.value) });
  const timestamp = now.getTime();
  const hasServed = totp.counter({ timestamp }) <= Number(kept.dernier_pas ?? 0);
  return { secret: opened.value, code: hasServed ? null : totp.generate({ timestamp }) };
}
