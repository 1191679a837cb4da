import type { Consultation } from '@habilis/api/account/Consultation';
import type { AccountContext } from '../../../platform/Handler.ts';

const LATEST = 200;

/** Who looked at the caller's account, the latest first (S23). */
export async function readConsultations(context: AccountContext): Promise<Consultation[]> {
  const rows = await context.db
    .selectFrom('consultation')
    .innerJoin('personne as reader', 'reader.id', 'consultation.lecteur_id')
    .select(['reader.nom', 'reader.prenom', 'role_type', 'objet', 'heure_le'])
    .where('consultation.personne_id', '=', context.caller.personneId)
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
