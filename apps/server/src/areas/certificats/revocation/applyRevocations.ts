import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import type { Telling } from '../../../platform/evenement/Evenement.ts';
import { happened } from '../../../platform/evenement/happened.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { tellTitulaire } from '../titulaire/tellTitulaire.ts';
import { withdrawFormateur } from './withdrawFormateur.ts';

type Secrets = Pick<Config, 'tokenSecret' | 'formerTokenSecret'>;

/** Applies the revocation of one certificat, unless it has been cancelled meanwhile. */
async function applyRevocation(secrets: Secrets, telling: Telling, certificatId: number): Promise<void> {
  const { db, now } = telling;
  // The certificat is locked first, as by whoever cancels.
  await db.selectFrom('certificat').select('id').where('id', '=', certificatId).forUpdate().execute();
  const applied = await db
    .updateTable('revocation_certificat')
    .set({ appliquee_le: now })
    .where('certificat_id', '=', certificatId)
    .where('annulee_le', 'is', null)
    .where('appliquee_le', 'is', null)
    .where('applique_le', '<=', now)
    .returning('motif')
    .executeTakeFirst();
  if (applied === undefined) return;
  const { numero, entite_id: entiteId } = await db
    .updateTable('certificat')
    .set({ statut: 'REVOQUE' })
    .where('id', '=', certificatId)
    .returning(['numero', 'entite_id'])
    .executeTakeFirstOrThrow();
  await withdrawFormateur(telling, certificatId);
  const objet = { id: certificatId, numero, entiteId };
  await happened(telling, { type: 'certificat-revoque', objet, valeurs: { motif: applied.motif } });
  // Its link is sealed with a secret that no reader has.
  await tellTitulaire(secrets, telling, certificatId);
}

/** Marks the certificats whose revocation has come into effect and tells of them; the check does not wait for it. */
export async function applyRevocations(secrets: Secrets, db: Kysely<Database>, day: Day): Promise<void> {
  const due = await db
    .selectFrom('revocation_certificat')
    .select('certificat_id as id')
    .where('annulee_le', 'is', null)
    .where('appliquee_le', 'is', null)
    .where('applique_le', '<=', day.now)
    .orderBy('applique_le')
    .orderBy('id')
    .execute();
  await eachAlone(due, ({ id }) =>
    db.transaction().execute((trx) => applyRevocation(secrets, { ...day, db: trx }, id)),
  );
}
