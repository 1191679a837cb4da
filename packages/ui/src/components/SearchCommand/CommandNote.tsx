import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './SearchCommand.css.ts';

/** Words in the place of results. */
export interface CommandNoteWords {
  title: string;
  description?: string;
}

/** A failed search, and the way to search again. */
export interface CommandFailure {
  message: string;
  retry: string;
  onRetry: () => void;
}

/** What a search says instead of results, or above them. */
export function CommandNote({
  note,
  failure,
  onRetry,
}: {
  note: CommandNoteWords | undefined;
  failure: CommandFailure | undefined;
  onRetry: () => void;
}): ReactNode {
  return (
    <>
      {note !== undefined && (
        <div className={styles.note}>
          <p className={styles.noteTitle}>{note.title}</p>
          {note.description !== undefined && <p className={styles.noteWords}>{note.description}</p>}
        </div>
      )}
      {failure !== undefined && (
        <div className={styles.failure}>
          <TriangleAlert size={20} aria-hidden="true" className={styles.failureIcon} />
          <span role="alert">{failure.message}</span>
          <Button size="small" onPress={onRetry}>
            {failure.retry}
          </Button>
        </div>
      )}
    </>
  );
}
