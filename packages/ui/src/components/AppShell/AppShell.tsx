import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './AppShell.css.ts';

export interface AppShellProps {
  /** Wordmark, at the left of the header. */
  start: ReactNode;
  /** The role in force, behind the wordmark; on a phone, at the head of the drawer. */
  role?: ReactNode;
  /** Account and alerts, at its right. */
  end: ReactNode;
  navigation: ReactNode;
  footer: ReactNode;
  words: { skipLink: string; openMenu: string; closeMenu: string; navigation: string };
  /** Changes at each navigation, which closes the drawer. */
  locationKey: string;
  children: ReactNode;
}

/** The page of those who are signed in: header, navigation (a drawer under 64rem), content, footer. */
export function AppShell({
  start,
  role,
  end,
  navigation,
  footer,
  words,
  locationKey,
  children,
}: AppShellProps): ReactNode {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === locationKey;
  return (
    <>
      <SkipLink targetId="contenu">{words.skipLink}</SkipLink>
      <header className={styles.header}>
        <span className={styles.onlyNarrow}>
          <IconButton
            icon={Menu}
            label={words.openMenu}
            aria-expanded={isOpen}
            onPress={() => setOpenAt(locationKey)}
          />
        </span>
        {start}
        <div className={styles.role}>{role}</div>
        <span className={styles.grow} />
        {end}
      </header>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={(open) => !open && setOpenAt(null)}
        isDismissable
        className={styles.drawerScrim}
      >
        <Modal>
          <Dialog aria-label={words.navigation} className={styles.drawer}>
            <div className={styles.drawerHead}>
              <div className={styles.drawerRole}>{role}</div>
              <IconButton icon={X} label={words.closeMenu} onPress={() => setOpenAt(null)} />
            </div>
            {navigation}
          </Dialog>
        </Modal>
      </ModalOverlay>
      <div className={styles.body}>
        <div className={styles.side}>
          <div className={styles.sticky}>{navigation}</div>
        </div>
        <div className={styles.column}>
          <main id="contenu" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <footer className={styles.footer}>{footer}</footer>
        </div>
      </div>
    </>
  );
}
