import type { Consultation, ObjetConsulte } from '@habilis/api/account/Consultation';
import type { Context } from '../../../platform/Handler.ts';
import { requireCaller } from '../../../platform/requireCaller.ts';

const HOUR_MS = 60 * 60 * 1000;
const LATEST = 200;

/** Notes that somebody else's account was looked at, once an hour; what it was looked at for goes on even when that fails (S23). */
export async function recordConsultation(
  context: Context,
  objet: ObjetConsulte,
  personneIds: readonly number[],
): Promise<void> {
  const { db, now, log } = context;
  const caller = requireCaller(context);
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

/** Who looked at the caller's account, the latest first (S23). */
export async function readConsultations(context: Context): Promise<Consultation[]> {
  const rows = await context.db
    .selectFrom('consultation')
    .innerJoin('personne as lecteur', 'lecteur.id', 'consultation.lecteur_id')
    .select(['lecteur.nom', 'lecteur.prenom', 'role_type', 'objet', 'heure_le'])
    .where('consultation.personne_id', '=', requireCaller(context).personneId)
    .orderBy('heure_le', 'desc')
    .orderBy('lecteur_id')
    .orderBy('objet')
    .limit(LATEST)
    .execute();
  return rows.map(({ nom, prenom, role_type: roleType, objet, heure_le: heureLe }) => ({
    nomPrenom: `${prenom} ${nom}`,
    roleType,
    objet,
    heureLe: heureLe.toISOString(),
  }));
}
