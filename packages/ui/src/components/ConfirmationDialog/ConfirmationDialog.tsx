import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Text } from '../Text/Text.tsx';

export interface ConfirmationDialogProps {
  title: string;
  message?: string;
  confirmLabel: string;
  /** Without it there is only one answer. */
  cancelLabel?: string;
  /** The confirmed action destroys something. @default false */
  isDanger?: boolean;
  isBusy?: boolean;
  isOpen: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** Asks before something happens; the focus is on the safe answer. */
export function ConfirmationDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  isDanger = false,
  isBusy = false,
  isOpen,
  onConfirm,
  onCancel,
  children,
}: ConfirmationDialogProps): ReactNode {
  const actions = (
    <>
      {cancelLabel && (
        <Button onPress={onCancel} autoFocus={children === undefined}>
          {cancelLabel}
        </Button>
      )}
      <Button
        variant={isDanger ? 'dangerFill' : 'primary'}
        isBusy={isBusy}
        onPress={onConfirm}
        autoFocus={cancelLabel === undefined}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onCancel} role="alertdialog" actions={actions}>
      {message && <Text>{message}</Text>}
      {children}
    </Dialog>
  );
}
