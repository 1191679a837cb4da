import { Check, Circle, CircleCheckBig, CircleDot } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useScrollEdges } from '../../internal/useScrollEdges.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ReadingFrame.css.ts';

/** A section of what is read, in its contents. */
export interface ReadingSection {
  id: string;
  title: string;
  /** What is to be known of it, such as how many documents were seen. */
  words?: string;
  /** Whether all of it was seen. */
  isDone: boolean;
  isCurrent: boolean;
  /** Its documents, shown under it while it is the current one. */
  documents?: readonly { id: string; title: string; isDone: boolean; isCurrent: boolean }[];
}

export interface ReadingContentsProps {
  label: string;
  sections: readonly ReadingSection[];
  /** Read after what was seen. */
  doneLabel: string;
  /** The last line, such as how many documents were seen of all. */
  total?: string | undefined;
  onSection: (id: string) => void;
  onDocument: (id: string) => void;
}

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Node({ isDone, isCurrent }: Pick<ReadingSection, 'isDone' | 'isCurrent'>): ReactNode {
  if (isDone) return <CircleCheckBig {...ICON} className={styles.node} />;
  return isCurrent ? (
    <CircleDot {...ICON} className={styles.node} />
  ) : (
    <Circle {...ICON} className={`${styles.node} ${styles.hollow}`} />
  );
}

function Documents({
  documents,
  done,
  onDocument,
}: Pick<ReadingContentsProps, 'onDocument'> & {
  documents: NonNullable<ReadingSection['documents']>;
  /** Read after what was seen. */
  done: ReactNode;
}): ReactNode {
  return (
    <ul className={styles.documents}>
      {documents.map((one) => (
        <li key={one.id}>
          <button
            type="button"
            className={styles.documentLink}
            {...(one.isCurrent ? { 'aria-current': true } : {})}
            onClick={() => onDocument(one.id)}
          >
            {one.isDone ? <Check size={14} aria-hidden="true" /> : <Circle size={12} aria-hidden="true" />}
            <span>
              {one.title}
              {one.isDone && done}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The contents of what is read: its sections as a track, the documents of the one that is read under it. */
export function ReadingContents({
  label,
  sections,
  doneLabel,
  total,
  onSection,
  onDocument,
}: ReadingContentsProps): ReactNode {
  const list = useRef<HTMLOListElement>(null);
  const [watch, { hasBefore, hasAfter }] = useScrollEdges('inline');
  const here = sections.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    const { current } = list;
    if (current === null) return undefined;
    const show = () => current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // A rail becomes a row in a narrower window.
    const observer = new ResizeObserver(show);
    observer.observe(current);
    return () => observer.disconnect();
  }, [here]);
  const done = <VisuallyHidden>{` ${doneLabel}`}</VisuallyHidden>;
  return (
    <nav
      ref={watch}
      aria-label={label}
      className={styles.contents}
      data-before={hasBefore || undefined}
      data-after={hasAfter || undefined}
    >
      <ol ref={list} className={styles.list}>
        {sections.map(({ id, title, words, isDone, isCurrent, documents = [] }) => (
          <li key={id} className={styles.item} data-state={isDone ? 'done' : 'left'}>
            <button
              type="button"
              className={styles.link}
              {...(isCurrent ? { 'aria-current': true } : {})}
              onClick={() => onSection(id)}
            >
              <Node isDone={isDone} isCurrent={isCurrent} />
              <span>
                {title}
                {isDone && done}
                {words !== undefined && <span className={styles.words}>{words}</span>}
              </span>
            </button>
            {isCurrent && documents.length > 0 && (
              <Documents documents={documents} done={done} onDocument={onDocument} />
            )}
          </li>
        ))}
      </ol>
      {total !== undefined && <p className={styles.total}>{total}</p>}
    </nav>
  );
}
