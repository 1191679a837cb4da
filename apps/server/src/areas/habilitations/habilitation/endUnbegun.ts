import type { SuspensionPortee } from '../../../database/tables/platform.ts';
import type { EndContext } from './endHabilitation.ts';
import { writeHabilitation } from './openHabilitation.ts';
import type { NamedHabilitation } from './habilitationRows.ts';
import { recordEvenement } from './recordEvenement.ts';
import { suspensionPortee } from './suspensionTransmise.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

const MOTIF = 'ENTITE_FERMEE';

/** Ends for good a habilitation that has not begun, since its entite will have ended before; returns the suspension that it bore (rules/habilitations#end; H711). */
export async function endUnbegun(
  context: EndContext,
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
  await recordEvenement(context, row.id, 'habilitation-rompue', { debut: today, motif: MOTIF, commentaire });
  await updateAlertesHabilitation(db, row.id, context);
  return suspensionPortee(row);
}

/** Gives back a habilitation that was ended so, with the suspension that it bore, unless it was ended otherwise since. */
export async function restoreUnbegun(context: EndContext, id: number, bore: SuspensionPortee): Promise<void> {
  const { db } = context;
  const row = await db
    .selectFrom('habilitation')
    .select(['id', 'version', 'date_fin'])
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
  await recordEvenement(context, id, 'habilitation-fin-changee', { debut: null, fin: row.date_fin });
  await updateAlertesHabilitation(db, id, context);
}
