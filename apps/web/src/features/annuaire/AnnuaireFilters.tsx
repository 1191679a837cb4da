import type { AnnuaireNiveau } from '@habilis/api/annuaire/AnnuaireEntite';
import { DEPARTEMENTS } from '@habilis/domain/entite/DEPARTEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import type { Filter } from '@habilis/ui/FilterBar';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { calendarWords } from '../../forms/calendarWords.ts';
import { choiceFilter, judgeDay, ListFilters } from '../../list/ListFilters.tsx';
import type { AskedList } from '../../list/useList.ts';
import type { AnnuaireQuery } from './annuaireQuery.ts';

type Props = {
  readonly asked: AskedList<AnnuaireQuery>;
  readonly niveaux: readonly AnnuaireNiveau[];
  readonly today: string;
  readonly total: number;
};

/** The filters of the directory, each change kept in the address. */
export function AnnuaireFilters({ asked, niveaux, today, total }: Props): ReactNode {
  const t = useText();
  const { query, faults, change } = asked;
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'texte', label: t('entites.annuaire.recherche') },
    ...choiceFilter(
      'niveau',
      t('entites.annuaire.niveau'),
      t('entites.annuaire.tous-niveaux'),
      niveaux.map(({ code, dispositif, niveau }) => ({ id: code, label: `${dispositif}, ${niveau}` })),
    ),
    ...choiceFilter(
      'departement',
      t('entites.annuaire.departement'),
      t('entites.annuaire.tous-departements'),
      DEPARTEMENTS.map((code) => ({ id: code, label: `${code} ${t.find(`departements.${code}`) ?? ''}` })),
    ),
  ];
  return (
    <Stack gap={16}>
      <DatePicker
        label={t('entites.annuaire.date')}
        description={t('entites.annuaire.date-aide')}
        value={query.date === '' ? today : query.date}
        onChange={(date) => change({ date: date === null || date === today ? '' : date }, { replace: true })}
        judge={(date) => judgeDay(t, date)}
        errorMessage={faults.includes('date') ? t('listes.filtre-ignore') : undefined}
        {...calendarWords(t)}
      />
      <ListFilters
        // The date field above shows its own fault.
        asked={{ ...asked, faults: faults.filter((name) => name !== 'date') }}
        list={{ total }}
        filters={filters}
        resultLabel={() => t('entites.annuaire.resultats', { total })}
        showLabel={() => t('entites.annuaire.voir', { total })}
      />
    </Stack>
  );
}
