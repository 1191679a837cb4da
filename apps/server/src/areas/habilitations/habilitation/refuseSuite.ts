import { refusalOfAjoutPlateforme } from '@habilis/domain/habilitation/refusalOfAjoutPlateforme';
import { refusalOfRenouvellement } from '@habilis/domain/habilitation/refusalOfRenouvellement';
import type { Context } from '../../../platform/Handler.ts';
import { datesOf, type NamedHabilitation } from './habilitationRows.ts';

/** What may be asked for from a habilitation: its renewal, or a further fixed platform. */
export type ModeSuite = 'REN' | 'APF';

/** The refusals of a renewal and of a further platform. */
export type SuiteTitle = 'habilitation.renouvellement-impossible' | 'habilitation.ajout-plateforme-impossible';

/** 400 when a habilitation can neither be renewed nor have a further platform on this day (rules/demandes#modes; H11, H12, H15). */
export async function refuseSuite(
  { db, today, settings, refuse }: Pick<Context<SuiteTitle>, 'db' | 'today' | 'settings' | 'refuse'>,
  row: NamedHabilitation,
  mode: ModeSuite,
): Promise<void> {
  const dates = datesOf(row);
  if (mode === 'APF') {
    const refusal = refusalOfAjoutPlateforme({ ...dates, avecPlateforme: row.avec_plateforme }, today);
    if (refusal !== null) throw refuse.badRequest(`habilitation.${refusal}`);
    return;
  }
  const next = await db.selectFrom('habilitation').select('id').where('source_id', '=', row.id).executeTakeFirst();
  const refusal = refusalOfRenouvellement({ ...dates, isRenouvelee: next !== undefined }, { today, settings });
  if (refusal !== null) throw refuse.badRequest(`habilitation.${refusal}`);
}
