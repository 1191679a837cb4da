import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { bringIntoSight } from './bringIntoSight.ts';
import * as styles from './Tabs.css.ts';

export interface TabsProps {
  /** What the tabs divide. */
  label: string;
  items: readonly {
    id: string;
    label: string;
    /** How many things the tab holds. */
    count?: number;
    /** Number of faults in the tab, with the words that say it. */
    errors?: { count: number; label: string } | undefined;
    content: ReactNode;
  }[];
  /** Id of the tab in sight. */
  selected: string;
  onSelect: (id: string) => void;
}

/** Parts of one page, one in sight at a time; a part with faults says how many. */
export function Tabs({ label, items, selected, onSelect }: TabsProps): ReactNode {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))} keyboardActivation="manual">
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
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={styles.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
