import { type ReactNode, useState } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';

export interface ProgressDialogProps {
  title: string;
  isOpen: boolean;
  /** One line per call; without a value nothing is known of it yet. */
  items: readonly { key: string; label: string; value?: number | undefined; valueLabel: string }[];
}

/** The calls under way, when they last (specification, section 2). */
export function ProgressDialog({ title, isOpen, items }: ProgressDialogProps): ReactNode {
  // What was under way stays written while the dialog leaves.
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
