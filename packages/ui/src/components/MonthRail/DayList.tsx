import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { dayFormat } from './dayWords.ts';
import * as styles from './MonthRail.css.ts';
import type { RailBar } from './RailBar.ts';

type Props = {
  titleId: string;
  days: readonly string[];
  today: string;
  bars: readonly RailBar[];
  empty: string;
};

/** The days on which something begins, or goes on from before the first day, with what it is. */
export function DayList({ titleId, days, today, bars, empty }: Props): ReactNode {
  const { locale } = useLocale();
  const long = dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const [first = ''] = days;
  const beginningOn = (day: string) => bars.filter(({ start }) => start === day || (day === first && start < day));
  const filled = days.filter((day) => beginningOn(day).length > 0);
  if (filled.length === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <ol aria-labelledby={titleId}>
      {filled.map((day) => (
        <li key={day} className={styles.listDay}>
          <p className={styles.listTitle}>
            <time dateTime={day} {...(day === today ? { 'aria-current': 'date' } : {})}>
              {long(day)}
            </time>
          </p>
          <ul className={styles.listBars}>
            {beginningOn(day).map(({ key, icon: Icon, label, name, details, href, tone }) => (
              <li key={key}>
                <Link href={href} className={styles.listBar} data-tone={tone}>
                  <Icon size={16} strokeWidth={2} aria-hidden="true" className={styles.icon} />
                  <span aria-hidden="true">
                    <span className={styles.strong}>{label}</span> {details.join(' · ')}
                  </span>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
