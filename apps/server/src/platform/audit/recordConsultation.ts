import type { ObjetConsulte } from '@habilis/api/account/Consultation';
import type { AccountContext } from '../Handler.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Notes, once an hour, that somebody looked at another's account; a failure to note does not stop the reading (S23). */
export async function recordConsultation(
  context: AccountContext,
  objet: ObjetConsulte,
  personneIds: readonly number[],
): Promise<void> {
  const { db, now, log } = context;
  const { caller } = context;
  const acteur = caller.enTantQuePar;
  const lecteur = acteur?.personneId ?? caller.personneId;
  const roleType = acteur?.roleType ?? caller.role?.type;
  const others = personneIds.filter((id) => id !== lecteur);
  if (roleType === undefined || others.length === 0) return;
  const heure_le = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await db
    .insertInto('consultation')
    .values(others.map((id) => ({ personne_id: id, lecteur_id: lecteur, role_type: roleType, objet, heure_le })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch((error: unknown) => log.error({ err: error }, 'consultation non notée'));
}
