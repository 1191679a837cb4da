import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { AlerteDite } from '../alerte/reconcileAlertes.ts';
import { notifiedRoles } from '../role/notifiedRoles.ts';
import { type Letter, sendToRoles, type ToldRole } from './sendToRoles.ts';

/** The mails that go with alerts, by the type of the alert; an alert without one is not mailed. */
export type CourrielsOfAlertes = Readonly<Partial<Record<AlerteType, ModeleCourriel>>>;

/** Writes to those who have just been alerted, where a mail goes with their alert (domain, C.8 and C.9). */
export async function sendToAlerted(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  dites: readonly AlerteDite[],
  courriels: CourrielsOfAlertes,
  letterOf: (role: ToldRole) => Omit<Letter, 'modele'>,
): Promise<void> {
  for (const { type, role_type: roleType, entite_id: entiteId, mrp_id: mrpId, personne_id: personneId } of dites) {
    const modele = courriels[type];
    if (modele === undefined) continue;
    const roles = await notifiedRoles(db, now)
      .where('role.type', '=', roleType)
      .$if(entiteId !== null, (query) => query.where('role.entite_id', '=', entiteId))
      .$if(mrpId !== null, (query) => query.where('role.mrp_id', '=', mrpId))
      .$if(personneId !== null, (query) => query.where('role.personne_id', '=', personneId))
      .execute();
    await sendToRoles({ db, jobs, now }, roles, type, (role) => ({ modele, ...letterOf(role) }));
  }
}
