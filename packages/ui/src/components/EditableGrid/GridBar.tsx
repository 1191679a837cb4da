import { Redo2, Undo2 } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './EditableGrid.css.ts';
import { Toned } from './FaultLines.tsx';
import { type GridRow, type GridTone, type GridWords, toneOf } from './GridRow.ts';

const TONES: readonly GridTone[] = ['success', 'danger', 'warning'];

/** The counts, each of which shows its rows alone, and the tools; drawn again only when something of them changes. */
export const GridBar = memo(function GridBar({
  rows,
  words,
  shown,
  summary,
  tools,
  onShow,
  onUndo,
  onRedo,
}: {
  rows: readonly GridRow[];
  words: GridWords;
  /** The tone whose rows are shown alone. */
  shown: GridTone | undefined;
  summary: string | undefined;
  tools: ReactNode;
  onShow: (tone: GridTone | undefined) => void;
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}): ReactNode {
  const counts: Record<GridTone, number> = { success: 0, danger: 0, warning: 0 };
  // Counted after what was written shows.
  for (const row of useDeferredValue(rows)) counts[toneOf(row)]++;
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={words.filter} className={styles.counts}>
        {TONES.filter((tone) => counts[tone] > 0 || tone === shown).map((tone) => (
          <button
            key={tone}
            type="button"
            aria-pressed={tone === shown}
            className={styles.count}
            data-tone={tone}
            onClick={() => onShow(tone === shown ? undefined : tone)}
          >
            <Toned tone={tone}>
              <strong>{counts[tone]}</strong> {words.counts[tone](counts[tone])}
            </Toned>
          </button>
        ))}
        {summary !== undefined && <span className={styles.summary}>{summary}</span>}
      </div>
      <div className={styles.tools}>
        <IconButton label={words.undo} icon={Undo2} size="small" isDisabled={!onUndo} onPress={() => onUndo?.()} />
        <IconButton label={words.redo} icon={Redo2} size="small" isDisabled={!onRedo} onPress={() => onRedo?.()} />
        {tools}
      </div>
    </div>
  );
});
