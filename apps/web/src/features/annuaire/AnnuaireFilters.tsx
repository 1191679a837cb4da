import type { AnnuaireNiveau } from '@habilis/api/annuaire/AnnuaireEntite';
import { DEPARTEMENTS } from '@habilis/domain/entite/DEPARTEMENTS';
import { useText } from '@habilis/i18n/TextProvider';
import { DatePicker } from '@habilis/ui/DatePicker';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import type { AnnuaireQuery } from './annuaireQuery.ts';

type Props = {
  readonly query: AnnuaireQuery;
  readonly niveaux: readonly AnnuaireNiveau[];
  readonly today: string;
  readonly total: number;
  readonly onChange: (changes: Partial<AnnuaireQuery>) => void;
};

const asked = (value: string) => (value === '' ? [] : [value]);

/** The filters of the directory, each change kept in the address. */
export function AnnuaireFilters({ query, niveaux, today, total, onChange }: Props): ReactNode {
  const t = useText();
  const words = useFilterWords(t('habilitations.annuaire.voir', { total }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'texte', label: t('habilitations.annuaire.recherche') },
    {
      kind: 'one',
      key: 'niveau',
      label: t('habilitations.annuaire.niveau'),
      allLabel: t('habilitations.annuaire.tous-niveaux'),
      options: niveaux.map(({ code, dispositif, niveau }) => ({ id: code, label: `${dispositif}, ${niveau}` })),
    },
    {
      kind: 'one',
      key: 'departement',
      label: t('habilitations.annuaire.departement'),
      allLabel: t('habilitations.annuaire.tous-departements'),
      options: DEPARTEMENTS.map((code) => ({ id: code, label: `${code} ${t.find(`departements.${code}`) ?? ''}` })),
    },
  ];
  return (
    <Stack gap={16}>
      <DatePicker
        label={t('habilitations.annuaire.date')}
        description={t('habilitations.annuaire.date-aide')}
        value={query.date === '' ? today : query.date}
        onChange={(date) => {
          if (date === null || date >= '1990-01-01') onChange({ date: date === null || date === today ? '' : date });
        }}
        calendarLabel={t('entites.calendrier')}
        previousLabel={t('entites.mois-precedent')}
        nextLabel={t('entites.mois-suivant')}
      />
      <FilterBar
        label={t('listes.filtres')}
        filters={filters}
        values={{ texte: asked(query.texte), niveau: asked(query.niveau), departement: asked(query.departement) }}
        onChange={({ texte, niveau, departement }) =>
          onChange({ texte: texte?.[0] ?? '', niveau: niveau?.[0] ?? '', departement: departement?.[0] ?? '' })
        }
        resultLabel={t('habilitations.annuaire.resultats', { total })}
        words={words}
      />
    </Stack>
  );
}
