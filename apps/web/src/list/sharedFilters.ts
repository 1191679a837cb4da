import { SESSION_MODES } from '@habilis/domain/session-certification/etats';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { Filter } from '@habilis/ui/FilterBar';
import { calendarWords } from '../forms/calendarWords.ts';
import { choiceFilter, judgePeriod } from './ListFilters.tsx';

type Named = { readonly code: string; readonly libelle: string };
const optionsOf = (named: readonly Named[]) => named.map(({ code, libelle }) => ({ id: code, label: libelle }));

/** The filter by niveau, by its code. */
export const niveauFilter = (t: Texts, niveaux: readonly Named[]): Filter[] =>
  choiceFilter('niveau', t('listes.niveau'), t('listes.tous-niveaux'), optionsOf(niveaux));

/** The filter by caisse, by its code; none when there is only one. */
export const caisseFilter = (t: Texts, mrps: readonly Named[]): Filter[] =>
  choiceFilter('caisse', t('listes.caisse'), t('listes.toutes-caisses'), optionsOf(mrps));

/** The filter by the mode of a session. */
export const modeFilter = (t: Texts): Filter[] =>
  choiceFilter(
    'mode',
    t('sessions-certification.liste.mode'),
    t('sessions-certification.liste.tous-modes'),
    SESSION_MODES.map((id) => ({ id, label: t(`sessions-certification.mode.${id}`) })),
  );

/** The filter by a period of days. */
export const periodFilter = (t: Texts, key: string, label: string): Filter => ({
  kind: 'dates',
  key,
  label,
  ...calendarWords(t),
  judge: (debut, fin) => judgePeriod(t, debut, fin),
  periodLabel: (debut, fin) => t('listes.periode', { debut: formatDate(debut), fin: formatDate(fin) }),
});
