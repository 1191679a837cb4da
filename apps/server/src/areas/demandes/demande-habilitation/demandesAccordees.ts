import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { inScope } from './scope.ts';

/** The granted demandes of a habilitation that the caller may read, the latest first. */
export async function demandesAccordees(context: RoleContext, id: number): Promise<Habilitation['demandesAccordees']> {
  const rows = await context.db
    .selectFrom('demande_habilitation')
    .select(['demande_habilitation.id', 'demande_habilitation.numero', 'demande_habilitation.mode'])
    .where('demande_habilitation.habilitation_id', '=', id)
    .where('demande_habilitation.tache', '=', 'acceptee')
    .where(inScope(context))
    .orderBy('demande_habilitation.id', 'desc')
    .execute();
  return rows.map(({ numero, ...row }) => ({ ...row, numero: numero ?? '' }));
}
