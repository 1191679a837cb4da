import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { useText } from '@habilis/i18n/TextProvider';
import { FilterBar } from '@habilis/ui/FilterBar';
import { SearchField } from '@habilis/ui/SearchField';
import { Select } from '@habilis/ui/Select';
import { type ReactNode, useState } from 'react';
import type { ListQuery } from './listQuery.ts';

const ALL = 'toutes';

/** The filters of a list of requests, each change kept in the address. */
export function ListFilters({
  query,
  onChange,
}: {
  query: ListQuery;
  onChange: (changes: Partial<ListQuery>) => void;
}): ReactNode {
  const t = useText();
  const [words, setWords] = useState(query.recherche);
  const tasks = [
    { id: ALL, label: t('listes.toutes-taches') },
    ...DA_TASK_KEYS.map((key) => ({ id: key, label: t(`workflow.tache.${key}`) })),
  ];
  const clear = () => {
    setWords('');
    onChange({ recherche: '', tache: '', responsable: '' });
  };
  return (
    <FilterBar label={t('listes.filtres')} clearLabel={t('listes.effacer')} onClear={clear}>
      <SearchField
        label={t('listes.recherche')}
        size="small"
        value={words}
        onChange={setWords}
        onSubmit={(recherche) => onChange({ recherche })}
      />
      <Select
        label={t('listes.tache')}
        size="small"
        placeholder=""
        options={tasks}
        value={query.tache === '' ? ALL : query.tache}
        onChange={(tache) => onChange({ tache: tache === ALL ? '' : tache })}
      />
    </FilterBar>
  );
}
