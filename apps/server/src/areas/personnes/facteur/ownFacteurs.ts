import type { Facteurs } from '@habilis/api/facteur/Facteur';
import { requiresSecondFactor } from '@habilis/domain/compte/requiresSecondFactor';
import { countRecoveryCodes } from '../../../platform/auth/recoveryCodes.ts';
import type { AccountContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { readAccount } from '../personne/readAccount.ts';
import { facteurOf, readFacteurs } from '../personne/readFacteurs.ts';

/** The caller's second factors, and whether one of their roles requires one. */
export async function listFacteurs(context: AccountContext): Promise<Facteurs> {
  const { db, settings } = context;
  const { personneId } = context.caller;
  const { roles } = await readAccount(context, personneId);
  const types = roles.map(({ type }) => type);
  return {
    facteurs: (await readFacteurs(db, personneId)).map(facteurOf),
    codesRestants: await countRecoveryCodes(db, personneId),
    isExige: requiresSecondFactor(types, settings.rolesSecondFacteur),
  };
}

/** Renames a second factor of the caller. */
export async function renameFacteur(context: AccountContext, facteurId: number, nom: string): Promise<void> {
  const { personneId } = context.caller;
  const renamed = await context.db
    .updateTable('facteur')
    .set({ nom })
    .where('id', '=', facteurId)
    .where('personne_id', '=', personneId)
    .executeTakeFirst();
  if (renamed.numUpdatedRows === 0n) throw refuse.notFound();
  await context.audit({
    action: 'facteur-renomme',
    objetType: 'personne',
    objetId: personneId,
    detail: { facteurId },
  });
}
