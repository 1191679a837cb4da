import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import { useText } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import type { AskedList } from './useList.ts';

type Counted = { readonly total: number; readonly depasse: 'false' | 'true' };

type Props<Query> = {
  readonly asked: AskedList<Query>;
  readonly filters: readonly Filter[];
  readonly list: { readonly total: number; readonly totalDepasse?: boolean | undefined };
  /** Such as « 12 demandes ». */
  readonly resultLabel: (counted: Counted) => string;
  /** Leaves the sheet of a phone for the list, such as « Voir 12 demandes ». */
  readonly showLabel: (counted: Counted) => string;
};

/** One choice of a list's filters; none where there is nothing to choose among. */
export const choiceFilter = (
  key: string,
  label: string,
  allLabel: string,
  options: readonly { readonly id: string; readonly label: string }[],
): Filter[] => (options.length === 0 ? [] : [{ kind: 'one', key, label, allLabel, options }]);

/** The filters of a list, each change kept in the address. */
export function ListFilters<Query>({ asked, filters, list, resultLabel, showLabel }: Props<Query>): ReactNode {
  const t = useText();
  const counted = { total: list.total, depasse: list.totalDepasse === true ? 'true' : 'false' } as const;
  const { address, query, change } = asked;
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={filters}
      values={address.valuesOf(query, filters)}
      onChange={(values) => change(address.changesOf(values, filters))}
      resultLabel={resultLabel(counted)}
      words={{
        clear: t('listes.effacer'),
        active: t('listes.filtres-actifs'),
        remove: (filtre) => t('listes.retirer-filtre', { filtre }),
        open: (nombre) => t('listes.ouvrir-filtres', { nombre }),
        close: t('modals.fermer'),
        show: showLabel(counted),
      }}
    />
  );
}
