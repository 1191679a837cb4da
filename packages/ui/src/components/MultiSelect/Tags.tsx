import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { SelectOption } from '../Select/Select.tsx';
import * as styles from './MultiSelect.css.ts';

export interface TagsProps {
  options: readonly SelectOption[];
  words: { chosen: string; remove: (label: string) => string };
  /** Without it the tags are read-only. */
  onRemove?: (ids: ReadonlySet<unknown>) => void;
  ref: Ref<HTMLDivElement>;
}

/** The chosen options, each with a remove button: one tab stop, arrows between them. */
export function Tags({ options, words, onRemove, ref }: TagsProps): ReactNode {
  return (
    <TagGroup
      ref={ref}
      aria-label={words.chosen}
      // An open list hides the rest of the page from screen readers, except what has this mark: the choice stays readable.
      data-react-aria-top-layer="true"
      className={styles.tags}
      {...(onRemove === undefined ? {} : { onRemove })}
    >
      <TagList items={options} className={styles.list}>
        {(option) => (
          <Tag textValue={option.label} className={styles.tag}>
            <span className={styles.words}>{option.label}</span>
            {onRemove !== undefined && (
              <Button slot="remove" aria-label={words.remove(option.label)} className={styles.remove}>
                <X size={16} aria-hidden="true" />
              </Button>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
