import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type Acting, actingInJob, actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { DA_KIND } from '../demande-administrative/DA_KIND.ts';
import { DH_KIND } from '../demande-habilitation/DH_KIND.ts';
import { releaseHeld } from '../tache/releaseHeld.ts';
import { announceDelaisses } from '../tache/sansTitulaire.ts';

type Day = Parameters<typeof actingInJob>[0];

async function release(acting: Acting, personneId: number, detail = {}): Promise<void> {
  const administratives = await releaseHeld(acting, DA_KIND, personneId, detail);
  const habilitations = await releaseHeld(acting, DH_KIND, personneId, detail);
  await announceDelaisses(acting, [...administratives, ...habilitations]);
}

/** Gives back to their group the tasks of a person whose roles no longer let them own them (U9). */
export const releaseTasks = (context: RoleContext, personneId: number): Promise<void> =>
  release(actingOf(context), personneId);

/** Releases what was held under roles whose last day has passed; the history names nobody, since nobody did it (U9). */
export async function releaseEndedRoles(db: Kysely<Database>, day: Day): Promise<void> {
  const { now } = day;
  const holders = await db
    .selectFrom('demande_administrative')
    .innerJoin('role', 'role.personne_id', 'demande_administrative.assigne_id')
    .select('role.personne_id as personneId')
    .distinct()
    .where('demande_administrative.en_cours', '=', true)
    .where('role.fin_le', '<=', now)
    .union(
      db
        .selectFrom('demande_habilitation')
        .innerJoin('role', 'role.personne_id', 'demande_habilitation.assigne_id')
        .select('role.personne_id as personneId')
        .where('demande_habilitation.en_cours', '=', true)
        .where('role.fin_le', '<=', now),
    )
    .orderBy('personneId')
    .execute();
  await eachAlone(holders, ({ personneId }) =>
    db.transaction().execute((trx) => release(actingInJob(day, trx), personneId, { motif: 'role-termine' })),
  );
}
