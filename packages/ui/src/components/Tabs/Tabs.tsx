import { CircleAlert } from 'lucide-react';
import { createContext, type FC, type ReactNode, use } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import { useIsPrinting } from '../../internal/useIsPrinting.ts';
import { bringIntoSight } from './bringIntoSight.ts';
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
    content: ReactNode;
  }[];
  /** Id of the tab in sight. */
  selected: string;
  onSelect: (id: string) => void;
}

type Item = TabsProps['items'][number];
type FrameProps = Omit<TabsProps, 'items'> & {
  items: readonly (Pick<Item, 'id' | 'label' | 'errors'> & { count: number | undefined })[];
};

const ItemsContext = createContext<readonly Item[]>([]);

function Content({ id }: { id: string }): ReactNode {
  return use(ItemsContext).find((item) => item.id === id)?.content;
}

/** The tabs without their content, which changes at each key typed in it. */
const Frame: FC<FrameProps> = steady(function Frame({ label, items, selected, onSelect }: FrameProps): ReactNode {
  const isPrinting = useIsPrinting();
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))} keyboardActivation="manual">
      <TabRow>
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} ref={item.id === selected ? bringIntoSight : null} className={styles.tab}>
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{item.count}</span>}
              {item.errors && (
                <span className={styles.errors}>
                  <CircleAlert size={16} role="img" aria-label={item.errors.label} />
                  <span aria-hidden="true">{item.errors.count}</span>
                </span>
              )}
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

/** Parts of one page, one in sight at a time; a part with faults says how many. */
export function Tabs({ items, ...frame }: TabsProps): ReactNode {
  return (
    <ItemsContext value={items}>
      <Frame {...frame} items={items.map(({ id, label, count, errors }) => ({ id, label, count, errors }))} />
    </ItemsContext>
  );
}
