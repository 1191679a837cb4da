import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { ActiveFilter, FilterValues } from './Filter.ts';
import * as styles from './FilterBar.css.ts';

interface ActiveFiltersProps {
  /** Such as « Filtres actifs ». */
  label: string;
  /** Such as « Retirer Niveau : SST, acteur ». */
  removeLabel: (filter: string) => string;
  active: readonly ActiveFilter[];
  onChange: (values: FilterValues) => void;
  /** Takes the focus when no tag is left. */
  fallback: RefObject<HTMLElement | null>;
}

/** The active filters, each a tag with a button that removes it. */
export function ActiveFilters({ label, removeLabel, active, onChange, fallback }: ActiveFiltersProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const remove = ({ without }: ActiveFilter, at: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    // The pressed button disappears with its filter: its neighbour takes the focus first.
    (buttons[at + 1] ?? buttons[at - 1] ?? fallback.current)?.focus();
    onChange(without);
  };
  return (
    <ul ref={list} aria-label={label} className={styles.tags}>
      {active.map((filter, at) => (
        <li key={filter.id}>
          <Button aria-label={removeLabel(filter.label)} className={styles.tag} onPress={() => remove(filter, at)}>
            {filter.label}
            <X size={16} strokeWidth={2} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
