import { ChevronDown, MoveRight, UserRoundCog } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/DisclosureGroup';
import { wholeNumbers } from '../../internal/wholeNumbers.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TrailList.css.ts';

/** A field that an act changed; null where there was or is nothing. */
export interface TrailChange {
  field: string;
  before: string | null;
  after: string | null;
}

export interface TrailEntry {
  key: string;
  date: string;
  /** With its seconds. */
  time: string;
  who: string;
  /** Their role and where, a line each. */
  whoDetails?: readonly string[];
  /** Under whose name it was done, such as « à la place de Sophie Marchal ». */
  actingAs?: string | undefined;
  act: string;
  /** What it is about. */
  about?: ReactNode;
  changes: readonly TrailChange[];
  /** What proves it: its request, its hash. */
  proof: ReactNode;
}

export interface TrailListProps {
  /** Names the list. */
  label: string;
  entries: readonly TrailEntry[];
  words: {
    field: string;
    before: string;
    after: string;
    /** Shown for nothing, such as « — », and said for it. */
    none: string;
    noneText: string;
    /** Such as « Détail de l’acte ». */
    open: (entry: TrailEntry) => string;
  };
}

type Words = TrailListProps['words'];

/** The first change on the line itself: what was, struck through, and what is; of what is only told, its name. */
function Change({ change: { field, before, after }, words }: { change: TrailChange; words: Words }): ReactNode {
  const none = (
    <>
      <span aria-hidden="true">{words.none}</span>
      <VisuallyHidden>{words.noneText}</VisuallyHidden>
    </>
  );
  if (before === null) {
    return (
      <p className={styles.change}>
        {`${field}\u00A0:`} <span className={styles.after}>{after === null ? none : wholeNumbers(after)}</span>
      </p>
    );
  }
  return (
    <p className={styles.change}>
      <VisuallyHidden>{`${field}, ${words.before} : `}</VisuallyHidden>
      <s className={styles.before}>{wholeNumbers(before)}</s>
      <MoveRight size={16} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
      <VisuallyHidden>{`, ${words.after} : `}</VisuallyHidden>
      <span className={styles.after}>{after === null ? none : wholeNumbers(after)}</span>
    </p>
  );
}

function Changes({ changes, words }: { changes: readonly TrailChange[]; words: Words }): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.cell}>
            {words.field}
          </th>
          <th scope="col" className={styles.cell}>
            {words.before}
          </th>
          <th scope="col" className={styles.cell}>
            {words.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" className={styles.cell}>
              {field}
            </th>
            <td className={styles.cell}>
              {before === null ? words.none : <s className={styles.before}>{wholeNumbers(before)}</s>}
            </td>
            <td className={styles.cell}>
              <span className={styles.after}>{after === null ? words.none : wholeNumbers(after)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Who did what, when, in whose place, and what it changed: one act a line, which opens on all its fields and its proof.
 * @since 0.3.0
 */
export function TrailList({ label, entries, words }: TrailListProps): ReactNode {
  return (
    <ol aria-label={label} className={styles.list}>
      {entries.map((entry) => {
        const { key, date, time, who, whoDetails = [], actingAs, act, about, changes, proof } = entry;
        const [first] = changes;
        return (
          <li key={key} className={styles.line} {...(actingAs === undefined ? {} : { 'data-acting': true })}>
            <Disclosure className={styles.entry}>
              <p className={styles.when}>
                {date} <span className={styles.time}>{time}</span>
              </p>
              <div className={styles.who}>
                <p className={styles.name}>{who}</p>
                {whoDetails.map((detail) => (
                  <p key={detail} className={styles.detail}>
                    {detail}
                  </p>
                ))}
                {actingAs !== undefined && (
                  <p className={styles.acting}>
                    <UserRoundCog size={16} strokeWidth={1.75} aria-hidden="true" />
                    {actingAs}
                  </p>
                )}
              </div>
              <div className={styles.what}>
                <p className={styles.name}>{wholeNumbers(act)}</p>
                {about !== undefined && <div className={styles.detail}>{about}</div>}
                {first !== undefined && (
                  <div className={styles.summary}>
                    <Change change={first} words={words} />
                  </div>
                )}
                <DisclosurePanel className={styles.panel}>
                  {changes.length > 0 && <Changes changes={changes} words={words} />}
                  <div className={styles.detail}>{proof}</div>
                </DisclosurePanel>
              </div>
              <Button slot="trigger" aria-label={words.open(entry)} className={styles.open}>
                <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.chevron} />
              </Button>
            </Disclosure>
          </li>
        );
      })}
    </ol>
  );
}
