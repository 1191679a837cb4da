import { Callout } from '@habilis/ui/Callout';
import { type Filter, FilterBar, type FilterBarProps } from '@habilis/ui/FilterBar';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { dayJudge } from './dayJudge.ts';
import type { AskedList } from './useList.ts';

type Counted = { readonly total: number; readonly depasse: 'false' | 'true' };

type Props<Query> = {
  readonly asked: AskedList<Query>;
  readonly filters: readonly Filter[];
  readonly list: { readonly total: number; readonly totalDepasse?: boolean | undefined };
  /** Such as « 12 demandes ». */
  readonly resultLabel: (counted: Counted) => string;
  /** Whether the list shows the count itself. */
  readonly isCountedBelow?: boolean;
  /** Closes a phone's filter sheet, such as « Voir 12 demandes ». */
  readonly showLabel: (counted: Counted) => string;
};

/** The fault of a typed period, if any. */
export const judgePeriod = (t: Texts, first: string, last: string): string | undefined =>
  dayJudge(t)(first) ?? dayJudge(t)(last) ?? (last < first ? t('listes.periode-inverse') : undefined);

/** A choice filter; none when there is nothing to choose from. */
export const choiceFilter = (
  key: string,
  label: string,
  allLabel: string,
  options: readonly { readonly id: string; readonly label: string }[],
): Filter[] => (options.length === 0 ? [] : [{ kind: 'one', key, label, allLabel, options }]);

/** What a bar of filters says; `show` closes a phone's sheet. */
export const filterWords = (t: Texts, show: string): FilterBarProps['words'] => ({
  clear: t('listes.effacer'),
  active: t('listes.filtres-actifs'),
  remove: (filtre) => t('listes.retirer-filtre', { filtre }),
  open: (nombre) => t('listes.ouvrir-filtres', { nombre }),
  close: t('modals.fermer'),
  more: (nombre) => t('listes.plus-de-filtres', { nombre }),
  show,
});

/** The filters of a list; each change goes into the address. */
export function ListFilters<Query>({
  asked,
  filters,
  list,
  resultLabel,
  isCountedBelow = false,
  showLabel,
}: Props<Query>): ReactNode {
  const t = useText();
  const counted = { total: list.total, depasse: list.totalDepasse === true ? 'true' : 'false' } as const;
  const { address, query, faults, change } = asked;
  const values = address.valuesOf(query, filters);
  const kindOf = (key: string) => filters.find((filter) => filter.key === key)?.kind;
  const isSet = (value: readonly string[] | undefined) => value !== undefined && value.length > 0;
  /** Whether it is typed on: dates change several times, and words at each pause. */
  const isTyping = (key: string, value: readonly string[] | undefined) =>
    kindOf(key) === 'dates' || (kindOf(key) === 'text' && isSet(values[key]) && isSet(value));
  const isHidden = faults.some((name) => filters.every(({ key }) => key !== name));
  return (
    <>
      {isHidden && <Callout tone="warning" title={t('listes.filtre-ignore')} />}
      <FilterBar
        label={t('listes.filtres')}
        filters={filters}
        values={values}
        onChange={(next) => {
          const changed = Object.keys(next).filter((key) => String(next[key]) !== String(values[key]));
          // Each change while one types would add a history entry.
          const touched = filters.filter(({ key }) => changed.includes(key));
          change(address.changesOf(next, touched), {
            replace: changed.length > 0 && changed.every((key) => isTyping(key, next[key])),
          });
        }}
        faults={Object.fromEntries(faults.map((name) => [name, t('listes.filtre-ignore')]))}
        resultLabel={resultLabel(counted)}
        isResultHidden={isCountedBelow}
        words={filterWords(t, showLabel(counted))}
      />
    </>
  );
}
