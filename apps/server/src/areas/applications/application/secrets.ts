import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { empreinteOf } from '../../../platform/auth/applicationToken.ts';

const SECRET_BYTES = 32;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const PREFIX = 'hbs_';

/** Gives an application its secret, and tells it; the former one serves a week more, or ends at once, and an older one ends (AP5). */
export async function giveSecret(
  db: Kysely<Database>,
  applicationId: number,
  { now, coupeAncien }: { readonly now: Date; readonly coupeAncien: boolean },
): Promise<string> {
  const secrets = db.updateTable('application_secret').where('application_id', '=', applicationId);
  await secrets
    .set({ expire_le: now })
    .where((eb) => (coupeAncien ? eb.lit(true) : eb('expire_le', '>', now)))
    .execute();
  await secrets
    .set({ expire_le: new Date(now.getTime() + WEEK_MS) })
    .where('expire_le', 'is', null)
    .execute();
  const secret = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const values = { application_id: applicationId, empreinte: empreinteOf(secret), cree_le: now };
  await db.insertInto('application_secret').values(values).execute();
  return secret;
}

/** Whether a text is a living secret of an application, each compared in constant time. */
export async function isSecretOf(
  db: Kysely<Database>,
  applicationId: number,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<boolean> {
  const rows = await db
    .selectFrom('application_secret')
    .select('empreinte')
    .where('application_id', '=', applicationId)
    .where((eb) => eb.or([eb('expire_le', 'is', null), eb('expire_le', '>', now)]))
    .execute();
  const given = Buffer.from(empreinteOf(text));
  return rows.map(({ empreinte }) => timingSafeEqual(Buffer.from(empreinte), given)).includes(true);
}
