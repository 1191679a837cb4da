import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { assignableRoles } from '@habilis/domain/demande/assignableRoles';
import { DH_TASK_KEYS } from '@habilis/domain/demande-habilitation/taskKeys';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { DA_WORKFLOW } from '@habilis/domain/demande-administrative/workflow';
import { DH_WORKFLOW } from '@habilis/domain/demande-habilitation/workflow';

const DA_HELD = DA_TASK_KEYS.filter((key) => assignableRoles(DA_WORKFLOW, key).length > 0);
const DH_HELD = DH_TASK_KEYS.filter((key) => assignableRoles(DH_WORKFLOW, key).length > 0);

/** How many live tasks each of these persons holds, whatever the kind of demande (G19). */
export async function workloadsOf(db: Kysely<Database>, personneIds: readonly number[]): Promise<Map<number, number>> {
  const workloads = new Map<number, number>();
  if (personneIds.length === 0) return workloads;
  const held = await db
    .selectFrom('demande_administrative')
    .select((eb) => ['assigne_id', eb.fn.countAll<number>().as('count')])
    .where('assigne_id', 'in', personneIds)
    .where('tache', 'in', DA_HELD)
    .groupBy('assigne_id')
    .unionAll(
      db
        .selectFrom('demande_habilitation')
        .select((eb) => ['assigne_id', eb.fn.countAll<number>().as('count')])
        .where('assigne_id', 'in', personneIds)
        .where('tache', 'in', DH_HELD)
        .groupBy('assigne_id'),
    )
    .execute();
  for (const { assigne_id: id, count } of held) {
    if (id !== null) workloads.set(id, (workloads.get(id) ?? 0) + Number(count));
  }
  return workloads;
}
