import type { Echeance } from '@habilis/api/echeance/Echeance';
import { echeancePath } from '@habilis/api/page/echeancePath';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { aQuiWords } from '@habilis/i18n/aQuiWords';
import type { Formatter } from '@habilis/i18n/createFormatter';
import ical, { ICalCalendarMethod, type ICalCalendar } from 'ical-generator';
import { wholeDay } from '../../../platform/agenda/wholeDay.ts';
import { todayAt } from '../../../platform/today.ts';
import { objetEcheance } from '../echeance/objetEcheance.ts';
import type { MoisEcheances } from './readMonths.ts';

/** A program asks again after so long. */
const HOURS = 6;

type Reading = {
  readonly t: Formatter;
  readonly role: { readonly id: number; readonly type: RoleType };
  readonly siteUrl: string;
  readonly now: Date;
};

function addEcheance(calendar: ICalCalendar, echeance: Echeance, { t, role, siteUrl, now }: Reading): void {
  const { type, objetId, date, raisonSociale, version } = echeance;
  const words = objetEcheance(t, echeance, role.type, todayAt(now));
  const url = `${siteUrl}${echeancePath(role, echeance)}`;
  calendar.createEvent({
    ...wholeDay(date, now),
    id: `${type}-${objetId}-${role.id}@${new URL(siteUrl).host}`,
    sequence: version,
    summary: words,
    description: [aQuiWords(t, echeance), raisonSociale, url].filter((line) => line !== null).join('\n'),
    url,
  });
}

/** A month of a lane with too many dates to name is one event on its first day. */
function addMonth(calendar: ICalCalendar, { genre, mois, total, totalDepasse }: MoisEcheances, reading: Reading): void {
  const { t, role, siteUrl, now } = reading;
  const url = `${siteUrl}${rolePath(role, 'echeances')}?genre=${genre}&du=${mois}&au=${mois}`;
  calendar.createEvent({
    ...wholeDay(`${mois}-01`, now),
    id: `${genre}-${mois}-${role.id}@${new URL(siteUrl).host}`,
    summary: t('echeances.calendrier.a-plusieurs', {
      genre: t(`echeances.genre.${genre}`),
      compte: t('echeances.plusieurs', { total, depasse: totalDepasse === true ? 'oui' : 'non' }),
    }),
    description: url,
    url,
  });
}

/** The months of a line as a calendar (RFC 5545). */
export function icsOf(months: readonly MoisEcheances[], reading: Reading): string {
  const { t, role, siteUrl } = reading;
  const calendar = ical({
    name: t('echeances.calendrier.nom', { role: t(`roles.${role.type}`) }),
    description: t('echeances.calendrier.description'),
    prodId: { company: 'Habilis', product: 'Échéances', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    url: `${siteUrl}${rolePath(role, 'echeances')}`,
    ttl: HOURS * 60 * 60,
  });
  for (const month of months) {
    const { total, premieres } = month;
    if (total > premieres.length) addMonth(calendar, month, reading);
    else for (const echeance of premieres) addEcheance(calendar, echeance, reading);
  }
  return calendar.toString();
}
