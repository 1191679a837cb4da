import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmationDialogProps {
  title: string;
  /** What will follow; read out with the title. */
  message?: string;
  confirmLabel: string;
  /** Without it there is only one answer. */
  cancelLabel?: string;
  /** Name of a cross at the top, which answers as Escape does. */
  closeLabel?: string;
  /** The confirmed action destroys something. @default false */
  isDanger?: boolean;
  /** The confirmed action is under way. @default false */
  isBusy?: boolean;
  isOpen: boolean;
  onConfirm: () => void;
  /** Called by Escape too. */
  onCancel: () => void;
  /** A field to fill before answering; it then takes the focus itself. */
  children?: ReactNode;
}

/** Asks before something happens; the focus is on the safe answer. */
export function ConfirmationDialog({
  title,
  message,
  confirmLabel,
  cancelLabel,
  closeLabel,
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
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onCancel}
      closeLabel={closeLabel}
      role="alertdialog"
      actions={actions}
    >
      {message && (
        <Text slot="description" elementType="p">
          {message}
        </Text>
      )}
      {children}
    </Dialog>
  );
}
