import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import { useText } from '@habilis/i18n/TextProvider';
import { FilterBar } from '@habilis/ui/FilterBar';
import { SearchField } from '@habilis/ui/SearchField';
import { Select } from '@habilis/ui/Select';
import { type ReactNode, useState } from 'react';
import type { ListQuery } from './listQuery.ts';

const ALL = 'toutes';

type Props = {
  readonly query: ListQuery;
  readonly onChange: (changes: Partial<ListQuery>) => void;
  /** Tasks in which a request of this list may be. */
  readonly taskKeys: readonly DaTaskKey[];
  /** Who may hold a task of this list; absent where nobody does. */
  readonly persons?: readonly PersonneRef[];
};

/** The words being typed, which follow the address when it changes by itself. */
function useWords(recherche: string): [string, (words: string) => void] {
  const [typed, setTyped] = useState({ recherche, words: recherche });
  if (typed.recherche !== recherche) setTyped({ recherche, words: recherche });
  return [typed.words, (words) => setTyped({ recherche, words })];
}

/** The filters of a list of requests, each change kept in the address. */
export function ListFilters({ query, onChange, taskKeys, persons }: Props): ReactNode {
  const t = useText();
  const [words, setWords] = useWords(query.recherche);
  const tasks = [
    { id: ALL, label: t('listes.toutes-taches') },
    ...taskKeys.map((key) => ({ id: key, label: t(`workflow.tache.${key}`) })),
  ];
  const holders = [
    { id: ALL, label: t('listes.toute-caisse') },
    ...(persons ?? []).map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom })),
  ];
  const clear = () => {
    setWords('');
    onChange({ recherche: '', tache: '', responsable: '' });
  };
  const orNone = (id: string) => (id === ALL ? '' : id);
  return (
    <FilterBar label={t('listes.filtres')} clearLabel={t('listes.effacer')} onClear={clear}>
      <SearchField
        label={t('listes.recherche')}
        size="small"
        value={words}
        onChange={setWords}
        onSubmit={(recherche) => onChange({ recherche: recherche.trim() })}
      />
      <Select
        label={t('listes.tache')}
        size="small"
        placeholder=""
        options={tasks}
        value={query.tache || ALL}
        onChange={(id) => onChange({ tache: orNone(id) })}
      />
      {persons !== undefined && (
        <Select
          label={t('listes.responsable')}
          size="small"
          placeholder={query.responsable}
          options={holders}
          value={query.responsable || ALL}
          onChange={(id) => onChange({ responsable: orNone(id) })}
        />
      )}
    </FilterBar>
  );
}
