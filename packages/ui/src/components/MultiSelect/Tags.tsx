import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { SelectOption } from '../Select/Select.tsx';
import * as styles from './MultiSelect.css.ts';

export interface TagsProps {
  options: readonly SelectOption[];
  words: { chosen: string; remove: (label: string) => string };
  /** Without it the tags are only read. */
  onRemove?: (ids: ReadonlySet<unknown>) => void;
  ref: Ref<HTMLDivElement>;
}

/** What is chosen, each with what removes it: one stop of the keyboard, arrows from one to the next. */
export function Tags({ options, words, onRemove, ref }: TagsProps): ReactNode {
  return (
    <TagGroup
      ref={ref}
      aria-label={words.chosen}
      // An open list hides the rest of the page from screen readers: what is chosen stays to be read.
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
