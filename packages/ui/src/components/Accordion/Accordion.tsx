import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import * as styles from './Accordion.css.ts';

export interface AccordionProps {
  /** `id` is that of the title in the page, so that an address may lead there. */
  items: readonly {
    id: string;
    title: string;
    content: ReactNode;
    /** A state at the end of its title. */
    end?: ReactNode;
  }[];
  /** Level of the titles in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** Ids of those open at first. @default [] */
  openAtFirst?: readonly string[];
  /** Takes the id of one that was just opened. */
  onOpen?: (id: string) => void;
}

/**
 * Titles that open on their text; several may be open, and the browser's search finds closed text.
 * @since 0.1.0
 */
export function Accordion({ items, level = 3, openAtFirst = [], onOpen }: AccordionProps): ReactNode {
  const Title = `h${level}` as const;
  const [open, setOpen] = useState<ReadonlySet<string | number>>(new Set(openAtFirst));
  const change = (next: ReadonlySet<string | number>) => {
    setOpen(next);
    for (const id of next) if (!open.has(id)) onOpen?.(String(id));
  };
  return (
    <DisclosureGroup allowsMultipleExpanded expandedKeys={open} onExpandedChange={change}>
      {items.map(({ id, title, content, end }) => (
        <Disclosure key={id} id={id} className={styles.item}>
          <Title id={id} className={styles.title}>
            <Button slot="trigger" className={styles.button}>
              <span className={styles.words}>{wholeNumbers(title)}</span>
              {end !== undefined && <span className={styles.end}>{end}</span>}
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
            </Button>
          </Title>
          <DisclosurePanel className={styles.panel}>
            <div className={styles.content}>{wholeNumbers(content)}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  );
}
