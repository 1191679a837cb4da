import type { LigneDeTemps } from '@habilis/api/echeance/Echeance';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { namesEntites } from '@habilis/domain/echeance/namesEntites';
import { formatLongDate } from '@habilis/i18n/formatMonths';
import { useText, type Texts } from '@habilis/i18n/TextProvider';
import { DateLine, type DateLineProps, type DateMark, type DateSpanDays } from '@habilis/ui/DateLine';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { type EcheanceReader, echeanceView } from './echeanceView.ts';

/** The day as it is heard, its year only when it is another. */
const heardDay = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatLongDate(date).slice(0, -' 2026'.length) : formatLongDate(date);

function markOf(t: Texts, echeance: LigneDeTemps['tranches'][number]['premieres'][number], reader: EcheanceReader) {
  const { key, sujet, quoi, quand, aQui, ton, href } = echeanceView(t, echeance, reader);
  const { date } = echeance;
  const heard = [heardDay(date, reader.today), quand, `${sujet} ${quoi}`, aQui ?? ''];
  const words = heard.filter((part) => part !== '').join(', ');
  return { key, date, subject: sujet, what: quoi, heard: words, tone: ton, href } satisfies DateMark;
}

/** The list of the page that shows some days; what is late is a view of its own. */
function listHref(role: Role, { from, to }: DateSpanDays, today: string): string {
  const list = rolePath(role, 'echeances');
  if (from !== null) return `${list}?du=${from}&au=${to}`;
  return to < today ? `${list}?vue=en-retard` : `${list}?au=${to}`;
}

const moreOf =
  (t: Texts, { role, today }: EcheanceReader): DateLineProps['more'] =>
  ({ from, to, count, isMore }) => ({
    label: t('echeances.ligne-autres', {
      nombre: count,
      depasse: isMore ? 'oui' : 'non',
      quand: from !== null ? 'entre' : to < today ? 'retard' : 'avant',
      du: from === null ? '' : formatLongDate(from),
      au: formatLongDate(to),
    }),
    href: listHref(role, { from, to }, today),
  });

/** The line of time of a role: what is late, the next thirty days and the months after them, each date a link. */
export function EcheanceLine({ ligne, role }: { ligne: LigneDeTemps; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  if (ligne.tranches.length === 0) return <Text tone="subtle">{t('echeances.ligne-vide')}</Text>;
  const named = ligne.tranches.flatMap(({ premieres }) => premieres);
  const reader = { role, today, isNaming: namesEntites(role.type, named) };
  return (
    <DateLine
      label={t('echeances.ligne')}
      today={today}
      end={ligne.au}
      spans={ligne.tranches.map(({ du, au, total, totalDepasse = false, premieres }) => ({
        from: du,
        to: au,
        total,
        isMore: totalDepasse,
        marks: premieres.map((echeance) => markOf(t, echeance, reader)),
      }))}
      more={moreOf(t, reader)}
    />
  );
}
