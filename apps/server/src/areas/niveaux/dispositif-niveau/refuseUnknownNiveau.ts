import type { Context } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';

/** Refuses a filter by a niveau that does not exist (LI6); no code, no refusal. */
export async function refuseUnknownNiveau({ db }: Context, { niveau = '' }: { readonly niveau?: string | undefined }) {
  if (niveau === '') return;
  const known = await db.selectFrom('dispositif_niveau').select('id').where('code', '=', niveau).executeTakeFirst();
  if (known === undefined) throw refuse.badRequest('donnees-invalides', [{ path: 'niveau', title: 'champ.invalide' }]);
}
