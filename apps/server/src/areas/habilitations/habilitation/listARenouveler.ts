import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { refusalOfRenouvellement } from '@habilis/domain/habilitation/refusalOfRenouvellement';
import type { RoleContext } from '../../../platform/Handler.ts';
import { datesOf, habilitationRows } from './habilitationRows.ts';
import { presentSummaries } from './readHabilitation.ts';

/** The habilitations of the caller's entite that may be renewed today and have no demande yet, the first to end first (H741). */
export async function listARenouveler(context: RoleContext): Promise<HabilitationSummary[]> {
  const { db, today, settings } = context;
  const { entiteId } = context.caller.role;
  const rows = await habilitationRows(db)
    .where('habilitation.entite_id', '=', entiteId ?? 0)
    .where('habilitation.date_fin', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('demande_habilitation as suite')
            .select('suite.id')
            .whereRef('suite.habilitation_source_id', '=', 'habilitation.id')
            .where('suite.en_cours', '=', true),
        ),
      ),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('habilitation as renewal')
          .select('renewal.id')
          .whereRef('renewal.source_id', '=', 'habilitation.id'),
      ).as('is_renouvelee'),
    )
    .orderBy('habilitation.date_fin')
    .orderBy('habilitation.id')
    .execute();
  const renewable = rows.filter((row) => {
    const dates = { ...datesOf(row), isRenouvelee: Boolean(row.is_renouvelee) };
    return refusalOfRenouvellement(dates, { today, settings }) === null;
  });
  return presentSummaries(context, renewable);
}
