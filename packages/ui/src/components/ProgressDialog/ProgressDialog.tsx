import { type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';

export interface ProgressDialogProps {
  title: string;
  isOpen: boolean;
  /** One line per call; without a value its progress is unknown. */
  items: readonly { key: string; label: string; value?: number | undefined; valueLabel: string }[];
}

/**
 * The calls under way, once they take long (R44).
 * @since 0.1.0
 */
export function ProgressDialog({ title, isOpen, items }: ProgressDialogProps): ReactNode {
  // Keeps the last items in sight while the dialog closes.
  const [shown, setShown] = useState(items);
  if (isOpen && shown !== items) setShown(items);
  return (
    <Dialog title={title} isOpen={isOpen}>
      {shown.map(({ key, ...item }) => (
        <ProgressBar key={key} {...item} />
      ))}
    </Dialog>
  );
}
