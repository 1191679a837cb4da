import type { Echeance, LigneDeTemps, MoisEcheances } from '@habilis/api/echeance/Echeance';
import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { type GenreEcheance, GENRES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import { namesEntites } from '@habilis/domain/echeance/namesEntites';
import { useText, type Texts } from '@habilis/i18n/TextProvider';
import { DateLine, type DateLane, type DateMark, type DateMarkTone } from '@habilis/ui/DateLine';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useServerProperties } from '../boot/useServerProperties.ts';
import { type EcheanceReader, echeanceView } from './echeanceView.ts';
import { GENRE_ICONS } from './GENRE_ICONS.ts';

const TONES: Readonly<Record<Echeance['nature'], DateMarkTone>> = {
  EN_RETARD: 'late',
  A_FAIRE: 'todo',
  A_SAVOIR: 'know',
};

const plusieurs = (t: Texts, total: number, depasse: boolean): string =>
  t('echeances.plusieurs', { total, depasse: depasse ? 'oui' : 'non' });

/** The more pressing first. */
const PRESSING = ['late', 'todo'] as const;

/** How many of some dates press most, of which only the first may be named; nothing when none of those does. */
function pressing(t: Texts, named: readonly DateMarkTone[], total: number): string {
  const tone = PRESSING.find((one) => named.includes(one));
  if (tone === undefined) return '';
  const nombre = named.filter((one) => one === tone).length;
  const combien = nombre === total ? 'toutes' : named.length < total ? 'moins' : 'juste';
  return t('echeances.dont', { combien, nombre, etat: tone === 'late' ? 'retard' : 'faire' });
}

const tonesOf = ({ premieres }: MoisEcheances): DateMarkTone[] => premieres.map(({ nature }) => TONES[nature]);
const keyOf = ({ genre, mois }: MoisEcheances): string => `${genre} ${mois}`;

/** The list of the page that shows these months of a lane. */
const listHref = (role: Role, genre: GenreEcheance, du: string, au: string): string =>
  `${rolePath(role, 'echeances')}?genre=${genre}&du=${du}&au=${au}`;

/** The marks of a month: its dates, or one for all when they are too many to name. */
function marksOf(t: Texts, reader: EcheanceReader, month: MoisEcheances): DateMark[] {
  const { genre, mois, total, totalDepasse = false, premieres } = month;
  const [first] = premieres;
  if (first !== undefined && total > premieres.length) {
    return [
      {
        key: keyOf(month),
        date: first.date,
        // The last is not named: the month is what is known of it.
        until: addDays(addMonths(`${mois}-01`, 1), -1),
        count: total,
        subject: plusieurs(t, total, totalDepasse),
        what: pressing(t, tonesOf(month), total),
        when: '',
        href: listHref(reader.role, genre, mois, mois),
        tone: PRESSING.find((one) => tonesOf(month).includes(one)) ?? 'know',
      },
    ];
  }
  return premieres.map((echeance) => {
    const { key, sujet, quoi, quand, href } = echeanceView(t, echeance, reader);
    const { date, nature } = echeance;
    return { key, date, subject: sujet, what: quoi, when: quand, href, tone: TONES[nature] };
  });
}

/** The line of time of a role: its next twelve months, each date a link. */
export function EcheanceLine({ ligne, role }: { ligne: LigneDeTemps; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  if (ligne.cases.length === 0) return <Text tone="subtle">{t('echeances.ligne-vide')}</Text>;
  const named = ligne.cases.flatMap(({ premieres }) => premieres);
  const reader = { role, today, isNaming: namesEntites(role.type, named) };
  const lanes = GENRES_ECHEANCE.map((genre): DateLane => ({
    key: genre,
    label: t(`echeances.genre.${genre}`),
    icon: GENRE_ICONS[genre],
    marks: ligne.cases.filter((one) => one.genre === genre).flatMap((one) => marksOf(t, reader, one)),
  }));
  return (
    <DateLine
      label={t('echeances.ligne')}
      months={ligne.mois}
      today={today}
      lanes={lanes}
      merge={(lane, marks) => {
        const genre = GENRES_ECHEANCE.find((one) => one === lane) ?? 'HABILITATION';
        const total = marks.reduce((sum, { count = 1 }) => sum + count, 0);
        const isMore = ligne.cases.some(
          ({ genre: own, mois, totalDepasse }) =>
            own === genre && totalDepasse === true && marks.some(({ date }) => date.startsWith(mois)),
        );
        const named = marks.flatMap(({ key, tone }) => {
          const month = ligne.cases.find((one) => keyOf(one) === key);
          return month === undefined ? [tone] : tonesOf(month);
        });
        const months = marks.map(({ date }) => date.slice(0, 7));
        return {
          subject: plusieurs(t, total, isMore),
          what: pressing(t, named, total),
          href: listHref(role, genre, months[0] ?? '', months.at(-1) ?? ''),
        };
      }}
      words={{
        todo: t('echeances.a-faire'),
        late: t('echeances.en-retard'),
        thisMonth: t('echeances.ce-mois'),
      }}
    />
  );
}
