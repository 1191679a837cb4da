import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import * as styles from './EditableGrid.css.ts';
import type { GridFault, GridTone } from './GridRow.ts';

/** The icon of each tone; it is always beside a word. */
export const TONE_ICONS = { success: CircleCheck, danger: CircleAlert, warning: TriangleAlert } as const;

const iconOf = (tone: GridTone): ReactNode => {
  const Icon = TONE_ICONS[tone];
  return <Icon size={16} strokeWidth={2} aria-hidden="true" className={styles.icon} data-tone={tone} />;
};

// The same elements each time: a key typed in a row does not draw its icons again.
const DRAWN: Readonly<Record<GridTone, ReactNode>> = {
  success: iconOf('success'),
  danger: iconOf('danger'),
  warning: iconOf('warning'),
};

/** A tone as an icon and its words. */
export function Toned({ tone, children }: { tone: GridTone; children: ReactNode }): ReactNode {
  return (
    <>
      {DRAWN[tone]}
      {children}
    </>
  );
}

interface FaultProps {
  fault: GridFault;
  lineId?: string;
  /** Whether its buttons are stops of the Tab key, as on a card. */
  isTabbed: boolean;
  onAct: (faultId: string, actionId: string) => void;
}

/** What can be answered to a fault. */
export function FaultActions({ fault: { id, actions = [] }, lineId, isTabbed, onAct }: FaultProps): ReactNode {
  return actions.map(({ id: actionId, label, icon: Icon }) => (
    <button
      key={actionId}
      type="button"
      data-fault-action=""
      tabIndex={isTabbed ? undefined : -1}
      className={Icon ? styles.answer : styles.link}
      aria-describedby={lineId}
      onClick={() => onAct(id, actionId)}
    >
      {Icon && <Icon size={16} strokeWidth={2} aria-hidden="true" />}
      {label}
    </button>
  ));
}

/** What is wrong, its remedy and what can be answered; its buttons are reached from its cell. */
export function FaultWords(props: FaultProps & { lineId: string }): ReactNode {
  const { tone, title, remedy } = props.fault;
  return (
    <>
      <span id={props.lineId} className={styles.words}>
        <Toned tone={tone}>
          <strong className={styles.title} data-tone={tone}>
            {title}
          </strong>
        </Toned>
        {remedy !== undefined && <span>{remedy}</span>}
      </span>
      <FaultActions {...props} />
    </>
  );
}

/** A fault, its cell's column and the one where its line begins, from 0. */
export interface PlacedFault {
  fault: GridFault;
  column: number;
  start: number;
}

/** The lines under a row: those of the cells on the right first, so that no rail crosses words; one that begins further left ends at its rail. */
export function FaultLines({
  faults,
  lineId,
  onAct,
}: {
  faults: readonly PlacedFault[];
  lineId: (fault: GridFault) => string;
  onAct: (faultId: string, actionId: string) => void;
}): ReactNode {
  const ordered = faults.toSorted((one, other) => other.start - one.start || other.column - one.column);
  return ordered.map(({ fault, column, start }, line) => {
    // The rail would cross the words of a line above that begins on its left.
    const isCrossing = ordered.slice(0, line).some((above) => above.start <= column);
    const isUnder = start === column;
    return (
      <Fragment key={fault.id}>
        <span
          aria-hidden="true"
          className={styles.rail}
          data-tone={fault.tone}
          data-ends={isUnder ? undefined : ''}
          style={{
            gridColumnStart: column + 2,
            gridRow: `${isCrossing ? line + 1 : 1} / ${line + 2}`,
          }}
        />
        <span
          className={styles.line}
          data-column={fault.column}
          data-ends={isUnder ? undefined : ''}
          style={{ gridColumn: `${start + 2} / ${isUnder ? -1 : column + 3}`, gridRow: line + 1 }}
        >
          <FaultWords fault={fault} lineId={lineId(fault)} isTabbed={false} onAct={onAct} />
        </span>
      </Fragment>
    );
  });
}
