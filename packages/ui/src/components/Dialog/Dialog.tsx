import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** The question; names the dialog. */
  title: string;
  isOpen: boolean;
  /** Called by Escape; without it the dialog cannot be left so. */
  onClose?: () => void;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/** A question over the page: it holds the focus and gives it back. */
export function Dialog({ title, isOpen, onClose, actions, role = 'dialog', children }: DialogProps): ReactNode {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={false}
      isKeyboardDismissDisabled={onClose === undefined}
      className={styles.scrim}
    >
      <Modal className={styles.modal}>
        <AriaDialog role={role} className={styles.dialog}>
          <Heading slot="title" level={2} className={styles.title}>
            {title}
          </Heading>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
