import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useAnnounceChange } from '../../internal/useAnnounceChange.ts';
import { useInlineSize } from '../../internal/useInlineSize.ts';
import { button } from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { activeFilters, type Filter, type FilterValues } from './Filter.ts';
import * as styles from './FilterBar.css.ts';
import { FilterField } from './FilterField.tsx';

export type { Filter, FilterValues } from './Filter.ts';

export interface FilterBarProps {
  /** Name of the group, and title of the sheet. */
  label: string;
  filters: readonly Filter[];
  /** A plain value, which the page keeps in its address. */
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  /** Why a value was not used, by the key of its filter. */
  faults?: Readonly<Record<string, string>>;
  /** Such as « 12 demandes »; said aloud when it changes. */
  resultLabel?: string;
  /** Whether the list shows the count itself; here it is then only said aloud. @default false */
  isResultHidden?: boolean;
  words: {
    /** Such as « Tout effacer ». */
    clear: string;
    /** Name of the list of active filters. */
    active: string;
    /** Such as « Retirer Niveau : SST, acteur ». */
    remove: (filter: string) => string;
    /** Opens the sheet, such as « Filtres (2) ». */
    open: (count: number) => string;
    /** Name of the cross that closes the sheet. */
    close: string;
    /** Opens the filters after the fourth, such as « Plus de filtres (2) » where two of them act; without it, all are in sight. */
    more?: (count: number) => string;
    /** Closes the sheet to show the list, such as « Voir 12 demandes ». */
    show: string;
  };
}

/** Under this width the fields go into a sheet. */
const LEAST = 600;
/** Filters always in sight. */
const FIRST = 4;

interface DisclosureProps {
  label: ReactNode;
  /** The id of what it shows. */
  controls: string;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Shows or hides the filters after the first ones. */
function Disclosure({ label, controls, isOpen, onChange }: DisclosureProps): ReactNode {
  return (
    <AriaButton
      className={button({ variant: 'secondary', size: 'small' })}
      aria-expanded={isOpen}
      aria-controls={controls}
      onPress={() => onChange(!isOpen)}
    >
      <SlidersHorizontal size={16} strokeWidth={2} aria-hidden="true" />
      {label}
    </AriaButton>
  );
}

/**
 * The filters of a list, their current values and the number of results; a sheet on a phone.
 * @since 0.1.0
 */
export function FilterBar({
  label,
  filters,
  values,
  onChange,
  faults = {},
  resultLabel,
  isResultHidden = false,
  words,
}: FilterBarProps): ReactNode {
  const bar = useRef<HTMLElement>(null);
  useAnnounceChange(resultLabel);
  const width = useInlineSize(bar);
  const othersId = useId();
  const [isOpen, setOpen] = useState(false);
  const active = activeFilters(filters, values);
  const [isWithin, setWithin] = useState(false);
  // A field must not go away while someone types in it, such as when the page is zoomed.
  const isNarrow = width !== undefined && width < LEAST && !isWithin;
  const fieldsOf = (some: readonly Filter[]) =>
    some.map((filter) => (
      <FilterField
        key={filter.key}
        filter={filter}
        value={values[filter.key] ?? []}
        onChange={(value) => onChange({ ...values, [filter.key]: value })}
        errorMessage={faults[filter.key]}
      />
    ));
  const isSplit = words.more !== undefined && filters.length > FIRST;
  const others = isSplit ? filters.slice(FIRST) : [];
  const acting = others.filter(({ key }) => (values[key] ?? []).length > 0).length;
  const isAtFault = others.some(({ key }) => faults[key] !== undefined);
  const [isWhole, setWhole] = useState(isAtFault);
  const clear = () => {
    onChange(Object.fromEntries(filters.map(({ key }) => [key, []])));
    if (!isOpen) bar.current?.focus();
  };
  const clearButton = (
    <Button variant="quiet" size="small" onPress={clear}>
      {words.clear}
    </Button>
  );
  return (
    <search ref={bar} aria-label={label} tabIndex={-1} className={styles.bar}>
      {isNarrow ? (
        <>
          <Button icon={SlidersHorizontal} isFullWidth onPress={() => setOpen(true)}>
            {words.open(active.length)}
          </Button>
          {filters.map(({ key, label: name }) => {
            const fault = faults[key];
            return fault === undefined ? null : <Text key={key} tone="danger">{`${name} : ${fault}`}</Text>;
          })}
          <Drawer
            title={label}
            closeLabel={words.close}
            placement="sheet"
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            actions={
              <>
                {active.length > 0 && <Button onPress={clear}>{words.clear}</Button>}
                <Button variant="primary" onPress={() => setOpen(false)}>
                  {words.show}
                </Button>
              </>
            }
          >
            <div className={styles.stacked}>{fieldsOf(filters)}</div>
          </Drawer>
        </>
      ) : (
        width !== undefined && (
          <div
            className={styles.rows}
            onFocus={() => setWithin(true)}
            onBlur={({ currentTarget, relatedTarget }) => setWithin(currentTarget.contains(relatedTarget))}
          >
            <div className={styles.first}>
              <div className={styles.fields}>{fieldsOf(isSplit ? filters.slice(0, FIRST) : filters)}</div>
              {isSplit && (
                <Disclosure label={words.more?.(acting)} controls={othersId} isOpen={isWhole} onChange={setWhole} />
              )}
            </div>
            {isSplit && (
              <div id={othersId} hidden={!isWhole} className={styles.fields}>
                {/* Closed, they bring no calendar. */}
                {isWhole && fieldsOf(others)}
              </div>
            )}
          </div>
        )
      )}
      {isResultHidden && <VisuallyHidden>{resultLabel}</VisuallyHidden>}
      {(active.length > 0 || (resultLabel !== undefined && !isResultHidden)) && (
        <div className={styles.answer}>
          {!isResultHidden && <span className={styles.result}>{resultLabel}</span>}
          {active.length > 0 && (
            <>
              <ActiveFilters
                label={words.active}
                removeLabel={words.remove}
                active={active}
                onChange={onChange}
                fallback={bar}
              />
              {clearButton}
            </>
          )}
        </div>
      )}
    </search>
  );
}
