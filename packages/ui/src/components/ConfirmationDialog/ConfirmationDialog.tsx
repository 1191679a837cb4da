import { type ReactNode, useRef } from 'react';
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

/** What takes the focus in a field at fault. */
const FAULTY = '[data-invalid] :is(input, textarea, button):not([type="hidden"], [tabindex="-1"])';

/** Asks before something happens; the focus is on the safe answer, and on the first field at fault once confirmed. */
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
  const confirmButton = useRef<HTMLButtonElement>(null);
  const confirm = () => {
    const dialog = confirmButton.current?.closest('[role="alertdialog"]');
    onConfirm();
    // Once React has written what is at fault.
    requestAnimationFrame(() => dialog?.querySelector<HTMLElement>(FAULTY)?.focus());
  };
  const actions = (
    <>
      {cancelLabel && (
        <Button onPress={onCancel} autoFocus={children === undefined}>
          {cancelLabel}
        </Button>
      )}
      <Button
        ref={confirmButton}
        variant={isDanger ? 'dangerFill' : 'primary'}
        isBusy={isBusy}
        onPress={confirm}
        autoFocus={cancelLabel === undefined}
      >
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      message={message}
      isOpen={isOpen}
      onClose={onCancel}
      closeLabel={closeLabel}
      role="alertdialog"
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
