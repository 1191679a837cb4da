import { rythmeOf } from '@habilis/domain/courriel/rythmeOf';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import { formatDate } from '@habilis/i18n/format';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Jobs } from '../../../platform/jobs/Job.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import type { AlerteDite } from '../../avertir/alerte/reconcileAlertes.ts';
import { notifiedRoles } from '../../avertir/notification/ownRole.ts';
import type { DemandeRow } from './findDemande.ts';

/** What a mail that nobody's call causes is written with. */
export type MailTools = { readonly jobs: Jobs; readonly now: Date };

const EVENEMENT = 'DA_SUSPENSION';

/** Writes of a coming suspension to those who have just been alerted of it: the entity whatever it wants, its fund as it wishes (domain, C.8). */
export async function announceSuspension(
  db: Kysely<Database>,
  row: DemandeRow,
  dites: readonly AlerteDite[],
  { jobs, now }: MailTools,
): Promise<void> {
  const date = row.date_suspension_administrative;
  if (date === null) return;
  for (const { type, role_type: roleType, entite_id: entiteId, mrp_id: mrpId } of dites) {
    if (type !== EVENEMENT) continue;
    const targets = await notifiedRoles(db, now)
      .select('role.personne_id')
      .where('role.type', '=', roleType)
      .where(entiteId === null ? 'role.mrp_id' : 'role.entite_id', '=', entiteId ?? mrpId)
      .execute();
    for (const role of targets) {
      const rythme = rythmeOf(EVENEMENT, role.type, role.preferences);
      if (rythme === null) continue;
      await sendCourriel(
        { db, jobs, now },
        {
          modele: 'da-suspension',
          personneId: role.personne_id,
          roleId: role.id,
          objetId: row.id,
          rythme,
          sujet: sujetOf(EVENEMENT, role.type),
          valeurs: {
            mots: { numero: row.numero ?? '', raisonSociale: row.raison_sociale ?? '', suspension: formatDate(date) },
            commentaire: null,
            chemin: `/${role.type}/${role.id}/demandes-administratives/${row.id}`,
            lignes: [],
          },
        },
      );
    }
  }
}
