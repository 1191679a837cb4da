import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { holdsTask } from '@habilis/domain/utilisateur/holdsTask';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { actingInJob, actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { releaseHeld } from '../demande-habilitation/releaseHeld.ts';
import { recordDaStep } from '../demande-administrative/recordDaStep.ts';

type Day = Parameters<typeof actingInJob>[0];
type Tools = Pick<Context, 'db' | 'now'>;
type Released = { readonly id: number; readonly tache: DaTaskKey };

/** The roles that a person works under now; a person who is not in use has none. */
const workingRoles = ({ db, now }: Tools, personneId: number) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.type', 'role.mrp_id as mrpId'])
    .where('role.personne_id', '=', personneId)
    .where('personne.etat', '=', 'active')
    .where((eb) => eb.or([eb('role.fin_le', 'is', null), eb('role.fin_le', '>', now)]))
    .execute();

async function release(tools: Tools, personneId: number): Promise<Released[]> {
  const { db } = tools;
  const held = await db
    .selectFrom('demande_administrative')
    .select(['id', 'tache', 'caisse_id as caisseId'])
    .where('assigne_id', '=', personneId)
    .where('en_cours', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (held.length === 0) return [];
  const roles = await workingRoles(tools, personneId);
  const left = held.filter((task) => !roles.some((role) => holdsTask(role, task)));
  if (left.length === 0) return [];
  await db
    .updateTable('demande_administrative')
    .set({ assigne_id: null, version: sql`version + 1` })
    .where(
      'id',
      'in',
      left.map(({ id }) => id),
    )
    .execute();
  return left;
}

/** Gives back to their fund the tasks that no role of a person lets them own any more (U9). */
export async function releaseTasks(context: RoleContext, personneId: number): Promise<void> {
  for (const { id, tache } of await release(context, personneId)) {
    await recordDaStep(context, { demandeId: id, action: 'Libere', tache, suivante: tache, commentaire: null });
  }
  await releaseHeld(actingOf(context), personneId);
}

/** Releases what roles held whose last day has passed; nobody does it, so that the history names nobody (U9). */
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
    .execute();
  for (const { personneId } of holders) {
    await db.transaction().execute(async (trx) => {
      await releaseHeld(actingInJob(day, trx), personneId);
      const released = await release({ db: trx, now }, personneId);
      if (released.length === 0) return;
      const rows = released.map(({ id, tache }) => ({
        demande_type: 'DA' as const,
        demande_id: id,
        action_key: 'Libere',
        tache,
        tache_suivante: tache,
        auteur_id: null,
        auteur_role_type: null,
        auteur_mrp_id: null,
        commentaire: null,
        partage: false,
        cree_le: now,
      }));
      await trx.insertInto('historique_commentaire').values(rows).execute();
      const entries = released.map(({ id, tache }) => ({
        action: 'demande-administrative.Libere',
        objet_type: 'demande-administrative',
        objet_id: id,
        detail: JSON.stringify({ tache, suivante: tache, motif: 'role-termine' }),
        fait_le: now,
      }));
      await trx.insertInto('audit').values(entries).execute();
    });
  }
}
