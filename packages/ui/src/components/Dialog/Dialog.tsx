import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { RootMark } from '../../internal/RootMark.tsx';
import { scrim } from '../../internal/scrim.css.ts';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { Form } from '../Form/Form.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

/** How a dialog is left without an answer: Escape, and a cross when it has a name. */
export type DialogLeaving =
  | { onClose?: undefined; closeLabel?: undefined }
  | { onClose: () => void; closeLabel?: string | undefined };

export type DialogProps = DialogLeaving & {
  /** The question; names the dialog. */
  title: string;
  /** What it is about, by its name; read out with the title. */
  about?: string | undefined;
  /** What will follow; read out with the title. */
  message?: string | undefined;
  isOpen: boolean;
  /** Buttons, the safe one first; they stay in sight under the content. */
  actions?: ReactNode;
  /** Makes it a form: called on Enter in a field and by the submit button of `actions`. */
  onSubmit?: () => void;
  /** @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
};

/**
 * A question over the page: it takes the focus and gives it back.
 * @since 0.1.0
 */
export function Dialog({
  title,
  about,
  message,
  isOpen,
  onClose,
  closeLabel,
  actions,
  onSubmit,
  role = 'dialog',
  children,
}: DialogProps): ReactNode {
  const answered = (
    <>
      <DialogBody title={title}>
        {(about !== undefined || message !== undefined) && (
          <Text slot="description" elementType="div">
            {about !== undefined && <p className={styles.about}>{wholeNumbers(about)}</p>}
            {message !== undefined && <p>{wholeNumbers(message)}</p>}
          </Text>
        )}
        {wholeNumbers(children)}
      </DialogBody>
      {actions && (
        <div className={styles.foot}>
          <ButtonGroup align="end">{actions}</ButtonGroup>
        </div>
      )}
    </>
  );
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose?.()}
      isDismissable={false}
      isKeyboardDismissDisabled={onClose === undefined}
      className={`${scrim} ${styles.place}`}
    >
      <RootMark mark="data-veiled" />
      <Modal className={styles.modal}>
        <AriaDialog role={role} className={styles.dialog}>
          <div className={styles.head}>
            <Heading slot="title" level={2} className={styles.title}>
              {wholeNumbers(title)}
            </Heading>
            {onClose !== undefined && closeLabel !== undefined && (
              <span className={styles.close}>
                <IconButton icon={X} size="small" label={closeLabel} onPress={onClose} />
              </span>
            )}
          </div>
          {onSubmit === undefined ? answered : <Form onSubmit={onSubmit}>{answered}</Form>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
