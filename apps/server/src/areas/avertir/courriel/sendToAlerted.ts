import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import type { ModeleCourriel } from '../../../database/values/Courriel.ts';
import type { Context } from '../../../platform/Handler.ts';
import type { ToldAlerte } from '../alerte/reconcileAlertes.ts';
import { notifiedRoles } from '../role/notifiedRoles.ts';
import { sendToDeserted } from './sendToDeserted.ts';
import { type Letter, sendToRoles, type ToldRole } from './sendToRoles.ts';

/** The mail of each type of alert; a type without one is not mailed. */
export type CourrielsOfAlertes = Readonly<Partial<Record<AlerteType, ModeleCourriel>>>;

/** Mails those who have just been alerted, when their alert has a mail; a letter is told its alert's due day (rules/alerts#mails). */
export async function sendToAlerted(
  { db, jobs, now }: Pick<Context, 'db' | 'jobs' | 'now'>,
  told: readonly ToldAlerte[],
  courriels: CourrielsOfAlertes,
  letterOf: (role: ToldRole, echeance: string | null) => Omit<Letter, 'modele'>,
): Promise<void> {
  for (const {
    type,
    role_type: roleType,
    entite_id: entiteId,
    mrp_id: mrpId,
    personne_id: personneId,
    date_echeance: echeance,
  } of told) {
    const modele = courriels[type];
    if (modele === undefined) continue;
    const roles = await notifiedRoles(db, now)
      .where('role.type', '=', roleType)
      .$if(entiteId !== null, (query) => query.where('role.entite_id', '=', entiteId))
      .$if(mrpId !== null, (query) => query.where('role.mrp_id', '=', mrpId))
      .$if(personneId !== null, (query) => query.where('role.personne_id', '=', personneId))
      .execute();
    const written = (role: ToldRole) => ({ modele, ...letterOf(role, echeance) });
    await sendToRoles({ db, jobs, now }, roles, type, written);
    if (roleType === 'G') await sendToDeserted({ db, jobs, now }, entiteId, type, written);
  }
}
