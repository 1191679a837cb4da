import type { Context } from '../../../platform/Handler.ts';
import { inTransaction } from '../../../platform/inTransaction.ts';
import type { DemandeRow } from './findDemande.ts';
import type { Saved } from './saveSaisie.ts';

/** Applies the valid contact and publication fields even when the submit is refused (rules/dossier#at-once). */
export function keepAtOnce(context: Context, row: DemandeRow, { saisieValidee }: Saved): void {
  if (row.donnees_validees === null || saisieValidee === null) return;
  context.evenIfRefused(async (trx) => {
    const { audit } = inTransaction(context, trx);
    const { numUpdatedRows } = await trx
      .updateTable('demande_administrative')
      .set({ donnees_validees: JSON.stringify(saisieValidee) })
      .where('id', '=', row.id)
      // A later save wins.
      .where('version', '=', row.version)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await audit({
      action: 'demande-administrative.Enregistre',
      objetType: 'demande-administrative',
      objetId: row.id,
    });
  });
}
