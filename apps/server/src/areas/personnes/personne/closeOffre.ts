import type { RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import type { Context } from '../../../platform/Handler.ts';

/** Ends the offer of a role that somebody now holds by another road; one that delegates something still waits (U742). */
export async function closeOffre(
  { db }: Pick<Context, 'db'>,
  personneId: number,
  { type, entiteId }: { readonly type: RoleMembre; readonly entiteId: number },
): Promise<void> {
  await db
    .deleteFrom('invitation')
    .where('personne_id', '=', personneId)
    .where('entite_id', '=', entiteId)
    .where('type', '=', type)
    .where((eb) => eb(eb.fn<number>('cardinality', ['habilitation_ids']), '=', 0))
    .execute();
}
