import type { Habilitation, RappelWrite } from '@habilis/api/habilitation/Habilitation';
import { horizonOf } from '@habilis/domain/date/horizonOf';
import { rappelFaults, refusalOfRappel } from '@habilis/domain/habilitation/refusalOfRappel';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import type { RoleContext } from '../../../platform/Handler.ts';
import { openHabilitation } from './openHabilitation.ts';
import { datesOf } from './habilitationRows.ts';
import { readHabilitation } from './readHabilitation.ts';
import { updateAlertesHabilitation } from './updateAlertesHabilitation.ts';

/** Sets or removes the caller's reminder to suspend a habilitation on a day; the habilitation itself does not change (rules/habilitations#suspension; H702). */
export async function setRappel(
  context: RoleContext<
    | 'habilitation.rappel-lointain'
    | 'habilitation.rappel-passe'
    | 'habilitation.rappel-sans-objet'
    | 'habilitation.version-perimee'
  >,
  { habilitationId, dateRappel, commentaire, version }: RappelWrite,
): Promise<Habilitation> {
  const { db, today, settings } = context;
  const row = await openHabilitation(context, habilitationId, version);
  const { role } = context.caller;
  if (dateRappel === null) {
    await db
      .deleteFrom('habilitation_rappel')
      .where('habilitation_id', '=', row.id)
      .where('role_id', '=', role.id)
      .execute();
  } else {
    const horizon = horizonOf(today, settings.horizonDatesMois);
    const dates = datesOf(row);
    const refusal = refusalOfRappel(dates, dateRappel, { today, horizon });
    const faults = rappelFaults(dates, { dateRappel, commentaire }, { today, horizon });
    if (refusal === 'rappel-sans-objet') throw context.refuse.conflict(`habilitation.${refusal}`);
    if (refusal !== null) throw context.refuse.badRequest(`habilitation.${refusal}`, faults);
    const written = { date_rappel: dateRappel, commentaire: nullWhenEmpty(commentaire) };
    await db
      .insertInto('habilitation_rappel')
      .values({ habilitation_id: row.id, role_id: role.id, ...written })
      .onConflict((conflict) => conflict.columns(['habilitation_id', 'role_id']).doUpdateSet(written))
      .execute();
  }
  // Only the trail keeps it: nobody else learns what somebody means to do.
  const detail = dateRappel === null ? {} : { dateRappel };
  await context.audit({ action: 'habilitation-rappel', objetType: 'habilitation', objetId: row.id, detail });
  await updateAlertesHabilitation(db, row.id, context);
  return readHabilitation(context, row.id);
}
