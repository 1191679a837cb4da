import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './DocumentViewer.css.ts';
import type { DocumentViewerWords } from './DocumentViewerWords.ts';

type Props = {
  readonly page: number;
  readonly count: number;
  readonly onGo: (page: number) => void;
  readonly words: DocumentViewerWords;
};

/** The page in sight, which can be typed; Enter, or leaving the field, goes there. */
export function PageNumber({ page, count, onGo, words }: Props): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const asked = Number.parseInt(typed ?? '', 10);
    setTyped(null);
    if (asked >= 1 && asked <= count) onGo(asked);
  };
  return (
    <>
      <span className={styles.roomy}>
        <IconButton
          size="small"
          icon={ArrowUp}
          label={words.previousPage}
          isDisabled={page <= 1}
          onPress={() => onGo(page - 1)}
        />
        <IconButton
          size="small"
          icon={ArrowDown}
          label={words.nextPage}
          isDisabled={page >= count}
          onPress={() => onGo(page + 1)}
        />
      </span>
      <span className={styles.label}>
        <span className={styles.pageWord}>{words.page}</span>
        <input
          className={styles.pageInput}
          aria-label={`${words.page} ${words.of(count)}`}
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={({ target }) => setTyped(target.value.replaceAll(/\D/gu, ''))}
          onFocus={({ target }) => target.select()}
          onBlur={go}
          onKeyDown={({ key }) => {
            if (key === 'Enter') go();
            if (key === 'Escape') setTyped(null);
          }}
        />
        {words.of(count)}
      </span>
    </>
  );
}
