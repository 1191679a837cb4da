import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHeightProperty } from '../../internal/useHeightProperty.ts';
import { Drawer } from '../Drawer/Drawer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import * as styles from './AppShell.css.ts';
import { useWhenWide } from './useWhenWide.ts';

/** What stands in the header, and above it. */
export interface HeaderParts {
  /** Wordmark, at the left of the header. */
  start: ReactNode;
  /** The current role, after the wordmark; on a phone, at the top of the drawer. */
  role?: ReactNode;
  /** The `SearchCommand`, before the account: its results hang from it to the end of the header. */
  search?: ReactNode;
  /** Account and alerts, at the right of the header. */
  end: ReactNode;
  /** What must be known on every page, such as in whose name one works: above the header, which it pushes down. */
  banner?: ReactNode;
}

export interface AppShellProps extends HeaderParts {
  navigation: ReactNode;
  footer: ReactNode;
  words: { skipLink: string; openMenu: string; closeMenu: string; navigation: string };
  /** Changes at each navigation, which closes the drawer. */
  locationKey: string;
  children: ReactNode;
}

/** The header; on a phone, with the button to the navigation. */
function Header({ start, role, search, end, banner, children }: HeaderParts & { children: ReactNode }): ReactNode {
  const header = useHeightProperty('--habilis-header-height');
  return (
    <header ref={header} className={styles.top}>
      {banner}
      <div className={styles.header}>
        <span className={styles.onlyNarrow}>{children}</span>
        {start}
        <div className={styles.role}>{role}</div>
        <span className={styles.grow} />
        <div className={styles.tail}>
          {search}
          {end}
        </div>
      </div>
    </header>
  );
}

/**
 * The page of a signed-in person: header, navigation (a drawer under 64rem), content, footer.
 * @since 0.1.0
 */
export function AppShell({
  role,
  navigation,
  footer,
  words,
  locationKey,
  children,
  ...parts
}: AppShellProps): ReactNode {
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === locationKey;
  const close = () => setOpenAt(null);
  useWhenWide(close);
  return (
    <>
      <SkipLink targetId="contenu">{words.skipLink}</SkipLink>
      <Header {...parts} role={role}>
        <IconButton icon={Menu} label={words.openMenu} aria-expanded={isOpen} onPress={() => setOpenAt(locationKey)} />
      </Header>
      <Drawer
        placement="start"
        title={words.navigation}
        lead={<div className={styles.drawerRole}>{role}</div>}
        closeLabel={words.closeMenu}
        isOpen={isOpen}
        onClose={close}
      >
        {navigation}
      </Drawer>
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
