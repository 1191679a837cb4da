import type { CertificatDePage } from '@habilis/api/certificat/pageTitulaire';
import { PATHS } from '@habilis/api/page/paths';
import type { Formatter } from '@habilis/i18n/createFormatter';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { wholeDay } from '../../../platform/agenda/wholeDay.ts';

/** A program that rings does so a month before, in time to find a session. */
const RAPPEL_SECONDES = 30 * 24 * 60 * 60;

type Reading = { readonly t: Formatter; readonly siteUrl: string; readonly now: Date };

/** The last day of each certificat in force as a calendar (RFC 5545); taken again later, the same entry moves (C914). */
export function icsDesFins(certificats: readonly CertificatDePage[], { t, siteUrl, now }: Reading): string {
  const calendar = ical({
    name: t('certificats.page.agenda-nom'),
    prodId: { company: 'Habilis', product: 'Certificats', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const url = `${siteUrl}${PATHS.mesCertificats}`;
  for (const { certificatId, formateurId, statut, dateFin, numero, libelleDispositifNiveau: niveau } of certificats) {
    if (statut !== 'VALIDE' || dateFin === null) continue;
    const id = certificatId === null ? `formateur-${formateurId}` : `certificat-${certificatId}`;
    calendar.createEvent({
      ...wholeDay(dateFin, now),
      id: `${id}-fin@${new URL(siteUrl).host}`,
      // A later reading replaces the entry.
      sequence: Math.floor(now.getTime() / 1000) - 1_700_000_000,
      summary: t('certificats.page.agenda-titre', { niveau }),
      description: [...(numero === null ? [] : [t('certificats.page.agenda-numero', { numero })]), url].join('\n'),
      url,
      alarms: [{ type: ICalAlarmType.display, triggerBefore: RAPPEL_SECONDES }],
    });
  }
  return calendar.toString();
}
