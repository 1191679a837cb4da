import { randomInt } from 'node:crypto';
import { RECOVERY_CODES, RECOVERY_SIGNS } from '@habilis/domain/compte/secondFactorCodeOf';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/Database.ts';
import { fingerprintOf, isFingerprint } from './sealed.ts';

const textOf = (personneId: number, code: string): string => `code-secours:${personneId}:${code}`;

function newCode(): string {
  const signs = Array.from({ length: RECOVERY_CODES.length }, () =>
    RECOVERY_SIGNS.charAt(randomInt(RECOVERY_SIGNS.length)),
  );
  return signs.join('');
}

/** Replaces a person's recovery codes and gives the new ones, grouped for display; only their seals are stored (SF3). */
export async function renewRecoveryCodes(trx: Kysely<Database>, config: Config, personneId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES.count }, newCode);
  await removeRecoveryCodes(trx, personneId);
  await trx
    .insertInto('code_secours')
    .values(
      codes.map((code) => ({ personne_id: personneId, empreinte: fingerprintOf(config, textOf(personneId, code)) })),
    )
    .execute();
  const middle = RECOVERY_CODES.length / 2;
  return codes.map((code) => `${code.slice(0, middle)}-${code.slice(middle)}`);
}

/** Takes a person's recovery codes away. */
export async function removeRecoveryCodes(trx: Kysely<Database>, personneId: number): Promise<void> {
  await trx.deleteFrom('code_secours').where('personne_id', '=', personneId).execute();
}

/** Counts a person's unused recovery codes. */
export async function countRecoveryCodes(db: Kysely<Database>, personneId: number): Promise<number> {
  const { total } = await db
    .selectFrom('code_secours')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('personne_id', '=', personneId)
    .where('utilise_le', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Spends a recovery code; false when it is unknown or already used. */
export async function spendRecoveryCode(
  trx: Kysely<Database>,
  config: Config,
  { personneId, code }: { readonly personneId: number; readonly code: string },
  now: Date,
): Promise<boolean> {
  const left = await trx
    .selectFrom('code_secours')
    .select(['id', 'empreinte'])
    .where('personne_id', '=', personneId)
    .where('utilise_le', 'is', null)
    .execute();
  const found = left.find(({ empreinte }) => isFingerprint(config, empreinte, textOf(personneId, code)));
  if (found === undefined) return false;
  await trx.updateTable('code_secours').set({ utilise_le: now }).where('id', '=', found.id).execute();
  return true;
}
