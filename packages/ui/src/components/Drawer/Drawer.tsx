import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { RootMark } from '../../internal/RootMark.tsx';
import { scrim } from '../../internal/scrim.css.ts';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** Names the drawer. */
  title: string;
  /** Shown in place of the title, which is then only heard. */
  lead?: ReactNode;
  closeLabel: string;
  isOpen: boolean;
  /** Called by the cross, by Escape and by a press outside. */
  onClose: () => void;
  /** `start`: navigation, at the edge where reading starts. `sheet`: filters and actions, at the other edge, at the bottom on a phone. */
  placement: 'start' | 'sheet';
  /** Buttons that stay in sight under the content. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the page that comes over it from an edge, takes the focus and gives it back.
 * @since 0.1.0
 */
export function Drawer({
  title,
  lead,
  closeLabel,
  isOpen,
  onClose,
  placement,
  actions,
  children,
}: DrawerProps): ReactNode {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={`${scrim} ${styles.place}`}
    >
      <RootMark mark="data-veiled" />
      <Modal className={styles.panel({ placement })}>
        <Dialog className={styles.dialog} {...(lead === undefined ? {} : { 'aria-label': title })}>
          <div className={styles.head}>
            {lead === undefined ? (
              <Heading slot="title" level={2} className={styles.title}>
                {wholeNumbers(title)}
              </Heading>
            ) : (
              <div className={styles.lead}>{lead}</div>
            )}
            <IconButton icon={X} label={closeLabel} onPress={onClose} />
          </div>
          <div className={styles.body({ padded: placement === 'sheet' })}>{children}</div>
          {actions && (
            <div className={styles.foot}>
              <ButtonGroup align="end">{actions}</ButtonGroup>
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
