import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Gap } from '../../internal/Gap.tsx';
import { Divider } from '../Divider/Divider.tsx';
import * as styles from './SideNavigation.css.ts';

export interface NavigationItem {
  href: string;
  label: string;
  icon: LucideIcon;
  /** How many items wait there; 0 is not shown. */
  count?: number | undefined;
  isCurrent: boolean;
}

/** Entries that belong together, under a name that folds them. */
export interface NavigationGroup {
  id: string;
  label: string;
  items: readonly NavigationItem[];
}

export interface SideNavigationProps {
  /** Names the navigation, as a page holds several. */
  label: string;
  items: readonly NavigationItem[];
  /** After the entries that stand alone. */
  groups?: readonly NavigationGroup[];
  /** Ids of the folded groups: of such a group only the entry where one is stays in sight, and what waits is counted at its name. */
  folded?: readonly string[];
  onFold?: (folded: readonly string[]) => void;
  /** Help entries, after a hairline. */
  helpItems?: readonly NavigationItem[];
}

function Count({ of }: { of: number | undefined }): ReactNode {
  if (of === undefined || of === 0) return null;
  return (
    <>
      <Gap />
      <span className={styles.count}>{of}</span>
    </>
  );
}

function Items({
  items,
  id,
  isFolded = false,
}: {
  items: readonly NavigationItem[];
  id?: string;
  isFolded?: boolean;
}): ReactNode {
  return (
    <ul id={id}>
      {items.map(({ href, label, icon: Icon, count, isCurrent }) => (
        <li key={href} {...(isFolded && !isCurrent ? { className: styles.foldedItem } : {})}>
          <Link href={href} className={styles.item} {...(isCurrent ? { 'aria-current': 'page' } : {})}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span className={styles.words}>{label}</span>
            <Count of={count} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Group({
  group: { label, items },
  isFolded,
  onFold,
}: {
  group: NavigationGroup;
  isFolded: boolean;
  onFold: () => void;
}): ReactNode {
  const id = useId();
  return (
    <>
      <div className={styles.groupLine}>
        <Divider />
      </div>
      <Button className={styles.group} aria-expanded={!isFolded} aria-controls={id} onPress={onFold}>
        <span className={styles.groupWords}>{label}</span>
        {isFolded && <Count of={items.reduce((sum, { count = 0 }) => sum + count, 0)} />}
        <ChevronDown size={16} strokeWidth={2} aria-hidden="true" className={styles.chevron} />
      </Button>
      <Items id={id} items={items} isFolded={isFolded} />
    </>
  );
}

/**
 * The navigation between the areas of a role.
 * @since 0.1.0
 */
export function SideNavigation({
  label,
  items,
  groups = [],
  folded = [],
  onFold,
  helpItems = [],
}: SideNavigationProps): ReactNode {
  return (
    <nav aria-label={label}>
      <Items items={items} />
      {groups.map((group) => {
        const isFolded = folded.includes(group.id);
        const others = folded.filter((id) => id !== group.id);
        return (
          <Group
            key={group.id}
            group={group}
            isFolded={isFolded}
            onFold={() => onFold?.(isFolded ? others : [...others, group.id])}
          />
        );
      })}
      {helpItems.length > 0 && (
        <>
          <div className={styles.line}>
            <Divider />
          </div>
          <Items items={helpItems} />
        </>
      )}
    </nav>
  );
}
