import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { refusalOfGrant } from '@habilis/domain/habilitation/refusalOfGrant';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { etatHabilitationSql } from './etatHabilitationSql.ts';

type Asked = {
  readonly mode: HabilitationSourceMode;
  readonly entiteId: number | null;
  readonly habilitationSourceId: number | null;
};

/** 409 when what is asked for cannot be given any more (H38). */
export async function refuseGrant(
  db: Kysely<Database>,
  { mode, entiteId, habilitationSourceId }: Asked,
  today: string,
): Promise<void> {
  const entite = await db
    .selectFrom('entite')
    .select('etat')
    .where('id', '=', entiteId ?? 0)
    .executeTakeFirst();
  const source = await db
    .selectFrom('habilitation')
    .select(etatHabilitationSql(today).as('etat'))
    .where('id', '=', habilitationSourceId ?? 0)
    .where('entite_id', '=', entiteId ?? 0)
    .executeTakeFirst();
  const etats = { etatEntite: entite?.etat ?? 'provisoire', etatSource: source?.etat ?? null };
  const refusal = refusalOfGrant({ mode, ...etats });
  if (refusal !== null) throw refuse.conflict(`habilitation.${refusal}`);
}
