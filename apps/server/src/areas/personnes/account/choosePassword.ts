import { passwordFaultOf } from '@habilis/domain/compte/passwordFaultOf';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { isGuessable } from '../../../platform/auth/isGuessable.ts';
import { hashPassword } from '../../../platform/auth/passwords.ts';
import { refuse } from '../../../platform/Refusal.ts';

/** The hash of a chosen password; 400 for a bad one, with the reason at its field (CO1 to CO3). */
export async function hashOfChoice(
  db: Kysely<Database>,
  personneId: number,
  password: string,
  path: 'password' | 'newPassword',
): Promise<string> {
  const { habilis_id: habilisId, ...person } = await db
    .selectFrom('personne')
    .select(['habilis_id', 'nom', 'prenom', 'email'])
    .where('id', '=', personneId)
    .executeTakeFirstOrThrow();
  const fault = passwordFaultOf(password, { ...person, habilisId }, isGuessable);
  if (fault !== null) throw refuse.badRequest('donnees-invalides', [{ path, title: `compte.mot-de-passe-${fault}` }]);
  return hashPassword(password);
}
