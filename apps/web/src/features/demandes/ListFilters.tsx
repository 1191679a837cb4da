import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { useText } from '@habilis/i18n/TextProvider';
import { type Filter, FilterBar } from '@habilis/ui/FilterBar';
import type { ReactNode } from 'react';
import { useFilterWords } from '../../shell/useFilterWords.ts';
import type { ListQuery } from './listQuery.ts';

type Props = {
  readonly query: ListQuery;
  readonly onChange: (changes: Partial<ListQuery>) => void;
  /** Tasks in which a request of this list may be. */
  readonly taskKeys: readonly DaTaskKey[];
  /** Who may hold a task of this list; absent where nobody does. */
  readonly persons?: readonly PersonneRef[];
  /** How many requests answer. */
  readonly total: number;
};

const asked = (value: string) => (value === '' ? [] : [value]);

/** The filters of a list of requests, each change kept in the address. */
export function ListFilters({ query, onChange, taskKeys, persons, total }: Props): ReactNode {
  const t = useText();
  const words = useFilterWords(t('listes.voir', { total }));
  const filters: readonly Filter[] = [
    { kind: 'text', key: 'recherche', label: t('listes.recherche') },
    {
      kind: 'one',
      key: 'tache',
      label: t('listes.tache'),
      allLabel: t('listes.toutes-taches'),
      options: taskKeys.map((key) => ({ id: key, label: t(`workflow.tache.${key}`) })),
    },
    ...(persons === undefined
      ? []
      : [
          {
            kind: 'one' as const,
            key: 'responsable',
            label: t('listes.responsable'),
            allLabel: t('listes.toute-caisse'),
            options: persons.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom })),
          },
        ]),
  ];
  return (
    <FilterBar
      label={t('listes.filtres')}
      filters={filters}
      values={{
        recherche: asked(query.recherche),
        tache: asked(query.tache),
        responsable: asked(query.responsable),
      }}
      onChange={({ recherche, tache, responsable }) =>
        onChange({ recherche: recherche?.[0] ?? '', tache: tache?.[0] ?? '', responsable: responsable?.[0] ?? '' })
      }
      resultLabel={t('listes.resultats', { total })}
      words={words}
    />
  );
}
