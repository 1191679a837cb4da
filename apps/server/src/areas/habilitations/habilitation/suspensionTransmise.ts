import { isSuspensionTransmise, type Portant } from '@habilis/domain/habilitation/suspensionDeSuite';
import type { SuspensionPortee } from '../../../database/tables/platform.ts';
import { ownDatesOf } from './habilitationRows.ts';
import { type Recording, recordEvenement } from './recordEvenement.ts';
import type { HabilitationRow } from './scope.ts';

/** A habilitation with the suspension that it bears, as the rules read it. */
export const portantOf = (row: HabilitationRow): Portant => ({
  habilitation: ownDatesOf(row),
  suspension: {
    dateDebut: row.date_debut_suspension,
    dateFin: row.date_fin_suspension,
    motif: row.motif_suspension,
    dateDecision: row.date_decision_suspension,
  },
});

/** The columns of the suspension that a habilitation bears. */
export const suspensionPortee = (row: HabilitationRow): SuspensionPortee => ({
  date_debut_suspension: row.date_debut_suspension,
  date_fin_suspension: row.date_fin_suspension,
  commentaire_suspension: row.commentaire_suspension,
  motif_suspension: row.motif_suspension,
  date_decision_suspension: row.date_decision_suspension,
  suspension_a_confirmer: row.suspension_a_confirmer,
});

/** Suspends what was just granted as its source is suspended, with the same ground and end (rules/habilitations#suspension-follows; H710). */
export async function passOnSuspension(
  tools: Recording,
  source: HabilitationRow,
  { id, numero }: Pick<HabilitationRow, 'id' | 'numero'>,
): Promise<boolean> {
  const { today } = tools;
  if (!isSuspensionTransmise(portantOf(source).habilitation, today)) return false;
  const portee = suspensionPortee(source);
  const { motif_suspension: motif, commentaire_suspension: commentaire, date_fin_suspension: fin } = portee;
  const debut = portee.date_debut_suspension ?? today;
  await tools.db.updateTable('habilitation').set(portee).where('id', '=', id).execute();
  await tools.db
    .insertInto('habilitation_suspension')
    .values({ habilitation_id: id, date_debut: debut, date_fin: fin, rupture: false, motif, commentaire })
    .execute();
  const row = { id, numero, entite_id: source.entite_id };
  const detail = { debut, fin, motif, commentaire };
  await recordEvenement(tools, row, 'habilitation-suspendue', detail, { dans: 'RENOUVELLEMENT' });
  return true;
}
