import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { input } from '../../internal/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './DocumentViewer.css.ts';
import type { DocumentViewerWords } from './DocumentViewerWords.ts';

type Props = {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Goes to the next match, or to the previous one. */
  readonly onStep: (direction: 1 | -1) => void;
  readonly onClose: () => void;
  /** Which match is shown of how many; null while nothing is looked for. */
  readonly told: string | null;
  readonly words: DocumentViewerWords;
};

/** Looks for words in the document; Enter goes on, Shift with Enter goes back, Escape closes. */
export function FindBar({ value, onChange, onStep, onClose, told, words }: Props): ReactNode {
  return (
    <div role="search" className={styles.tools}>
      <SearchField aria-label={words.find} value={value} onChange={onChange} autoFocus>
        <Input
          className={input({ size: 'small' })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            else if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          }}
        />
      </SearchField>
      <IconButton size="small" icon={ArrowUp} label={words.findPrevious} onPress={() => onStep(-1)} />
      <IconButton size="small" icon={ArrowDown} label={words.findNext} onPress={() => onStep(1)} />
      <span role="status" className={styles.description}>
        {told}
      </span>
      <span className={styles.grow} />
      <IconButton size="small" icon={X} label={words.closeFind} onPress={onClose} />
    </div>
  );
}
