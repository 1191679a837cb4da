import { CircleMinus, CirclePlus, Equal, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Comparison.css.ts';
import { type Stretch, wordDifferences } from './wordDifferences.ts';

type State = 'added' | 'removed' | 'changed' | 'same';

export interface ComparisonProps {
  /** What is compared; names the list. */
  label: string;
  fields: readonly {
    key: string;
    label: string;
    /** Null when the version has none. */
    before: string | null;
    after: string | null;
  }[];
  words: Readonly<Record<State, string>> & {
    /** Such as « Avant » and « Après ». */
    before: string;
    after: string;
    /** Shown for a value that a version does not have. */
    none: string;
    /** Said before and after each word that differs, such as « suppression : » and « fin ». */
    removedText: string;
    addedText: string;
    endText: string;
  };
}

const ICONS = { added: CirclePlus, removed: CircleMinus, changed: Pencil, same: Equal };

function stateOf(before: string | null, after: string | null): State {
  if (before === after) return 'same';
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

function Stretches({
  stretches,
  as: Mark,
  startText,
  endText,
}: {
  stretches: readonly Stretch[];
  as: 'del' | 'ins';
  startText: string;
  endText: string;
}): ReactNode {
  return stretches.map(({ text, isOwn }, index) =>
    isOwn ? (
      <Mark key={index} className={Mark === 'del' ? styles.removed : styles.added}>
        <VisuallyHidden>{startText} </VisuallyHidden>
        {text}
        <VisuallyHidden> {endText}</VisuallyHidden>
      </Mark>
    ) : (
      text
    ),
  );
}

function Sides({
  before,
  after,
  words,
}: Omit<ComparisonProps['fields'][number], 'key' | 'label'> & Pick<ComparisonProps, 'words'>) {
  const none = <span className={styles.nothing}>{words.none}</span>;
  const cut =
    before !== null && after !== null && before !== after
      ? wordDifferences(before, after)
      : { before: [{ text: before ?? '', isOwn: false }], after: [{ text: after ?? '', isOwn: false }] };
  const { endText } = words;
  return (
    <dl className={styles.sides}>
      <div>
        <dt className={styles.term}>{words.before}</dt>
        <dd className={styles.value}>
          {before === null ? (
            none
          ) : (
            <Stretches stretches={cut.before} as="del" startText={words.removedText} endText={endText} />
          )}
        </dd>
      </div>
      <div>
        <dt className={styles.term}>{words.after}</dt>
        <dd className={styles.value}>
          {after === null ? (
            none
          ) : (
            <Stretches stretches={cut.after} as="ins" startText={words.addedText} endText={endText} />
          )}
        </dd>
      </div>
    </dl>
  );
}

/**
 * Two versions of the same facts side by side, each difference in words.
 * @since 0.1.0
 */
export function Comparison({ label, fields, words }: ComparisonProps): ReactNode {
  return (
    <ul aria-label={label} className={styles.list}>
      {fields.map((field) => {
        const state = stateOf(field.before, field.after);
        const Icon = ICONS[state];
        return (
          <li key={field.key} className={styles.item}>
            <div className={styles.head}>
              <span className={styles.name}>{field.label}</span>
              <span className={styles.state} data-state={state}>
                <Icon size={16} strokeWidth={2} aria-hidden="true" />
                {words[state]}
              </span>
            </div>
            {state === 'same' ? (
              <p className={styles.value}>{field.before ?? words.none}</p>
            ) : (
              <Sides before={field.before} after={field.after} words={words} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
