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
  | 'habilitation.entite-en-fin'
  | 'habilitation.source-introuvable'
  | 'habilitation.source-rompue'
  | 'habilitation.source-terminee'
  | 'habilitation.source-sans-suite';

/** 409 when what is asked for can no longer be granted (H38, H711). */
export async function refuseGrant(
  { db, today, refuse }: Pick<Context<GrantTitle>, 'db' | 'today' | 'refuse'>,
  { mode, entiteId, habilitationSourceId }: Asked,
): Promise<void> {
  const entite = await db
    .selectFrom('entite')
    .select(['etat', 'date_fin_activite'])
    .where('id', '=', entiteId ?? 0)
    .executeTakeFirst();
  const source = await db
    .selectFrom('habilitation')
    .select(['fin_sans_suite', etatHabilitationSql(today).as('etat')])
    .where('id', '=', habilitationSourceId ?? 0)
    .where('entite_id', '=', entiteId ?? 0)
    .executeTakeFirst();
  const refusal = refusalOfGrant({
    mode,
    etatEntite: entite?.etat ?? 'provisoire',
    dateFinActivite: entite?.date_fin_activite ?? null,
    etatSource: source?.etat ?? null,
    isSourceSansSuite: source?.fin_sans_suite ?? false,
  });
  if (refusal !== null) throw refuse.conflict(`habilitation.${refusal}`);
}
