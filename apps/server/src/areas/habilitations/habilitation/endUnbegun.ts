import type { SuspensionPortee } from '../../../database/tables/platform.ts';
import { writeHabilitation } from './openHabilitation.ts';
import type { NamedHabilitation } from './habilitationRows.ts';
import { type Recording, recordEvenement } from './recordEvenement.ts';
import { suspensionPortee } from './suspensionTransmise.ts';

const MOTIF = 'ENTITE_FERMEE';

/** Ends for good a habilitation that has not begun, since its entite will have ended before; returns the suspension that it bore (rules/habilitations#end; H711). */
export async function endUnbegun(
  context: Recording,
  row: NamedHabilitation,
  commentaire: string,
): Promise<SuspensionPortee> {
  const { db, today } = context;
  await db
    .insertInto('habilitation_suspension')
    .values({ habilitation_id: row.id, date_debut: today, date_fin: null, rupture: true, motif: MOTIF, commentaire })
    .execute();
  await writeHabilitation(context, row, {
    rupture: true,
    prorogee: false,
    date_debut_suspension: today,
    date_fin_suspension: null,
    commentaire_suspension: commentaire,
    motif_suspension: MOTIF,
    date_decision_suspension: today,
    suspension_a_confirmer: false,
  });
  const detail = { debut: today, motif: MOTIF, commentaire } as const;
  await recordEvenement(context, row, 'habilitation-rompue', detail, { dans: 'FIN_ENTITE' });
  return suspensionPortee(row);
}

/** Gives back a habilitation that was ended so, with the suspension that it bore, unless it was ended otherwise since. */
export async function restoreUnbegun(context: Recording, id: number, bore: SuspensionPortee): Promise<void> {
  const { db } = context;
  const row = await db
    .selectFrom('habilitation')
    .select(['id', 'numero', 'entite_id', 'version', 'date_fin'])
    .where('id', '=', id)
    .where('rupture', '=', true)
    .where('motif_suspension', '=', MOTIF)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  await db
    .deleteFrom('habilitation_suspension')
    .where('habilitation_id', '=', id)
    .where('rupture', '=', true)
    .execute();
  await writeHabilitation(context, row, { rupture: false, ...bore });
  const detail = { debut: null, fin: row.date_fin };
  await recordEvenement(context, row, 'habilitation-fin-changee', detail, { dans: 'FIN_ENTITE' });
}
