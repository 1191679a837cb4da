import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { type Acting, actingInJob, actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { eachAlone } from '../../../platform/jobs/eachAlone.ts';
import { DA_KIND } from '../demande-administrative/DA_KIND.ts';
import { DH_KIND } from '../demande-habilitation/DH_KIND.ts';
import { handOver } from './passation.ts';
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

/** What was held under roles that have ended goes to the successors named for them. */
async function handOverEnded(acting: Acting, personneId: number): Promise<void> {
  const ended = await acting.db
    .selectFrom('role')
    .select(['id', 'successeur_id'])
    .where('personne_id', '=', personneId)
    .where('fin_le', '<=', acting.now)
    .where('successeur_id', 'is not', null)
    .orderBy('fin_le', 'desc')
    .execute();
  for (const { id, successeur_id: successeur } of ended) {
    if (successeur !== null) await handOver(acting, { personneId, roleId: id }, successeur);
  }
}

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
    db.transaction().execute(async (trx) => {
      const acting = actingInJob(day, trx);
      await handOverEnded(acting, personneId);
      await release(acting, personneId, { motif: 'role-termine' });
    }),
  );
}
