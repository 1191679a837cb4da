import { Check, CircleAlert } from 'lucide-react';
import { createContext, type FC, type ReactNode, use } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import { useIsPrinting } from '../../internal/useIsPrinting.ts';
import { bringIntoSight } from './bringIntoSight.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { TabRow } from './TabRow.tsx';
import * as styles from './Tabs.css.ts';

export interface TabsProps {
  /** What the tabs divide. */
  label: string;
  items: readonly {
    id: string;
    label: string;
    /** How many things the tab holds. */
    count?: number;
    /** Number of faults in the tab, and the words for it. */
    errors?: { count: number; label: string } | undefined;
    /** How many fields of the tab are still to fill, and the words for it; a tick when none is. It takes the place of the count; faults take its place. */
    left?: { count: number; label: string } | undefined;
    content: ReactNode;
  }[];
  /** Id of the tab in sight. */
  selected: string;
  onSelect: (id: string) => void;
}

type Item = TabsProps['items'][number];
type FrameProps = Omit<TabsProps, 'items'> & {
  items: readonly (Pick<Item, 'id' | 'label' | 'errors' | 'left'> & { count: number | undefined })[];
};

const ItemsContext = createContext<readonly Item[]>([]);

function Content({ id }: { id: string }): ReactNode {
  return use(ItemsContext).find((item) => item.id === id)?.content;
}

/** What stands after a tab's name: its faults, or what is left to fill, or how many things it holds. */
function Marks({ count, errors, left }: Pick<FrameProps['items'][number], 'count' | 'errors' | 'left'>): ReactNode {
  if (errors)
    return (
      <>
        {count !== undefined && left === undefined && <span className={styles.count}>{count}</span>}
        <span className={styles.errors}>
          <CircleAlert size={16} role="img" aria-label={errors.label} />
          <span aria-hidden="true">{errors.count}</span>
        </span>
      </>
    );
  if (left === undefined) return count === undefined ? null : <span className={styles.count}>{count}</span>;
  if (left.count === 0)
    return <Check size={16} strokeWidth={3} role="img" aria-label={left.label} className={styles.filled} />;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{left.count}</span>
      <VisuallyHidden>{left.label}</VisuallyHidden>
    </span>
  );
}

/** The tabs without their content, which changes at each key typed in it. */
const Frame: FC<FrameProps> = steady(function Frame({ label, items, selected, onSelect }: FrameProps): ReactNode {
  const isPrinting = useIsPrinting();
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(String(key))}
      keyboardActivation="manual"
      // Heard of, a focus or a key in a panel would draw all tabs anew; their rings are their own.
      render={(props) => <div {...props} onFocus={undefined} onBlur={undefined} />}
    >
      <TabRow>
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} ref={item.id === selected ? bringIntoSight : null} className={styles.tab}>
              {item.label}
              <Marks count={item.count} errors={item.errors} left={item.left} />
            </Tab>
          ))}
        </TabList>
      </TabRow>
      {items.map(({ id, label: name }) => (
        <TabPanel key={id} id={id} className={styles.panel} shouldForceMount={isPrinting}>
          <p className={styles.printed}>{name}</p>
          <Content id={id} />
        </TabPanel>
      ))}
    </AriaTabs>
  );
}, isSame);

/**
 * Parts of one page, one in sight at a time; a part with faults says how many.
 * @since 0.1.0
 */
export function Tabs({ items, ...frame }: TabsProps): ReactNode {
  return (
    <ItemsContext value={items}>
      <Frame
        {...frame}
        items={items.map(({ id, label, count, errors, left }) => ({ id, label, count, errors, left }))}
      />
    </ItemsContext>
  );
}
