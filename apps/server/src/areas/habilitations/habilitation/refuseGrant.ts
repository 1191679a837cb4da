import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import { refusalOfGrant } from '@habilis/domain/habilitation/refusalOfGrant';
import type { Context } from '../../../platform/Handler.ts';
import { etatHabilitationSql } from './etatHabilitationSql.ts';

type Asked = {
  readonly mode: HabilitationSourceMode;
  readonly entiteId: number | null;
  readonly habilitationSourceId: number | null;
};

/** Why a grant is refused. */
export type GrantTitle =
  | 'habilitation.entite-inactive'
  | 'habilitation.source-introuvable'
  | 'habilitation.source-rompue'
  | 'habilitation.source-terminee';

/** 409 when what is asked for can no longer be granted (H38). */
export async function refuseGrant(
  { db, today, refuse }: Pick<Context<GrantTitle>, 'db' | 'today' | 'refuse'>,
  { mode, entiteId, habilitationSourceId }: Asked,
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
