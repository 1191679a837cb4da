import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { byCode } from '../../../database/byCode.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { activeHabilitation } from '../../habilitations/habilitation/activeHabilitation.ts';
import { habilitationRows } from '../../habilitations/habilitation/habilitationRows.ts';
import { presentHabilitation } from '../../habilitations/habilitation/readHabilitation.ts';
import { inScope } from '../../habilitations/habilitation/scope.ts';

/** The habilitations of an entite that are valid today, among those that the caller may read (rules/rights#scopes). */
export async function listHabilitationsActives(context: RoleContext, entiteId: number): Promise<Habilitation[]> {
  const { db, today } = context;
  const rows = await habilitationRows(db)
    .where('habilitation.entite_id', '=', entiteId)
    .where(activeHabilitation(today, today))
    .where(inScope(context))
    .orderBy('dispositif_niveau.code', byCode)
    .orderBy('habilitation.date_debut')
    .execute();
  const presented: Habilitation[] = [];
  for (const row of rows) presented.push(await presentHabilitation(context, row));
  return presented;
}
