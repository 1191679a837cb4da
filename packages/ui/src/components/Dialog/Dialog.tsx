import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { scrim } from '../../internal/scrim.css.ts';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

/** What leaves a dialog without an answer: Escape, and a cross when it has a name. */
export type DialogLeaving =
  | { onClose?: undefined; closeLabel?: undefined }
  | { onClose: () => void; closeLabel?: string | undefined };

export type DialogProps = DialogLeaving & {
  /** The question; names the dialog. */
  title: string;
  isOpen: boolean;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/** A question over the page: it holds the focus and gives it back. */
export function Dialog({
  title,
  isOpen,
  onClose,
  closeLabel,
  actions,
  role = 'dialog',
  children,
}: DialogProps): ReactNode {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={false}
      isKeyboardDismissDisabled={onClose === undefined}
      className={`${scrim} ${styles.place}`}
    >
      <Modal className={styles.modal}>
        <AriaDialog role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            {onClose !== undefined && closeLabel !== undefined && (
              <span className={styles.close}>
                <IconButton icon={X} size="small" label={closeLabel} onPress={onClose} />
              </span>
            )}
          </div>
          {children}
          {actions && (
            <div className={styles.actions}>
              <ButtonGroup align="end">{actions}</ButtonGroup>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
