import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as styles from './DocumentViewer.css.ts';

type Props = {
  readonly words: readonly [title: string, description: string];
  readonly action?: { readonly label: string; readonly onPress: () => void };
};

/** Why nothing of a document is shown, and what can be done instead. */
export function ViewerState({ words: [title, description], action }: Props): ReactNode {
  return (
    <div className={styles.told}>
      <EmptyState
        icon={FileX2}
        title={title}
        description={description}
        action={action && <Button onPress={action.onPress}>{action.label}</Button>}
      />
    </div>
  );
}
