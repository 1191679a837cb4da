import type { Formatter } from '@habilis/i18n/createFormatter';
import type { Config } from '../../../config.ts';
import { countGuest } from '../../../platform/auth/throttle.ts';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { evenly } from '../../../platform/http/evenly.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { readMonths } from './readMonths.ts';
import { roleIdOfCle } from './cleCalendrier.ts';
import { icsOf } from './icsOf.ts';
import { titulaireOfCle } from './titulaireOfCle.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

/** Dates named in each month of a lane; more are one event. */
const NAMED = 20;
/** How exactly the last reading is kept: programs read often. */
const READ_AGAIN_MS = 60 * 60 * 1000;

/** The calendar that an address opens, judged anew at each reading; 404 once it opens none (EC12). */
export async function readFlux(context: Context, config: Config, t: Formatter, cle: string): Promise<FileAnswer> {
  const { db, now, exchange } = context;
  // What is no key is none to guess: the platform's own count of guests is enough.
  if (roleIdOfCle(cle) !== null) {
    await db.transaction().execute((trx) => countGuest(trx, 'calendrier', exchange.address, now));
  }
  const bytes = await evenly(async () => {
    const reader = await titulaireOfCle(context, config, cle);
    if (reader === null) return null;
    const { role } = reader.caller;
    const months = await readMonths(reader, NAMED);
    await db
      .updateTable('calendrier')
      .set({ lu_le: now })
      .where('role_id', '=', role.id)
      .where((eb) => eb.or([eb('lu_le', 'is', null), eb('lu_le', '<', new Date(now.getTime() - READ_AGAIN_MS))]))
      .execute();
    return Buffer.from(icsOf(months, { t, role, siteUrl: config.siteUrl, now }));
  });
  if (bytes === null) throw refuse.notFound();
  return answerBytes(bytes, { userFilename: 'echeances.ics', typeMime: 'text/calendar; charset=utf-8' });
}
