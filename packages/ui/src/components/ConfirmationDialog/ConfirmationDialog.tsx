import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

/** What is asked, and the answers. */
export interface ConfirmationWords {
  title: string;
  /** What will happen; read out with the title. */
  message?: string;
  confirmLabel: string;
  /** Without it there is only one answer. */
  cancelLabel?: string;
  /** Name of a cross at the top, which acts as Escape. */
  closeLabel?: string;
}

export interface ConfirmationDialogProps extends ConfirmationWords {
  /** The confirmed action destroys something. @default false */
  isDanger?: boolean;
  /** The confirmed action is under way: the dialog stays until its end. @default false */
  isBusy?: boolean;
  isOpen: boolean;
  onConfirm: () => void;
  /** Also called by Escape. */
  onCancel: () => void;
  /** A field to fill before answering; it then takes the focus. */
  children?: ReactNode;
}

/** Selects the control to focus in an invalid field. */
const FAULTY = '[data-invalid] :is(input, textarea, button):not([type="hidden"], [tabindex="-1"])';

/**
 * Asks before something happens; focuses the safe answer, then the first invalid field once confirmed.
 * @since 0.1.0
 */
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
    // After React has marked the invalid fields.
    requestAnimationFrame(() => dialog?.querySelector<HTMLElement>(FAULTY)?.focus());
  };
  const actions = (
    <>
      {cancelLabel && (
        <Button onPress={onCancel} isDisabled={isBusy} autoFocus={children === undefined}>
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
      onClose={() => !isBusy && onCancel()}
      closeLabel={closeLabel}
      role="alertdialog"
      actions={actions}
    >
      {children}
    </Dialog>
  );
}
