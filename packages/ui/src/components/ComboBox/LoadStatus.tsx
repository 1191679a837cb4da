import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import type { LoadedOptions } from './useLoadedOptions.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './OptionList.css.ts';
import type { LoadWords } from '../../internal/LoadWords.ts';

export interface LoadStatusProps {
  status: LoadedOptions['status'];
  words: LoadWords & { empty: string };
  onRetry: () => void;
}

/** State of a search for options: announced at each change, and shown when it failed. */
export function LoadStatus({ status, words, onRetry }: LoadStatusProps): ReactNode {
  const said = status === 'loading' || status === 'empty' ? words[status] : '';
  return (
    <>
      <VisuallyHidden>
        {/* An open list hides the rest of the page from screen readers, except what has this mark. */}
        <span role="status" data-live-announcer="true">
          {said}
        </span>
      </VisuallyHidden>
      <div data-live-announcer="true" className={styles.failure}>
        {/* The button is no part of what is said. */}
        <span role="alert" className={styles.words}>
          {status === 'failed' && (
            <>
              <TriangleAlert size={16} aria-hidden="true" className={styles.icon} />
              {words.failed}
            </>
          )}
        </span>
        {status === 'failed' && (
          <Button size="small" variant="quiet" onPress={onRetry}>
            {words.retry}
          </Button>
        )}
      </div>
    </>
  );
}
